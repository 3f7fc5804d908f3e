#include <boost/assert/source_location.hpp>
#include <boost/throw_exception.hpp>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <typeinfo>

// WebAssembly has no exceptions here (docs/adr/0004): where Boost or libc++ would throw, which in
// this engine is a bug or the end of memory, the module stops.
namespace boost {

void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }

}  // namespace boost

extern "C" {

void* __cxa_allocate_exception(std::size_t) noexcept { std::abort(); }
void __cxa_throw(void*, std::type_info*, void (*)(void*)) { std::abort(); }
}
