// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/error.h"
#include "core/run/outcome.h"

namespace steelyard::app {

/// What the program tells the shell.
enum class ExitCode {
  done = 0,
  differs = 1,  ///< a rerun found something else than its record says
  bad_input = 2,
  stopped = 3,
  cannot_write = 4,
  fault = 70
};

[[nodiscard]] constexpr ExitCode exitCodeOf(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::bad_input:
      return ExitCode::bad_input;
    case ErrorKind::cannot_write:
      return ExitCode::cannot_write;
    case ErrorKind::fault:
      break;
  }
  return ExitCode::fault;
}

/// A run that failed did so because of the numbers it was given.
[[nodiscard]] constexpr ExitCode exitCodeOf(Ending ending) {
  switch (ending) {
    case Ending::stopped:
      return ExitCode::stopped;
    case Ending::failed:
      return ExitCode::bad_input;
    case Ending::converged:
    case Ending::iteration_limit:
      break;
  }
  return ExitCode::done;
}

}  // namespace steelyard::app
