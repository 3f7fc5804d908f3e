#include "simulation/network.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace atlantica::simulation {

std::string address_of(int person) { return fmt::format("10.0.0.{}", person / 2); }

Micros Network::latency() {
  Dice& dice = commons_.dice;
  return dice.percent(5) && !commons_.calm ? dice.between(50, 1500) * kMillisecond
                                           : dice.between(500, 30 * kMillisecond);
}

bool Network::is_blocked(const Node& node) const {
  const auto number = static_cast<std::size_t>(node.number());
  return number < blocked_until_.size() && blocked_until_[number] > commons_.scheduler.now();
}

std::shared_ptr<Link> Network::connect(int person, Node& node, const std::string& session) {
  auto link = std::make_shared<Link>();
  link->number = ++links_made_;
  link->person = person;
  link->node = &node;
  link->opened = commons_.scheduler.now();
  commons_.scheduler.after(latency(), Scheduler::kWorld, [this, link, session] {
    Node& there = *link->node;
    if (!there.up() || is_blocked(there)) {
      notice_later(link, 2 * kSecond);
      return;
    }
    link->owner = there.owner();
    const std::weak_ptr<Link> weak = link;
    link->session = there.accept(address_of(link->person), session,
                                 [this, weak](const Client::Text& text) { deliver(weak, text); });
    forget_closed();
    links_.push_back(link);
    commons_.scheduler.after(latency(), Scheduler::kWorld, [this, link] {
      if (link->open_here && !link->severed) ends_.connected(*link);
    });
  });
  return link;
}

void Network::send(const std::shared_ptr<Link>& link, std::string text) {
  if (link->severed) return;
  link->up_at = std::max(link->up_at + 1, commons_.scheduler.now() + latency());
  commons_.scheduler.at(link->up_at, link->owner, [link, text = std::move(text)] {
    if (link->session && !link->loses_up) link->session->receive(text);
  });
}

void Network::deliver(const std::weak_ptr<Link>& weak, const Client::Text& text) {
  const auto link = weak.lock();
  if (!link || !link->session) return;
  auto message = witness_.check(link->told, *text);
  if (link->severed) return;
  link->down_at = std::max(link->down_at + 1, commons_.scheduler.now() + latency());
  commons_.scheduler.at(link->down_at, Scheduler::kWorld, [this, link, message = std::move(message)] {
    if (link->open_here && !link->loses_down) ends_.heard(*link, message);
  });
}

void Network::hang_up(const std::shared_ptr<Link>& link) {
  link->open_here = false;
  if (!link->session) return;
  const bool tells = !link->severed;
  link->severed = true;
  const Micros when = tells ? std::max(link->up_at, commons_.scheduler.now() + latency())
                            : commons_.scheduler.now() + commons_.dice.between(0, 10) * kSecond;
  commons_.scheduler.at(when, link->owner, [link] {
    if (link->session) link->session->close();
    link->session.reset();
  });
}

void Network::request(Node& node, std::function<void(std::function<void(Task)>)> start) {
  const bool loses = !commons_.calm && commons_.dice.percent(3);
  commons_.scheduler.after(latency(), Scheduler::kWorld, [this, &node, loses, start = std::move(start)] {
    if (!node.up() || is_blocked(node)) return;
    start([this, loses](Task answer) {
      if (!loses) commons_.scheduler.after(latency(), Scheduler::kWorld, std::move(answer));
    });
  });
}

void Network::notice_later(const std::shared_ptr<Link>& link, Micros most) {
  link->severed = true;
  commons_.scheduler.after(commons_.dice.between(0, most), Scheduler::kWorld, [this, link] {
    if (!std::exchange(link->open_here, false)) return;
    ends_.closed(*link);
  });
}

void Network::cut(const std::shared_ptr<Link>& link) {
  if (link->severed || !link->session) return;
  link->loses_up = commons_.dice.percent(50);
  link->loses_down = commons_.dice.percent(50);
  notice_later(link, 3 * kSecond);
  // The server may keep a dead connection for long.
  commons_.scheduler.after(commons_.dice.between(0, 20) * kSecond, link->owner, [link] {
    if (link->session) link->session->close();
    link->session.reset();
  });
}

void Network::cut_some(int percent) {
  for (const auto& link : std::vector(links_))
    if (commons_.dice.percent(percent)) cut(link);
}

void Network::cut_all_of(const Node& node) {
  for (const auto& link : std::vector(links_))
    if (link->node == &node) cut(link);
}

void Network::lose(const Node& node) {
  for (const auto& link : links_) {
    if (link->node != &node || !link->session) continue;
    link->session->drop();
    link->session.reset();
    link->loses_down = commons_.dice.percent(50);
    if (!link->severed) notice_later(link, 2 * kSecond);
  }
  forget_closed();
}

void Network::block(const Node& node, Micros until) {
  const auto number = static_cast<std::size_t>(node.number());
  blocked_until_.resize(std::max(blocked_until_.size(), number + 1));
  blocked_until_[number] = until;
  cut_all_of(node);
}

void Network::forget_closed() {
  std::erase_if(links_, [](const auto& link) { return !link->session; });
}

}  // namespace atlantica::simulation
