// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace steelyard::parse {

/// The positions of the variables of a MATLAB file of version 4 or 5. Sizes stated in the file are
/// checked against its contents, because matio reads missing numbers as zeros ("MAT-File Format",
/// The MathWorks, chapters 1 and 2). Other versions are not checked: HDF5 does this itself.
class MatlabLayout {
 public:
  /// Goes through the file from variable to variable without unpacking any.
  /// \throws Unreadable: a variable is cut off, or something else is in its place
  explicit MatlabLayout(const std::string& path);

  [[nodiscard]] bool is_known() const { return known_; }
  [[nodiscard]] std::size_t variables() const { return variables_.size(); }
  /// Unpacks the variable if it is compressed, and counts the numbers of its table.
  /// \throws Unreadable: damaged, or fewer numbers than its size implies
  void refuse_short(std::size_t position) const;

 private:
  struct Variable {
    std::uint64_t begin = 0;  ///< offset after its tag
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
