// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/byte_stream.h"
#include "core/data/read_progress.h"
#include "core/data/reading.h"
#include "core/matrix.h"

namespace steelyard {

/// Reads the output of steelyard-parse (core/data/parse_protocol.h). None of it is trusted: a
/// malicious file may have taken over the process that parsed it.
/// \throws Error(bad_input) if the output ends too early or violates the protocol

/// \throws Error(bad_input): it ends too early or violates the protocol
[[nodiscard]] std::vector<ArrayInfo> read_parsed_arrays(ByteStream& stream,
                                                        const std::string& where);

/// Reads the numbers of one array.
/// \param values  has the array's shape
/// \throws Error(bad_input) as above; "cancelled" on stop
void read_parsed_values(ByteStream& stream, const std::string& where, const ReadControl& control,
                        Eigen::Ref<Matrix> values);

/// \throws Error(bad_input) if the stream does not end here
void read_parsed_end(ByteStream& stream, const std::string& where);

}  // namespace steelyard
