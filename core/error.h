// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <stdexcept>
#include <string>

#include "core/message.h"

namespace steelyard {

/// The kind of an error, which decides how the window or the command line handles it.
enum class ErrorKind {
  bad_input,     ///< the user can fix it: file, column, row or parameter
  cannot_write,  ///< an output could not be written; an existing file is intact
  fault,         ///< a bug in the program
};

/// The only exception type that core throws to its callers. Each part is in plain language for the
/// user; what() is the sentence of all of them, as statement_of() puts them together.
class Error : public std::runtime_error {
 public:
  struct Parts {
    // NOLINTNEXTLINE(google-explicit-constructor): an error often has nothing but its first part
    Parts(Message what_is_wrong, std::string where_it_is = "", Message what_is_accepted = {});
    Parts(Message what_is_wrong, Message where_it_is, Message what_is_accepted = {});

    Message what;      ///< what is wrong: "not a number: 'abc'"
    Message where;     ///< file, line, column, row or parameter; may say nothing
    Message accepted;  ///< what is accepted; may say nothing
  };

  Error(ErrorKind kind, Parts parts);

  [[nodiscard]] ErrorKind kind() const noexcept { return kind_; }
  [[nodiscard]] const Parts& parts() const noexcept { return parts_; }

 private:
  ErrorKind kind_;
  Parts parts_;
};

/// "rows.csv, line 3: not a number: 'abc'. Accepted: a number"
[[nodiscard]] Message statement_of(const Error::Parts& parts);

/// An Error of the most common kind.
[[nodiscard]] Error bad_input(Error::Parts parts);
/// The same complaint, said of another place: whoever knows the file and the line names them.
[[nodiscard]] Error said_at(const Error& error, Message where);
/// A bug in the program.
/// \param what  for whoever mends the program: these words have no id and are never translated
[[nodiscard]] Error fault(std::string what, std::string where = "");

}  // namespace steelyard
