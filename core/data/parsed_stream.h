// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/data/byte_stream.h"
#include "core/data/read_progress.h"
#include "core/data/reading.h"
#include "core/error.h"
#include "core/matrix.h"

namespace steelyard {

/// Reads the output of steelyard-parse (core/data/parse_protocol.h). None of it is trusted: a
/// malicious file may have taken over the process that parsed it.
/// \throws Error(bad_input) if the output ends too early or violates the protocol

/// \throws Error(bad_input): it ends too early or violates the protocol
[[nodiscard]] std::vector<ArrayInfo> read_parsed_arrays(ByteStream& stream,
                                                        const std::string& where);

/// One count of the protocol.
/// \throws Error(bad_input) as above, and if it is above `most`
[[nodiscard]] std::uint64_t read_parsed_count(ByteStream& stream, const std::string& where,
                                              std::uint64_t most);
/// One text, at most parse_protocol::longest_text bytes long before it became UTF-8.
/// \throws Error(bad_input) as above
[[nodiscard]] std::string read_parsed_text(ByteStream& stream, const std::string& where);
/// `count` bytes.
/// \throws Error(bad_input) as above
[[nodiscard]] std::string read_parsed_bytes(ByteStream& stream, const std::string& where,
                                            std::uint64_t count);
/// The output violates the protocol.
[[nodiscard]] Error invalid_parsed_data(const std::string& where);

/// Reads the numbers of one array.
/// \param values  has the array's shape
/// \throws Error(bad_input) as above; "cancelled" on stop
void read_parsed_values(ByteStream& stream, const std::string& where, const ReadControl& control,
                        Eigen::Ref<Matrix> values);

/// Reads the categories of a column of texts, which follow the numbers of its array.
/// \param codes  the column, N x 1
/// \throws Error(bad_input) as above, and if a code is not the position of a category
[[nodiscard]] std::vector<std::string> read_parsed_texts(ByteStream& stream,
                                                         const std::string& where,
                                                         const Eigen::Ref<const Vector>& codes);

/// \throws Error(bad_input) if the stream does not end here
void read_parsed_end(ByteStream& stream, const std::string& where);

}  // namespace steelyard
