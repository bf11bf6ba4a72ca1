// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/data/byte_stream.h"
#include "core/data/read_progress.h"
#include "core/platform/child_process.h"

namespace steelyard {

/// Runs steelyard-parse on one file, in a separate process with bounded memory and time, because
/// the libraries for MATLAB and HDF5 files are not safe against malicious files. The stream is the
/// output of this process. The destructor kills it.
class ParserProcess final : public ByteStream {
 public:
  /// \param file    passed on as an open file, compressed or not; must outlive this object
  /// \param format  a format of steelyard-parse: "matlab", "hdf5", or one of SPSS, Stata and SAS
  /// \param arrays  positions of the arrays whose numbers are wanted; if empty, only the list is
  ///                sent
  /// \param bytes   size of these numbers
  /// \throws Error(bad_input) if the program is missing or cannot be started
  ParserProcess(const FileSource& file, const std::string& format,
                const std::vector<std::size_t>& arrays, const ReadControl& control,
                std::uint64_t bytes = 0);

  /// \throws Error(bad_input) if the process died, ran out of memory or time, or could not read the
  ///         file; "cancelled" within a tenth of a second of a stop
  void read(std::uint64_t count, std::string& buffer) override;

 private:
  void wait_for_bytes() const;
  void refuse_bad_end();

  const FileSource& file_;
  const ReadControl& control_;
  ChildProcess process_;
};

}  // namespace steelyard
