// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stdexcept>
#include <string>

namespace steelyard {

/// The kind of an error, which decides how the window or the command line handles it.
enum class ErrorKind {
  bad_input,     ///< the user can fix it: file, column, row or parameter
  cannot_write,  ///< an output could not be written; an existing file is intact
  fault,         ///< a bug in the program
};

/// The only exception type that core throws to its callers. Each part is in plain language for the
/// user.
class Error : public std::runtime_error {
 public:
  struct Parts {
    std::string what;      ///< what is wrong: "not a number: 'abc'"
    std::string where;     ///< file, line, column, row or parameter; may be empty
    std::string accepted;  ///< what is accepted; may be empty
  };

  Error(ErrorKind kind, Parts parts);

  [[nodiscard]] ErrorKind kind() const noexcept { return kind_; }
  [[nodiscard]] const Parts& parts() const noexcept { return parts_; }

 private:
  ErrorKind kind_;
  Parts parts_;
};

/// An Error of the most common kind.
[[nodiscard]] Error bad_input(Error::Parts parts);

}  // namespace steelyard
