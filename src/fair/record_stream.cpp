#include "fair/record_stream.h"

#include <algorithm>

namespace atlantica {

std::optional<RecordStream> RecordStream::of(const Record& record) {
  RecordStream made;
  for (const Record::Part& part : parts_of(record)) {
    const auto stream = part.key ? KeyStream::from_hex(*part.key) : std::nullopt;
    if (part.key && !stream) return std::nullopt;
    made.parts_.push_back({draws_in(record.log, part.entries), stream});
  }
  return made;
}

Rng::Seed RecordStream::seed(std::uint64_t n) const {
  const auto part = std::ranges::find_if(parts_, [n](const Part& one) { return n < one.draws; });
  return (part == parts_.end() ? parts_.back() : *part).stream->seed(n);
}

RecordLuck RecordStream::luck() const {
  RecordLuck luck{*this, {}};
  for (const Part& part : parts_) luck.commitments.push_back(part.stream ? part.stream->commitment() : "");
  return luck;
}

}  // namespace atlantica
