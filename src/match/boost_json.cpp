// Boost.JSON is compiled here, once, so that nothing but its headers is needed.
#include <boost/json/src.hpp>
