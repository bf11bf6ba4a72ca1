// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/platform/open_file.h"

#include <unistd.h>

#include <cerrno>
#include <cstddef>

namespace steelyard {

OpenFile::~OpenFile() {
  if (is_open()) {
    ::close(descriptor_);
  }
}

int write_all(const OpenFile& file, std::string_view content) {
  while (!content.empty()) {
    const auto written = ::write(file.descriptor(), content.data(), content.size());
    if (written < 0 && errno != EINTR) {
      return errno;
    }
    content.remove_prefix(written > 0 ? static_cast<std::size_t>(written) : 0);
  }
  return 0;
}

}  // namespace steelyard
