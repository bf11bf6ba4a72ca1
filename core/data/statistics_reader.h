// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

#include "core/data/byte_stream.h"
#include "core/data/dataset.h"
#include "core/data/file_source.h"
#include "core/data/read_progress.h"
#include "core/data/reading.h"
#include "core/data/statistics_dates.h"

namespace steelyard {

/// Whether a file is of SPSS (.sav, .zsav), SPSS portable (.por), Stata (.dta, since version 8),
/// SAS (.sas7bdat) or a SAS transport file (.xpt).
[[nodiscard]] bool begins_as_spss(std::string_view beginning);
[[nodiscard]] bool begins_as_spss_portable(std::string_view beginning);
[[nodiscard]] bool begins_as_stata(std::string_view beginning);
[[nodiscard]] bool begins_as_sas(std::string_view beginning);
[[nodiscard]] bool begins_as_sas_transport(std::string_view beginning);

/// Reads the one table of such a file, parsed in a process of its own (core/data/parser_process.h).
/// What becomes of labels and dates: core/data/statistics_columns.h. A cell is missing if it is
/// empty, system-missing, or has a code that the file declares as missing. Labels in a separate
/// catalog of SAS are not read.
/// \throws Error(bad_input): see ParserProcess and make_table; "cancelled" on stop
[[nodiscard]] Dataset read_spss(const FileSource& file, const Reading& reading,
                                const ReadControl& control);
[[nodiscard]] Dataset read_spss_portable(const FileSource& file, const Reading& reading,
                                         const ReadControl& control);
[[nodiscard]] Dataset read_stata(const FileSource& file, const Reading& reading,
                                 const ReadControl& control);
[[nodiscard]] Dataset read_sas(const FileSource& file, const Reading& reading,
                               const ReadControl& control);
[[nodiscard]] Dataset read_sas_transport(const FileSource& file, const Reading& reading,
                                         const ReadControl& control);

/// Reads the output of steelyard-parse for such a file (core/data/parse_protocol.h).
/// \throws Error(bad_input) if the output ends too early or violates the protocol
[[nodiscard]] Dataset read_statistics_stream(ByteStream& stream, const FileSource& file,
                                             StatisticsProgram program, const ReadControl& control);

}  // namespace steelyard
