// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/sha256.h"

#include <openssl/evp.h>

#include <array>
#include <fstream>
#include <memory>
#include <string_view>
#include <vector>

#include "core/error.h"

namespace steelyard {
namespace {

struct FreeDigest {
  void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
};

std::string hexadecimal(const unsigned char* bytes, unsigned int count) {
  constexpr std::string_view digits = "0123456789abcdef";
  constexpr unsigned int half_byte = 4;
  std::string text;
  for (unsigned int k = 0; k < count; ++k) {
    text += digits[static_cast<std::size_t>(bytes[k]) >> half_byte];
    text += digits[static_cast<std::size_t>(bytes[k]) & 0xFU];
  }
  return text;
}

}  // namespace

std::string sha256_of_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    throw bad_input({"cannot be read", path.string(), "a file that exists and may be read"});
  }
  const std::unique_ptr<EVP_MD_CTX, FreeDigest> digest(EVP_MD_CTX_new());
  EVP_DigestInit_ex(digest.get(), EVP_sha256(), nullptr);
  constexpr std::size_t block = 1U << 16U;
  std::vector<char> buffer(block);
  while (file) {
    file.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
    EVP_DigestUpdate(digest.get(), buffer.data(), static_cast<std::size_t>(file.gcount()));
  }
  std::array<unsigned char, EVP_MAX_MD_SIZE> bytes{};
  unsigned int count = 0;
  EVP_DigestFinal_ex(digest.get(), bytes.data(), &count);
  return hexadecimal(bytes.data(), count);
}

}  // namespace steelyard
