#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "fair/key_stream.h"
#include "match/record.h"

namespace atlantica {

// The luck of a record from its keys: one, or several if the game was continued from another record.
class RecordStream final : public ChanceStream {
 public:
  // Nothing if a key is malformed.
  static std::optional<RecordStream> of(const Record& record);

  // Of a draw in a part that has a key.
  Rng::Seed seed(std::uint64_t n) const override;
  // As verify() takes it; refers to this stream.
  RecordLuck luck() const;

 private:
  struct Part {
    std::uint64_t draws = 0;  // up to the end of the part
    std::optional<KeyStream> stream;
  };

  std::vector<Part> parts_;
};

}  // namespace atlantica
