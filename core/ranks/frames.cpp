// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ranks/frames.h"

#include <cstring>
#include <string_view>
#include <utility>

namespace steelyard {
namespace {

constexpr std::size_t size_of_header = 1 + sizeof(std::uint64_t);

/// So much is read at a time.
constexpr std::size_t much = 1U << 18U;

}  // namespace

SharedBytes as_sent(FrameKind kind, const std::string& body) {
  const auto size = static_cast<std::uint64_t>(body.size());
  std::string bytes(1, static_cast<char>(kind));
  bytes.reserve(size_of_header + body.size());
  bytes.resize(size_of_header);
  std::memcpy(bytes.data() + 1, &size, sizeof size);
  bytes += body;
  return std::make_shared<const std::string>(std::move(bytes));
}

bool FrameReader::read(const Socket& socket) {
  // Of a stranger, no more than he may say.
  const std::size_t at_a_time = most_ < much ? most_ + size_of_header : much;
  if (begin_ > 0) {
    bytes_.erase(0, std::exchange(begin_, 0));
  }
  const std::size_t before = bytes_.size();
  bytes_.resize(before + at_a_time);
  const auto size = socket.receive(bytes_.data() + before, at_a_time);
  bytes_.resize(before + size.value_or(0));
  return size && announced().value_or(0) <= most_;
}

std::optional<std::uint64_t> FrameReader::announced() const {
  if (bytes_.size() - begin_ < size_of_header) {
    return std::nullopt;
  }
  std::uint64_t size = 0;
  std::memcpy(&size, bytes_.data() + begin_ + 1, sizeof size);
  return size;
}

std::optional<Frame> FrameReader::next() {
  const auto size = announced();
  if (!size || *size > most_ || *size > bytes_.size() - begin_ - size_of_header) {
    return std::nullopt;
  }
  const auto length = static_cast<std::size_t>(*size);
  Frame frame{static_cast<FrameKind>(bytes_[begin_]),
              bytes_.substr(begin_ + size_of_header, length)};
  begin_ += size_of_header + length;
  if (begin_ == bytes_.size() && bytes_.capacity() > 4 * much) {
    std::string().swap(bytes_);  // a table was in it, which is kept once only
    begin_ = 0;
  }
  return frame;
}

std::optional<Frame> received(const Socket& socket, FrameReader& reader) {
  for (;;) {
    if (auto frame = reader.next()) {
      return frame;
    }
    if (!reader.read(socket)) {
      return std::nullopt;
    }
  }
}

std::optional<Frame> received(const Socket& socket, FrameReader& reader,
                              std::chrono::milliseconds longest) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point end = Clock::now() + longest;
  for (;;) {
    if (auto frame = reader.next()) {
      return frame;
    }
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
    if (left.count() <= 0) {
      return std::nullopt;
    }
    const Arrival arrival = socket.wait_for_bytes(left);
    if (arrival == Arrival::failure || (arrival == Arrival::something && !reader.read(socket))) {
      return std::nullopt;
    }
  }
}

bool FrameSender::send(const Socket& socket) {
  while (!queue_.empty()) {
    const std::string_view bytes = *queue_.front();
    const auto size = socket.send(bytes.substr(sent_));
    if (!size || *size == 0) {
      return size.has_value();
    }
    sent_ += *size;
    if (sent_ == bytes.size()) {
      queue_.pop_front();
      sent_ = 0;
    }
  }
  return true;
}

bool send_frame(const Socket& socket, std::mutex& turn, FrameKind kind, const std::string& body) {
  const SharedBytes bytes = as_sent(kind, body);
  const std::lock_guard lock(turn);
  return socket.send_all(*bytes);
}

}  // namespace steelyard
