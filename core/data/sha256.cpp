// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/sha256.h"

#include <openssl/evp.h>

#include <algorithm>
#include <array>
#include <memory>

#include "core/data/read_progress.h"

namespace steelyard {
namespace {

using Digest = std::array<unsigned char, 32>;
using Context = std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)>;

void check(int success) {
  if (success != 1) {
    throw fault("SHA-256 is not available in OpenSSL");
  }
}

Context new_context() {
  Context context(EVP_MD_CTX_new(), &EVP_MD_CTX_free);
  check(EVP_DigestInit_ex(context.get(), EVP_sha256(), nullptr));
  return context;
}

std::string hexadecimal(const Digest& digest) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const unsigned char byte : digest) {
    text.push_back(digits[byte >> 4U]);
    text.push_back(digits[byte & 0x0FU]);
  }
  return text;
}

std::string digest_of(const Context& context) {
  Digest digest{};
  check(EVP_DigestFinal_ex(context.get(), digest.data(), nullptr));
  return hexadecimal(digest);
}

}  // namespace

std::string sha256_of(const FileSource& file, const ReadControl& control) {
  constexpr std::uint64_t piece = 1U << 20U;
  const Context context = new_context();
  ReadProgress progress(control);
  std::string bytes;
  for (std::uint64_t begin = 0; begin < file.size(); begin += piece) {
    file.read(begin, std::min(begin + piece, file.size()), bytes);
    check(EVP_DigestUpdate(context.get(), bytes.data(), bytes.size()));
    progress.at(static_cast<double>(begin + bytes.size()) / static_cast<double>(file.size()));
  }
  return digest_of(context);
}

std::string sha256_of_bytes(std::string_view bytes) {
  const Context context = new_context();
  check(EVP_DigestUpdate(context.get(), bytes.data(), bytes.size()));
  return digest_of(context);
}

std::string sha256_of_file(const std::filesystem::path& path) {
  return sha256_of(FileSource(path));
}

void refuse_change(const FileSource& file, const std::string& sha256) {
  // The unpacked file is private. A table may grow while a simulation writes to it.
  if (!file.was_compressed() && file.stored().was_written() && sha256_of(file) != sha256) {
    throw changed_while_read(file);
  }
}

}  // namespace steelyard
