// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ranks/handshake.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <array>
#include <cstdint>
#include <random>

#include "core/error.h"

namespace steelyard {

std::string unguessable() {
  constexpr std::size_t size = 16;
  std::random_device source;
  std::string bytes;
  while (bytes.size() < size) {
    bytes.push_back(static_cast<char>(source() & 0xFFU));
  }
  return bytes;
}

std::string proof_of(const std::string& secret, ProvedBy side, std::string_view said) {
  const std::string message = as_bytes(side, std::string(said));
  std::array<unsigned char, EVP_MAX_MD_SIZE> code{};
  unsigned int size = 0;
  const auto* const text = reinterpret_cast<const unsigned char*>(message.data());  // NOLINT: bytes
  if (HMAC(EVP_sha256(), secret.data(), static_cast<int>(secret.size()), text, message.size(),
           code.data(), &size) == nullptr) {
    throw fault("HMAC-SHA256 is not available in OpenSSL");
  }
  return {code.begin(), code.begin() + size};
}

bool is_proof(std::string_view claimed, const std::string& secret, ProvedBy side,
              std::string_view said) {
  const std::string right = proof_of(secret, side, said);
  return claimed.size() == right.size() &&
         CRYPTO_memcmp(claimed.data(), right.data(), right.size()) == 0;
}

}  // namespace steelyard
