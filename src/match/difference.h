#pragma once

#include <boost/json/value.hpp>

namespace atlantica {

// The patch that turns `from` into `to`, two JSON documents without nulls: for objects, an object of the names that
// differ, each with its own patch, null if removed (as in a JSON merge patch, RFC 7396); for lists of equal length the
// same with indices as names; otherwise `to` itself.
boost::json::value difference(const boost::json::value& from, const boost::json::value& to);

}  // namespace atlantica
