// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "core/platform/socket.h"

namespace steelyard {

/// What a frame says. The numbers are those on the wire; both ends are of one version.
enum class FrameKind : std::uint8_t {
  hello,      ///< rank: its word, see handshake.h
  challenge,  ///< rank 0: its word, its proof
  identity,   ///< rank: its proof, bytes of its RankIdentity
  welcome,    ///< rank 0 takes the rank
  refusal,    ///< rank 0: why it does not take the rank
  problem,    ///< rank 0: number, bytes of the problem
  part,       ///< rank 0: number, kind, number of the problem, bytes of a CommonPart
  forget,     ///< rank 0: numbers of problems and of parts that are not needed any longer
  list,       ///< rank 0: number of a list that begins, memory of its largest task, how many ranks
              ///< there are on the node of the rank
  slots,      ///< rank: number of the list, how many of its tasks it does at once
  task,       ///< rank 0: number of the list, place, number of the part, bytes of the task
  done,       ///< rank: number of the list, place, seconds, bytes of what was found
  failed,     ///< rank: number of the list, place
  list_over   ///< rank 0: number of the list; what is still being done is not wanted any longer
};

/// One message between two ranks.
struct Frame {
  FrameKind kind{};
  std::string body;
};

/// Bytes on their way, shared by all ranks that get them.
using SharedBytes = std::shared_ptr<const std::string>;
[[nodiscard]] SharedBytes as_sent(FrameKind kind, const std::string& body);

/// Puts frames together from what arrives. Never allocates for what is only announced.
class FrameReader {
 public:
  /// \param most  the largest body; a larger one is refused
  explicit FrameReader(std::size_t most) : most_(most) {}

  void allow(std::size_t most) { most_ = most; }
  /// Reads what has arrived; of a socket that waits, at least one byte.
  /// \return false if the connection is lost or a frame is too large
  [[nodiscard]] bool read(const Socket& socket);
  /// The next whole frame, if there is one.
  [[nodiscard]] std::optional<Frame> next();

 private:
  /// The size of the next body, as soon as that is known.
  [[nodiscard]] std::optional<std::uint64_t> announced() const;

  std::size_t most_;
  std::string bytes_;
  std::size_t begin_ = 0;  // of what has not been taken
};

/// The next frame, waiting for it; nothing if the connection is lost.
[[nodiscard]] std::optional<Frame> received(const Socket& socket, FrameReader& reader);
/// The same; nothing, too, if no frame is there after so long a time.
[[nodiscard]] std::optional<Frame> received(const Socket& socket, FrameReader& reader,
                                            std::chrono::milliseconds longest);

/// Sends to a socket that does not wait.
class FrameSender {
 public:
  void add(SharedBytes bytes) { queue_.push_back(std::move(bytes)); }
  [[nodiscard]] bool has_more() const { return !queue_.empty(); }
  /// Sends as much as the system takes now.
  /// \return false if the connection is lost
  [[nodiscard]] bool send(const Socket& socket);

 private:
  std::deque<SharedBytes> queue_;
  std::size_t sent_ = 0;  // of the first
};

/// Sends to a socket that waits; several threads may call it.
/// \return false if the connection is lost
[[nodiscard]] bool send_frame(const Socket& socket, std::mutex& turn, FrameKind kind,
                              const std::string& body);

}  // namespace steelyard
