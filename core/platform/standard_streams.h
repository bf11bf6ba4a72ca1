// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace steelyard {

/// Call before anything else. If the program was started without a stream (>&-), the first file
/// opened must not take its place and receive printed text; and neither a reader that disappears
/// nor a file that may not grow further must end a run whose results are not yet written.
void secure_standard_streams();

/// Whether a person reads standard error on a terminal.
[[nodiscard]] bool error_stream_is_terminal();

/// A path by which standard input is opened as a file.
[[nodiscard]] std::string path_of_standard_input();

}  // namespace steelyard
