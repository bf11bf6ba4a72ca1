// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>
#include <memory>
#include <string>

#include "core/methods/registry.h"
#include "tests/support/methods_from_dii.h"
#include "tests/support/normal_matrix.h"
#include "tests/support/sanitized.h"
#include "tests/ui/driven_window.h"
#include "tests/ui/rows_in_sight.h"
#include "tests/ui/seen_part.h"
#include "ui/data/data_panel.h"
#include "ui/results/answer_panel.h"
#include "ui/results/ranking_model.h"
#include "ui/results/selection_control.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

constexpr QSize small(1024, 640);
constexpr Index inputs = tests::sanitized ? 713 : 7129;

/// As many columns as there are genes in a known table of leukaemia; the last one is explained.
Dataset geneTable() {
  Dataset table;
  table.name = "genes.csv";
  table.values = tests::normal_matrix(72, inputs + 1, 7);
  table.values.col(inputs) += 3.0 * table.values.col(71);
  for (Index column = 0; column <= inputs; ++column) {
    Column about;
    about.name = column < inputs ? "gene" + std::to_string(column) : std::string("outcome");
    about.roles = RoleSet().with(column < inputs ? Role::input : Role::truth);
    table.columns.push_back(about);
  }
  return table;
}

int inputsWith(const std::string& part) {
  int count = 0;
  for (Index column = 0; column < inputs; ++column) {
    count += ("gene" + std::to_string(column)).find(part) != std::string::npos ? 1 : 0;
  }
  return count;
}

}  // namespace

/// The right panel of a small window at a table of many inputs.
class TestManyInputs : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = tests::methods_from_dii();
  QTemporaryDir folder_;
  std::unique_ptr<MainWindow> window_;

  [[nodiscard]] ResultPanel& panel() const { return window_->results(); }
  [[nodiscard]] QTableView& ranking() const {
    return *panel().findChild<QTableView*>(QStringLiteral("ranking"));
  }
  [[nodiscard]] QLineEdit& search() const {
    return *panel().findChild<QLineEdit*>(QStringLiteral("searchRanking"));
  }

  /// What of Keep and Export is out of sight.
  [[nodiscard]] QString unseen() const {
    QList<const QWidget*> parts{panel().selectionControl().findChild<QSpinBox*>(),
                                panel().findChild<QPushButton*>(QStringLiteral("exportSelection")),
                                panel().findChild<QPushButton*>(QStringLiteral("exportMore"))};
    for (const auto* button : panel().selectionControl().findChildren<QRadioButton*>()) {
      if (button->text().remove(QLatin1Char('&')) == QStringLiteral("Keep")) {
        parts << button;
      }
    }
    if (parts.size() != 4 || parts.contains(nullptr)) {
      return QStringLiteral("there is no Keep, or no export");
    }
    for (const QWidget* part : parts) {
      if (const QString why = tests::whyUnseen(*part, *window_); !why.isEmpty()) {
        return part->metaObject()->className() + QStringLiteral(" ") + part->objectName() +
               QStringLiteral(" ") + why;
      }
    }
    return {};
  }
  /// Whether a message that begins so is out of sight.
  [[nodiscard]] QString unseenMessage(const QString& words) const {
    for (const auto* notice : panel().findChildren<Notice*>()) {
      if (notice->isVisible() && notice->text().startsWith(words)) {
        return tests::whyUnseen(*notice, *window_);
      }
    }
    return QStringLiteral("is not said");
  }
  /// Scrolls the panel to this part, as the wheel does.
  void scrollTo(QWidget& part) const {
    for (auto* area : panel().findChildren<QScrollArea*>()) {
      if (area->isAncestorOf(&part)) {
        area->ensureWidgetVisible(&part, 0, 0);
      }
    }
  }
  void runQuickly() {
    window_->methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    window_->question().settle();
    QVERIFY(tests::runsToTheEnd(*window_));
    QCOMPARE(ranking().model()->rowCount(), static_cast<int>(inputs));
  }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    tests::exportInto(folder_.path(), *window_);
    window_->dataPanel().setDataset(geneTable());
    window_->question().settle();
    window_->resize(small);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void number_export_and_messages_are_in_sight_before_a_run_and_after_it() {
    QTRY_COMPARE(unseen(), QString());
    panel().showExportMessage(QStringLiteral("Written: a file of another table"), false);
    QTRY_COMPARE(unseenMessage(QStringLiteral("Written:")), QString());
    QTRY_COMPARE(unseen(), QString());
    runQuickly();
    QTRY_COMPARE(unseen(), QString());
    QTest::mouseClick(panel().findChild<QPushButton*>(QStringLiteral("exportSelection")),
                      Qt::LeftButton);
    QVERIFY(window_->exporter().finish());
    QVERIFY(QFile::exists(folder_.filePath(QStringLiteral("selected.csv"))));
    QTRY_COMPARE(unseenMessage(QStringLiteral("Written:")), QString());
    QTRY_COMPARE(unseen(), QString());
    QCOMPARE(window_->size(), small);
  }

  void the_ranking_scrolls_in_itself() {
    runQuickly();
    QVERIFY(ranking().height() < window_->height());
    QVERIFY(ranking().verticalScrollBar()->maximum() > 0);
    const QModelIndex last = ranking().model()->index(static_cast<int>(inputs) - 1, 1);
    QVERIFY(!ranking().viewport()->rect().intersects(ranking().visualRect(last)));
    ranking().setFocus();
    QTest::keyClick(&ranking(), Qt::Key_End, Qt::ControlModifier);
    QTRY_VERIFY(ranking().viewport()->rect().intersects(ranking().visualRect(last)));
    QVERIFY(ranking().rowAt(1) > 0);
    QTRY_COMPARE(unseen(), QString());
    QCOMPARE(window_->size(), small);
  }

  void a_long_answer_leaves_the_ranking_four_rows() {
    runQuickly();
    panel().answerPanel().setAnswer(tests::longAnswer());
    QTRY_VERIFY(tests::rowsInSight(ranking()) >= 4);
    QTRY_COMPARE(unseen(), QString());
  }

  void the_search_narrows_the_ranking() {
    runQuickly();
    const std::vector<Index> selected = panel().selection();
    scrollTo(search());
    QTRY_COMPARE(tests::whyUnseen(search(), *window_), QString());
    search().setFocus();
    QTest::keyClicks(&search(), QStringLiteral("GENE71"));
    const int found = inputsWith("gene71");
    QCOMPARE(ranking().model()->rowCount(), found);
    for (int row = 0; row < found; ++row) {
      const QString name =
          ranking().model()->index(row, RankingModel::FeatureSection).data().toString();
      QVERIFY2(name.startsWith(QStringLiteral("gene71")), qPrintable(name));
    }
    QCOMPARE(panel().selection(), selected);
    QTRY_COMPARE(unseen(), QString());
    search().selectAll();
    QTest::keyClick(&search(), Qt::Key_Delete);
    QCOMPARE(ranking().model()->rowCount(), static_cast<int>(inputs));
    QTRY_COMPARE(unseen(), QString());
  }
};

QTEST_MAIN(TestManyInputs)
#include "tst_many_inputs.moc"
