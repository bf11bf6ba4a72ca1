// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace steelyard::ui {

/// The message for the exception being handled; for use in a catch block. Our own errors explain
/// themselves, except those that are faults: for these and for any other exception the message says
/// that the program is at fault.
[[nodiscard]] QString faultText();

/// Does the work and returns the message of its failure; empty if it succeeded.
template <typename Work>
[[nodiscard]] QString troubleOf(const Work& work) {
  try {
    work();
  } catch (...) {
    return faultText();
  }
  return {};
}

}  // namespace steelyard::ui
