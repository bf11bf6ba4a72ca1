// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

#include "core/bytes.h"
#include "core/platform/socket.h"

namespace steelyard {

/// How the ranks of a job find rank 0, and how they recognise each other: whoever launches them
/// tells all of them the same.
struct Meeting {
  Address address;     ///< of rank 0
  std::string secret;  ///< which all of them know and nobody says, see handshake.h
};

/// A meeting at this address, with a secret that nobody can guess.
[[nodiscard]] Meeting meeting_at(Address address);

/// What two machines must have in common, so that the same program computes the same bits on both:
/// its version, the instructions that it was compiled for, those by which the mathematical
/// functions of the system choose their code, the version of these, and the size of the first
/// cache, by which long sums in products of matrices are divided.
[[nodiscard]] std::string kind_of_machine();

template <typename Bytes, EitherOf<Address> T>
void each_part(Bytes& bytes, T& address) {
  auto& [hosts, port] = address;
  bytes(hosts, port);
}

template <typename Bytes, EitherOf<Meeting> T>
void each_part(Bytes& bytes, T& meeting) {
  auto& [address, secret] = meeting;
  bytes(address, secret);
}

}  // namespace steelyard
