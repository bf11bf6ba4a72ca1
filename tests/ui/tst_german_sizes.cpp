// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QMap>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QTableView>
#include <QTranslator>
#include <QtTest>
#include <algorithm>
#include <memory>
#include <vector>

#include "core/data/generators.h"
#include "core/methods/registry.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "tests/ui/rows_in_sight.h"
#include "tests/ui/seen_part.h"
#include "ui/column_scroll.h"
#include "ui/data/bundled.h"
#include "ui/data/data_panel.h"
#include "ui/lessons/shown_lessons.h"
#include "ui/results/answer_panel.h"
#include "ui/results/result_panel.h"
#include "ui/run/queue_model.h"
#include "ui/run/queue_panel.h"
#include "ui/run/run_queue.h"
#include "ui/style/calm_style.h"
#include "ui/style/theme.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

constexpr QSize small(1024, 640);

/// The parts of a window that need the most width, the widest first.
QString widest(const QWidget& window) {
  QMap<int, QString> parts;
  for (const QWidget* part : window.findChildren<QWidget*>()) {
    if (!part->isWindow()) {
      const int width = std::max(part->minimumSizeHint().width(), part->minimumWidth());
      parts.insert(-width, parts.value(-width) + QLatin1Char(' ') +
                               QString::fromLatin1(part->metaObject()->className()) +
                               QLatin1Char('/') + part->objectName());
    }
  }
  QStringList lines;
  for (auto part = parts.begin(); part != parts.end() && lines.size() < 25; ++part) {
    lines << QStringLiteral("%1:%2").arg(-part.key()).arg(part.value());
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

/// German words are longer than English ones: the window still fits on a small screen.
class TestGermanSizes : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = tests::methods_from_dii();
  QTranslator german_;
  std::unique_ptr<MainWindow> window_;

  /// The columns at the sides of the window, which are scrolled sideways where it is too narrow.
  [[nodiscard]] std::vector<const ColumnScroll*> sides() const {
    const auto* const columns = window_->findChild<QSplitter*>(QStringLiteral("columns"));
    return {columns->widget(0)->findChild<ColumnScroll*>(),
            qobject_cast<const ColumnScroll*>(columns->widget(2))};
  }
  [[nodiscard]] bool scrollsSideways() const {
    const auto columns = sides();
    return std::any_of(columns.begin(), columns.end(), [](const ColumnScroll* side) {
      return side->widget()->width() > side->viewport()->width();
    });
  }
  /// What of the window is out of sight at the small size.
  [[nodiscard]] QString unseen() const {
    for (const char* const name : {"exportSelection", "exportMore", "runButton"}) {
      const auto* const button = window_->findChild<QPushButton*>(QLatin1String(name));
      const QString why =
          button == nullptr ? QStringLiteral("is not there") : tests::whyUnseen(*button, *window_);
      if (!why.isEmpty()) {
        return QLatin1String(name) + QLatin1Char(' ') + why;
      }
    }
    return {};
  }

 private Q_SLOTS:
  void initTestCase() {
    if (!german_.load(QStringLiteral(":/translations/steelyard_de.qm"))) {
      QSKIP("built without the German translation: there was no lrelease");
    }
    QVERIFY(QCoreApplication::installTranslator(&german_));
    QApplication::setStyle(new CalmStyle);
    QApplication::setPalette(themePalette(false));
  }

  void init() { window_ = std::make_unique<MainWindow>(registry_); }

  void a_window_with_a_result_fits_on_a_small_screen() {
    window_->dataPanel().setDataset(ten_gaussians(60, 5));
    window_->resize(small);
    window_->show();
    QVERIFY(tests::runsToTheEnd(*window_));
    QVERIFY2(window_->width() <= small.width(), qPrintable(widest(*window_)));
    QTRY_VERIFY2(!scrollsSideways(), qPrintable(widest(*window_)));
    QCOMPARE(unseen(), QString());
    window_->results().answerPanel().setAnswer(tests::longAnswer());
    const auto* ranking = window_->findChild<QTableView*>(QStringLiteral("ranking"));
    QTRY_VERIFY(tests::rowsInSight(*ranking) >= 4);
    constexpr int names = 1;  // the section of the ranking
    QVERIFY(ranking->columnWidth(names) > ranking->fontMetrics().horizontalAdvance(
                                              ranking->model()->index(0, names).data().toString()));
    QTRY_COMPARE(unseen(), QString());
  }

  void the_states_of_a_queue_are_not_cut() {
    const RunQueue queue;
    const QueuePanel panel(queue);
    const auto* const list = panel.findChild<QTableView*>(QStringLiteral("queue"));
    for (const QString& state : QueueModel::states()) {
      QVERIFY2(
          list->fontMetrics().horizontalAdvance(state) < list->columnWidth(QueueModel::StateField),
          qPrintable(state));
    }
  }

  void each_lesson_fits_on_a_small_screen() {
    const std::vector<Lesson> lessons = shownLessons();
    window_->setLessons(lessons);
    window_->resize(small);
    window_->show();
    for (const Lesson& lesson : lessons) {
      window_->openLesson(lesson);
      window_->question().settle();
      QCoreApplication::processEvents();
      QVERIFY2(window_->width() <= small.width(), qPrintable(QString::fromStdString(lesson.title) +
                                                             QLatin1Char('\n') + widest(*window_)));
      QTRY_VERIFY2(!scrollsSideways(), qPrintable(widest(*window_)));
    }
  }

  /// A window that is too narrow for the words cuts none of them out of reach.
  void a_narrower_window_scrolls_its_sides() {
    constexpr QSize narrow(900, 600);
    window_->dataPanel().setDataset(ten_gaussians(60, 5));
    window_->resize(narrow);
    window_->show();
    QVERIFY(tests::runsToTheEnd(*window_));
    QTRY_COMPARE(window_->size(), narrow);
    QTRY_VERIFY(scrollsSideways());
    for (const ColumnScroll* const side : sides()) {
      const bool fits = side->widget()->width() <= side->viewport()->width();
      QVERIFY(fits || side->horizontalScrollBar()->isVisible());
      QVERIFY(side->widget()->width() >= side->widget()->minimumSizeHint().width());
    }
    for (const char* const name : {"runButton", "stepButton"}) {  // which do not scroll
      const auto* const button = window_->findChild<QPushButton*>(QLatin1String(name));
      QVERIFY(button == nullptr || tests::whyUnseen(*button, *window_).isEmpty());
    }
    window_->resize(1300, 700);
    QTRY_VERIFY(!scrollsSideways());
  }
};

QTEST_MAIN(TestGermanSizes)
#include "tst_german_sizes.moc"
