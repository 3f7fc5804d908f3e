#pragma once

#include <boost/json/value.hpp>

namespace atlantica {

// What makes `to` of `from`, two JSON documents without null in them: for objects an object of the names that differ,
// each with its own difference, null for one that is gone (as in a JSON merge patch, RFC 7396); for lists of one length
// the same with positions as names; for all else `to` itself.
boost::json::value difference(const boost::json::value& from, const boost::json::value& to);

}  // namespace atlantica
