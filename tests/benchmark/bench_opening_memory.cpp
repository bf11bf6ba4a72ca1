// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How much memory the window takes to open a large NPY file and to show its first picture: the peak
// of the program, minus what it used before, as a multiple of the table in double precision. For
// comparison, the same for the reader alone, which is part of the window's figure. Takes half a
// minute.
//
// --benchmark_min_time below 0.1 (a smoke test): 16 MB instead of 1 GB.

#include <sys/resource.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <vector>

#include "core/methods/registry.h"
#include "core/random.h"
#include "tests/support/benchmark_arguments.h"
#include "tests/support/npy_bytes.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/main_window.h"

namespace {

using namespace steelyard;
using namespace steelyard::ui;

double peak_megabytes() {
  rusage used{};
  ::getrusage(RUSAGE_SELF, &used);
  return static_cast<double>(used.ru_maxrss) / 1024.0;
}

/// Rows of 100 numbers; a thousand different rows, repeated with a shift, so that writing is fast.
bool write_table(const QString& path, int samples) {
  constexpr int columns = 100;
  constexpr int rows_at_once = 1000;
  Random random(1);
  std::vector<double> rows(static_cast<std::size_t>(rows_at_once) * columns);
  std::generate(rows.begin(), rows.end(), [&] { return random.normal(); });
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) {
    return false;
  }
  file.write(tests::npy(
      tests::dictionary("<f8", "False", QByteArray("(") + QByteArray::number(samples) + ", 100)"),
      {}));
  const auto bytes = static_cast<qint64>(rows.size() * sizeof(double));
  for (int first = 0; first < samples; first += rows_at_once) {
    if (file.write(reinterpret_cast<const char*>(rows.data()), bytes) != bytes) {
      return false;
    }
    std::for_each(rows.begin(), rows.end(), [](double& value) { value += 1e-4; });
  }
  return true;
}

bool shows_projection(MainWindow& window) {
  const auto plots = window.board().plots();
  return std::any_of(plots.begin(), plots.end(), [](const NamedPlot& named) {
    return named.id == "projection" && !named.plot->isEmpty();
  });
}

}  // namespace

int main(int argc, char** argv) {
  const bool smoke = tests::is_smoke(argc, argv);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QTemporaryDir home;
  for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"}) {
    qputenv(name, QFile::encodeName(home.path()));
  }
  const QApplication application(argc, argv);
  const int samples = smoke ? 20000 : 1311000;
  const QString path = home.filePath("large.npy");
  if (!write_table(path, samples)) {
    std::fprintf(stderr, "%s cannot be written\n", qPrintable(path));
    return 1;
  }
  const MethodRegistry registry = builtin_methods();
  MainWindow window(registry);
  window.show();
  QApplication::processEvents();
  const double before = peak_megabytes();
  QElapsedTimer clock;
  clock.start();
  window.dataPanel().loadFile(path, {});  // what follows once the question is answered
  constexpr qint64 patience = 300000;     // milliseconds
  while (!shows_projection(window) && clock.elapsed() < patience) {
    QApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 50);
  }
  const double table = samples * 100.0 * sizeof(double) / 1048576.0;
  const double more = peak_megabytes() - before;
  std::printf(
      "table %.0f MiB, window before %.0f MiB, peak %.0f MiB more: %.3f x the table; the "
      "picture appeared after %.1f s\n",
      table, before, more, more / table, static_cast<double>(clock.elapsed()) / 1000.0);
  return shows_projection(window) ? 0 : 1;
}
