// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace steelyard {

/// For a process that reads untrusted files: it ends when it takes more memory or time than this,
/// or when the process that started it does, and can write no file, only to a pipe.
/// \param bytes    of memory; without effect in a build with a sanitizer
/// \param seconds  of work
void limit_this_process(std::uint64_t bytes, std::uint64_t seconds);

}  // namespace steelyard
