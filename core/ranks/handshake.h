// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/bytes.h"

namespace steelyard {

// How two ranks recognise each other. Both know a secret that the launcher has told them, and
// neither says it, as others may listen. Each makes up a word that nobody can guess and answers the
// word of the other with a code that needs the secret:
//
//   hello      the other rank: its word
//   challenge  rank 0: its word, its proof of both words
//   identity   the other rank: its proof of both words and of who it is, and who it is
//   welcome    rank 0 takes it, or refusal: why it does not
//
// A proof that was overheard is of no use, as the words are others the next time. What follows is
// neither encrypted nor signed.

/// Who a rank says that it is.
struct RankIdentity {
  std::string kind;         ///< see kind_of_machine()
  std::string node;         ///< see own_node()
  std::size_t threads = 0;  ///< how many tasks it may do at once
};

template <typename Bytes, EitherOf<RankIdentity> T>
void each_part(Bytes& bytes, T& identity) {
  auto& [kind, node, threads] = identity;
  bytes(kind, node, threads);
}

/// Who proves something: the proof of one is not the proof of the other.
enum class ProvedBy { rank_zero, other_rank };

/// 16 random bytes. They are not from core/random.h: nobody may be able to repeat them, and no
/// result depends on them.
[[nodiscard]] std::string unguessable();

/// The code HMAC-SHA256 (RFC 2104) of what has been said.
/// \throws Error(fault) if OpenSSL does not offer it
[[nodiscard]] std::string proof_of(const std::string& secret, ProvedBy side, std::string_view said);

/// Whether that is the proof. It takes as long for any wrong one of its length.
[[nodiscard]] bool is_proof(std::string_view claimed, const std::string& secret, ProvedBy side,
                            std::string_view said);

}  // namespace steelyard
