// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/drawing_application.h"

#include <array>

#include "app/runtime_folder.h"

namespace steelyard::app {

DrawingApplication::DrawingApplication() {
  if (QCoreApplication::instance() != nullptr) {
    return;
  }
  // Plots are painted without a display and without the runtime folder of a desktop session.
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
  }
  const RuntimeFolder runtime;
  static std::array<char, 10> name{"steelyard"};  // Qt keeps both of them
  static std::array<char*, 2> words{name.data(), nullptr};
  static int count = 1;
  own_ = std::make_unique<QApplication>(count, words.data());
}

void requireRoomForPlots() {
  constexpr std::size_t bytes = std::size_t{160} << 20U;
  const auto room = std::make_unique_for_overwrite<char[]>(bytes);  // NOLINT: never read
  static_cast<void>(static_cast<volatile const char*>(room.get()));
}

}  // namespace steelyard::app
