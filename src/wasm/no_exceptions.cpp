#include <boost/assert/source_location.hpp>
#include <boost/throw_exception.hpp>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <typeinfo>

// Exceptions are disabled in WebAssembly (docs/adr/0004): where Boost or libc++ would throw, which in this engine means
// a bug or out of memory, the module aborts.
namespace boost {

void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }

}  // namespace boost

extern "C" {

void* __cxa_allocate_exception(std::size_t) noexcept { std::abort(); }
void __cxa_throw(void*, std::type_info*, void (*)(void*)) { std::abort(); }
}
