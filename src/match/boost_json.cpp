// Compiles Boost.JSON once, here, so that only its headers are needed.
#include <boost/json/src.hpp>
