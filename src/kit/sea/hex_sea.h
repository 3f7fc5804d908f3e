#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/index.h"
#include "kit/sea/hex_set.h"

namespace atlantica {

// Axial coordinates of a pointy-top hex; the middle row has r = 0.
struct Axial {
  int q = 0;
  int r = 0;

  constexpr bool operator==(const Axial&) const = default;
};

constexpr int hex_distance(Axial a, Axial b) {
  const auto absolute = [](int x) { return x < 0 ? -x : x; };
  const int dq = absolute(b.q - a.q);
  const int dr = absolute(b.r - a.r);
  const int ds = absolute(b.q - a.q + b.r - a.r);
  return dq > dr ? (dq > ds ? dq : ds) : (dr > ds ? dr : ds);
}

// A board of pointy-top hexes in centred rows of the given widths, from the top; neighbouring rows differ by an odd
// number. Hexes are numbered row by row. All tables are computed at compile time.
template <int... Widths>
class HexSea {
 public:
  static constexpr int kRows = sizeof...(Widths);
  static constexpr int kHexes = (Widths + ...);
  static constexpr std::array<int, sizeof...(Widths)> kWidths = {Widths...};
  static constexpr int kNone = -1;
  using Set = HexSet<kHexes>;

  static constexpr Axial axial(int hex) { return kAxials[at(hex)]; }
  // The hex at these coordinates; kNone off the board.
  static constexpr int hex_at(Axial place) {
    const int row = place.r + kRows / 2;
    if (row < 0 || row >= kRows) return kNone;
    const int column = (2 * place.q + kWidths[at(row)] - 1 + place.r) / 2;
    const bool on_board = 2 * place.q + kWidths[at(row)] - 1 + place.r >= 0 && column < kWidths[at(row)];
    return on_board ? kFirstOfRow[at(row)] + column : kNone;
  }
  static constexpr int row(int hex) { return axial(hex).r + kRows / 2; }
  static constexpr int column(int hex) { return hex - kFirstOfRow[at(row(hex))]; }

  static constexpr int distance(int a, int b) { return kDistances[at(a)][at(b)]; }
  // The adjacent hexes.
  static constexpr const Set& around(int hex) { return kAround[0][at(hex)]; }
  // The other hexes at most `steps` away, steps from 1 to 3.
  static constexpr const Set& within(int steps, int hex) { return kAround[at(steps - 1)][at(hex)]; }

  // The same in order, walking round the hex.
  struct Ring {
    std::array<std::uint8_t, 6> hexes{};
    std::uint8_t size = 0;

    constexpr const std::uint8_t* begin() const { return hexes.data(); }
    constexpr const std::uint8_t* end() const { return hexes.data() + size; }
  };
  static constexpr const Ring& ring(int hex) { return kRings[at(hex)]; }

  // The hexes adjacent to any in the set; members of the set only if adjacent to another member.
  static constexpr Set around(const Set& hexes) {
    Set found;
    hexes.each([&](int hex) { found |= around(hex); });
    return found;
  }

  // The hexes a piece can reach in at most `steps` steps through hexes of `open`; it may stop on a hex of `last` but
  // not pass through it. Excludes the start. Hexes outside both sets cannot be entered.
  static constexpr Set reach(int from, int steps, const Set& open, const Set& last) {
    Set found;
    Set edge = Set::only(from);
    for (int step = 0; step < steps && !edge.empty(); ++step) {
      const Set next = around(edge) - found;
      found |= next & (open | last);
      edge = next & (open - last);
    }
    found.remove(from);
    return found;
  }
  static constexpr Set reach(int from, int steps, const Set& open) { return reach(from, steps, open, Set{}); }

  // Hex names: the row's letter from A, the column from 1.
  static std::string name(int hex) { return static_cast<char>('A' + row(hex)) + std::to_string(column(hex) + 1); }
  static constexpr std::optional<int> parse(std::string_view text) {
    if (text.size() < 2 || text.size() > 3 || text[1] == '0') return std::nullopt;
    const int row = text[0] - 'A';
    if (row < 0 || row >= kRows) return std::nullopt;
    int column = 0;
    for (const char digit : text.substr(1)) {
      if (digit < '0' || digit > '9') return std::nullopt;
      column = 10 * column + (digit - '0');
    }
    if (column > kWidths[at(row)]) return std::nullopt;
    return kFirstOfRow[at(row)] + column - 1;
  }

 private:
  template <class T>
  using PerHex = std::array<T, static_cast<std::size_t>(kHexes)>;

  static constexpr std::array<int, sizeof...(Widths)> kFirstOfRow = [] {
    std::array<int, sizeof...(Widths)> first{};
    for (std::size_t row = 1; row < first.size(); ++row) first[row] = first[row - 1] + kWidths[row - 1];
    return first;
  }();
  static constexpr PerHex<Axial> kAxials = [] {
    PerHex<Axial> axials{};
    std::size_t hex = 0;
    for (int row = 0; row < kRows; ++row) {
      const int r = row - kRows / 2;
      for (int column = 0; column < kWidths[at(row)]; ++column)
        axials[hex++] = {(2 * column - (kWidths[at(row)] - 1) - r) / 2, r};
    }
    return axials;
  }();
  static constexpr PerHex<PerHex<std::uint8_t>> kDistances = [] {
    PerHex<PerHex<std::uint8_t>> distances{};
    for (std::size_t a = 0; a < kAxials.size(); ++a)
      for (std::size_t b = 0; b < a; ++b)
        distances[a][b] = distances[b][a] = static_cast<std::uint8_t>(hex_distance(kAxials[a], kAxials[b]));
    return distances;
  }();
  static constexpr std::array<PerHex<Set>, 3> kAround = [] {
    std::array<PerHex<Set>, 3> around{};
    for (int a = 0; a < kHexes; ++a)
      for (int b = 0; b < kHexes; ++b)
        for (int steps = kDistances[at(a)][at(b)]; steps >= 1 && steps <= 3; ++steps)
          around[at(steps - 1)][at(a)].add(b);
    return around;
  }();
  static constexpr PerHex<Ring> kRings = [] {
    PerHex<Ring> rings{};
    for (std::size_t hex = 0; hex < rings.size(); ++hex)
      kAround[0][hex].each([&](int other) { rings[hex].hexes[rings[hex].size++] = static_cast<std::uint8_t>(other); });
    return rings;
  }();
};

}  // namespace atlantica
