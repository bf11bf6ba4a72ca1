// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace steelyard::app {

/// What `steelyard --help` prints.
inline constexpr const char* overview =
    R"(steelyard - finds which columns of a table matter, and how much

  steelyard [FILE]                 opens the window (on a table or a record)
  steelyard run DATA [options]     runs a method and writes the results
  steelyard info DATA [--json]     describes the contents of a table
  steelyard bench DATA [options]   compares methods on a table
  steelyard imbalance DATA [...]   compares two sets of columns, both ways
  steelyard methods [ID]           lists the methods and studies, or the parameters of one
  steelyard demo [LESSON]          runs a lesson, by default the first
  steelyard rerun RECORD           repeats a recorded run and compares
  steelyard apply RECORD DATA      applies a recorded run to other rows
  steelyard compare RECORD...      compares recorded runs, also as a report
  steelyard held-out RECORD...     evaluates rankings on held-out samples
  steelyard help [COMMAND]         this overview, or the options of a command
  steelyard help site FOLDER       writes help, methods, lessons and glossary as web pages
  steelyard --version
  steelyard --man                  prints the manual page, for man -l -
  steelyard completion bash        prints a script by which bash completes commands

Exit codes: 0 done, 1 a rerun differs from its record, 2 bad input, 3 stopped, 4 could not write,
70 internal error.
)";

}  // namespace steelyard::app
