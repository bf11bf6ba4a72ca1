// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/gzip.h"

#include <algorithm>
#include <limits>

#include "core/data/growth.h"
#include "core/data/inflated_stream.h"
#include "core/data/read_progress.h"

namespace steelyard {
namespace {

constexpr std::uint64_t unpacked_at_once = 1U << 22U;

/// What the end of the file says, modulo 4 GiB and of its last part alone (RFC 1952, 2.3.1); 0
/// where that is impossible, as at the end of a file that is cut off. It may be wrong, but most
/// often the question comes before the unpacking.
std::uint64_t claimed_size(const FileSource& packed) {
  constexpr std::uint64_t bytes = 4;
  if (packed.size() < bytes) {
    return 0;
  }
  std::string end;
  packed.read(packed.size() - bytes, packed.size(), end);
  std::uint64_t size = 0;
  for (std::size_t k = bytes; k > 0; --k) {
    size = size << 8U | static_cast<unsigned char>(end[k - 1]);
  }
  return size / most_inflation <= packed.size() ? size : 0;
}

}  // namespace

bool begins_as_gzip(std::string_view beginning) { return beginning.substr(0, 3) == "\x1F\x8B\x08"; }

UnpackedFile unpack_gzip(const FileSource& packed, std::uint64_t most, const ReadControl& control) {
  InflatedStream stream(packed, 0, packed.size(), Packing::gzip);
  TemporaryFile file(packed.name());
  ReadProgress progress(control);
  const auto all = static_cast<double>(packed.size());
  std::string buffer;
  bool agreed = false;
  if (most == std::numeric_limits<std::uint64_t>::max()) {
    const std::uint64_t claimed = claimed_size(packed);
    ask_about_growth(packed.name(), packed.size(), claimed, control);
    agreed = claimed / usual_growth > packed.size();
  }
  do {
    stream.read(std::min(unpacked_at_once, most - file.size()), buffer);
    file.append(buffer);
    const std::uint64_t size = file.size();
    if (!agreed && size > never_surprising && size / usual_growth > packed.size()) {
      ask_about_growth(packed.name(), packed.size(), size, control);
      agreed = true;
    }
    progress.at(static_cast<double>(stream.used()) / all);
  } while (!buffer.empty() && file.size() < most);
  if (file.size() == 0) {
    throw bad_input({message("gzip.empty", "the file is empty once unpacked"), packed.name(),
                     message("gzip.empty.accepted", "a table with at least one row")});
  }
  return file.release();
}

}  // namespace steelyard
