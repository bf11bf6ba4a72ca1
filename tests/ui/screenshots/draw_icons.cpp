// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws resources/package/icons anew, from resources/icons/steelyard.svg. The test
// app.packaged_files complains if they are behind.

#include <QGuiApplication>

#include "tests/support/drawn_icon.h"

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication application(argc, argv);
  for (const int size : steelyard::tests::icon_sizes) {
    constexpr int smallest = 0;  // of the file, as Qt understands the quality of a PNG
    if (!steelyard::tests::drawnIcon(size).save(steelyard::tests::iconFile(size), "PNG",
                                                smallest)) {
      return 1;
    }
  }
  return 0;
}
