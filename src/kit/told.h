#pragma once

#include <string>
#include <utility>

namespace atlantica {

// An event of this type with its message, and no arguments yet.
template <class Event>
Event plain_event(std::string type, std::string say) {
  Event event;
  event.type = std::move(type);
  event.say = std::move(say);
  return event;
}

}  // namespace atlantica
