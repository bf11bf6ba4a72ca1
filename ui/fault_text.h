// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace steelyard::ui {

/// What a person is told of the exception that is being handled; for use in a catch block. Errors
/// of ours say what is wrong themselves; of others it is said that the program is to blame.
[[nodiscard]] QString faultText();

/// Does the work and gives what a person is told of its failure; empty where it went well.
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
