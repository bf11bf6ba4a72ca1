// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Frames of the moving picture in the README: Ten Gaussians are searched for the columns that
// matter, epoch by epoch, until the answer stands beside the ranking. film_run.sh puts them
// together.
//   film_run FOLDER WIDTHxHEIGHT
// A frame is called by its number and how long it stands, in hundredths of a second: 007-25.png

#include <QApplication>
#include <QDir>
#include <QSignalSpy>
#include <QtTest>
#include <array>
#include <cstdio>

#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/board/live_board.h"
#include "ui/data/data_panel.h"
#include "ui/method/method_panel.h"
#include "ui/results/answer_maker.h"
#include "ui/session/question.h"
#include "ui/style/calm_style.h"
#include "ui/style/theme_choice.h"

namespace {

using namespace steelyard;

/// Epochs that are shown: close together while much changes.
constexpr std::array<quint64, 24> shownEpochs{0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 12,
                                              14, 16, 18, 20, 24, 28, 32, 40, 50, 60, 80, 100};

class Film {
 public:
  Film(QWidget& window, const QString& folder) : window_(window), folder_(folder) {}

  void take(int hundredths) {
    QApplication::processEvents();
    QTest::qWait(300);  // plots are drawn again from a timer
    const QString name = QStringLiteral("%1-%2.png").arg(count_++, 3, 10, QChar('0'));
    window_.grab().save(QDir(folder_).filePath(name.arg(hundredths)));
  }

 private:
  QWidget& window_;
  QString folder_;
  int count_ = 0;
};

void openTable(ui::MainWindow& window, const MethodRegistry& registry) {
  window.dataPanel().setDataset(open_generator("generator:ten-gaussians?samples=1500&seed=1"));
  ParameterValues values = registry.find("dii").schema().defaults();
  values.set("search", std::string("none"));
  values.set("l1", 2e-4);
  window.methodPanel().setMethod("dii", values);
  window.question().settle();
}

void stepTo(ui::MainWindow& window, quint64 epoch) {
  while (window.controller().iteration() < epoch && window.controller().outcome() == std::nullopt) {
    const quint64 before = window.controller().iteration();
    window.runBar().stepButton()->click();
    static_cast<void>(QTest::qWaitFor([&] {
      return window.controller().iteration() > before || !window.controller().isActive();
    }));
  }
  window.board().finishObservations();
}

void film(ui::MainWindow& window, Film& film) {
  film.take(120);
  window.runBar().stepButton()->click();
  static_cast<void>(QTest::qWaitFor(
      [&] { return window.controller().state() == ui::RunController::State::Paused; }));
  for (const quint64 epoch : shownEpochs) {
    stepTo(window, epoch);
    film.take(25);
  }
  window.controller().resume();
  static_cast<void>(QTest::qWaitFor([&] { return !window.controller().isActive(); }, 60000));
  window.answers().finish();
  window.board().finishObservations();
  film.take(500);
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  if (argc != 3) {
    std::fputs("film_run FOLDER WIDTHxHEIGHT\n", stderr);
    return 2;
  }
  QStandardPaths::setTestModeEnabled(true);
  QApplication::setStyle(new steelyard::ui::CalmStyle);  // the application owns it
  steelyard::ui::chooseTheme(steelyard::ui::ThemeChoice::light);
  const QStringList size = QString::fromLocal8Bit(argv[2]).split('x');
  const steelyard::MethodRegistry registry = tests::methods_from_dii();
  steelyard::ui::MainWindow window(registry);
  window.resize(size.value(0).toInt(), size.value(1).toInt());
  window.show();
  openTable(window, registry);
  Film frames(window, QString::fromLocal8Bit(argv[1]));
  film(window, frames);
  return 0;
}
