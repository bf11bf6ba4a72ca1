// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stdexcept>
#include <string>

namespace steelyard {

/// What the edge of the program (window or command line) must do about an error.
enum class ErrorKind {
  bad_input,     ///< the user can mend it: file, column, row or parameter
  cannot_write,  ///< an output could not be written; what stood there before is whole
  fault,         ///< ours
};

/// The one exception that crosses the edge of core. Each part is plain language for a person.
class Error : public std::runtime_error {
 public:
  struct Parts {
    std::string what;      ///< what is wrong: "not a number: 'abc'"
    std::string where;     ///< file, line, column, row or parameter; may be empty
    std::string accepted;  ///< what would be accepted; may be empty
  };

  Error(ErrorKind kind, Parts parts);

  [[nodiscard]] ErrorKind kind() const noexcept { return kind_; }
  [[nodiscard]] const Parts& parts() const noexcept { return parts_; }

 private:
  ErrorKind kind_;
  Parts parts_;
};

/// Short form for the commonest kind.
[[nodiscard]] Error bad_input(Error::Parts parts);

}  // namespace steelyard
