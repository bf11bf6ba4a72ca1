// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace steelyard::parse {

/// Where the variables of a MATLAB file of version 4 or 5 lie. What such a file says of sizes is
/// compared with what is there, because matio reads what is missing as zeros ("MAT-File Format",
/// The MathWorks, chapters 1 and 2). Of other versions it knows nothing: HDF5 looks after itself.
class MatlabLayout {
 public:
  /// Walks over the file from variable to variable, without unpacking any.
  /// \throws Unreadable: a variable is cut off, or something else stands where one should
  explicit MatlabLayout(const std::string& path);

  [[nodiscard]] bool is_known() const { return known_; }
  [[nodiscard]] std::size_t variables() const { return variables_.size(); }
  /// Unpacks the variable where it is packed, and counts the numbers of its table.
  /// \throws Unreadable: damaged, or fewer numbers than its size says
  void refuse_short(std::size_t position) const;

 private:
  struct Variable {
    std::uint64_t begin = 0;  ///< of what follows its tag
    std::uint64_t bytes = 0;
    bool packed = false;
  };

  void walk_version4(std::uint64_t size);
  void walk_version5(std::uint64_t size);

  std::string path_;
  std::vector<Variable> variables_;
  bool known_ = true;
  bool version5_ = true;
  bool big_endian_ = false;
};

}  // namespace steelyard::parse
