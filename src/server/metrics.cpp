#include "server/metrics.h"

#include <fmt/format.h>

#include <iterator>

namespace atlantica {

namespace {

void write_heading(std::string& text, std::string_view name, std::string_view type, std::string_view help) {
  fmt::format_to(std::back_inserter(text), "# HELP {} {}\n# TYPE {} {}\n", name, help, name, type);
}

template <class Number>
void write_one(std::string& text, std::string_view name, std::string_view type, std::string_view help, Number number) {
  write_heading(text, name, type, help);
  fmt::format_to(std::back_inserter(text), "{} {}\n", name, number);
}

}  // namespace

void Histogram::observe(std::chrono::steady_clock::duration time) {
  const double seconds = std::chrono::duration<double>(time).count();
  std::size_t bucket = 0;
  while (bucket < kBounds.size() && seconds > kBounds[bucket]) ++bucket;
  ++counts_[bucket];
  microseconds_ += static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(time).count());
}

void Histogram::write(std::string& text, std::string_view name, std::string_view help) const {
  write_heading(text, name, "histogram", help);
  const auto out = std::back_inserter(text);
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < kBounds.size(); ++i) {
    count += counts_[i];
    fmt::format_to(out, "{}_bucket{{le=\"{}\"}} {}\n", name, kBounds[i], count);
  }
  count += counts_.back();
  fmt::format_to(out, "{}_bucket{{le=\"+Inf\"}} {}\n", name, count);
  fmt::format_to(out, "{}_sum {:.6f}\n{}_count {}\n", name, static_cast<double>(microseconds_) / 1e6, name, count);
}

Metrics& Metrics::unread() {
  static Metrics metrics;
  return metrics;
}

std::string Metrics::text() const {
  std::string text;
  write_one(text, "atlantica_tables", "gauge", "Tables in memory.", tables.load());
  write_one(text, "atlantica_websockets", "gauge", "Open WebSockets.", websockets.load());
  write_one(text, "atlantica_connections_total", "counter", "Connections accepted.", connections.load());
  write_one(text, "atlantica_http_requests_total", "counter", "HTTP requests read.", requests.load());
  write_one(text, "atlantica_connections_refused_total", "counter",
            "Connections closed at once, over their address's limit.", connections_refused.load());
  write_heading(text, "atlantica_moves_total", "counter", "Moves stored.");
  fmt::format_to(std::back_inserter(text), "atlantica_moves_total{{by=\"player\"}} {}\n", player_moves.load());
  fmt::format_to(std::back_inserter(text), "atlantica_moves_total{{by=\"bot\"}} {}\n", bot_moves.load());
  write_heading(text, "atlantica_refusals_total", "counter", "Errors told over WebSockets, by their code.");
  for (int i = 0; i < kErrorCodes; ++i)
    fmt::format_to(std::back_inserter(text), "atlantica_refusals_total{{code=\"{}\"}} {}\n",
                   name(static_cast<ErrorCode>(i)), refusals[static_cast<std::size_t>(i)].load());
  commits.write(text, "atlantica_commit_seconds", "Time of a transaction, syncing included.");
  write_one(text, "atlantica_committed_requests_total", "counter", "Requests to the store done in transactions.",
            committed.load());
  bot_thinking.write(text, "atlantica_bot_thinking_seconds", "Time a bot took for a decision.");
  return text;
}

}  // namespace atlantica
