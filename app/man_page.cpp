// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/man_page.h"

#include "core/record/record.h"

namespace steelyard::app {
namespace {

/// Text of one line, in which nothing has a meaning for roff.
std::string plain(const std::string& text) {
  std::string safe = text.empty() || (text[0] != '.' && text[0] != '\'') ? "" : "\\&";
  for (const char c : text) {
    if (c == '\\') {
      safe += "\\e";
    } else if (c == '-') {
      safe += "\\-";
    } else {
      safe += c == '\n' ? ' ' : c;
    }
  }
  return safe;
}
std::string plain(const QString& text) { return plain(text.toStdString()); }

std::string optionText(const Option& option) {
  std::string text = ".TP\n.B " + plain("--" + option.name);
  text += option.value.isEmpty() ? "" : " \\fI" + plain(option.value) + "\\fR";
  text += "\n" + plain(option.help);
  return text + (option.initial.isEmpty() ? "" : " [" + plain(option.initial) + "]") + "\n";
}

std::string commandText(const Usage& command) {
  std::string text = ".SS " + plain("steelyard " + command.usage) + "\n";
  text += plain(command.summary) + "\n";
  for (const Option& option : command.options) {
    text += optionText(option);
  }
  return text;
}

constexpr const char* introduction = R"(.SH SYNOPSIS
.B steelyard
.RI [ FILE ]
.br
.B steelyard
.I COMMAND
.RI [ ARGUMENTS ]
.SH DESCRIPTION
Steelyard finds which columns of a table matter, and how much. Without a command it opens its window,
on a table, a record or a session. With a command it needs no display.
.SH OPTIONS
.TP
.B \-\-help
Lists the commands; behind a command, its options.
.TP
.B \-\-version
Prints the version.
.TP
.B \-\-man
Prints this page.
.TP
.B completion bash
Prints a script by which bash completes commands.
)";

constexpr const char* ending = R"(.SH EXIT STATUS
.TP
.B 0
Done.
.TP
.B 1
A rerun differs from its record.
.TP
.B 2
Bad input.
.TP
.B 3
Stopped; the results so far are kept.
.TP
.B 4
A file could not be written.
.TP
.B 70
Internal error.
.SH EXAMPLES
.nf
steelyard run table.csv \-\-truth target
steelyard run table.csv \-\-label class \-\-method random\-forest \-\-top 5
steelyard methods dii
.fi
.SH COPYRIGHT
GNU General Public License, version 3 or later.
)";

}  // namespace

std::string manPage(const std::vector<Usage>& commands, const MethodRegistry& methods) {
  std::string page = R"(.TH STEELYARD 1 "" "steelyard )" + plain(program_version()) +
                     R"(" "User Commands")" + "\n.SH NAME\n" +
                     "steelyard \\- finds which columns of a table matter, and how much\n";
  page += introduction;
  page += ".SH COMMANDS\n";
  for (const Usage& command : commands) {
    page += commandText(command);
  }
  page += ".SH METHODS\nThe parameters of a method: steelyard methods \\fIID\\fR\n";
  for (const auto& method : methods.all()) {
    page += ".TP\n.B " + plain(method->info().id) + "\n" + plain(method->info().purpose) + "\n";
  }
  return page + ending;
}

}  // namespace steelyard::app
