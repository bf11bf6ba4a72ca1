// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/data/file_source.h"
#include "core/platform/temporary_file.h"

namespace steelyard {

[[nodiscard]] bool begins_as_gzip(std::string_view beginning);

/// Unpacks a gzip file (RFC 1952) into a temporary file.
/// \param most  unpacks at most this many bytes, because a preview needs only the beginning
/// \throws Error(bad_input) if the file is damaged or cut off, or its content is 64 GiB or more or
///         larger than the free disk space; "cancelled" on stop
[[nodiscard]] UnpackedFile unpack_gzip(const FileSource& packed, std::uint64_t most,
                                       const ReadControl& control);

}  // namespace steelyard
