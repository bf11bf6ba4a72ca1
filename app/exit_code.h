// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/error.h"
#include "core/run/outcome.h"

namespace steelyard::app {

/// The exit codes of the program.
enum class ExitCode {
  done = 0,
  differs = 1,  ///< a rerun differs from its record
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

/// A run fails because of its input.
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
