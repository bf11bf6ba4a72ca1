// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QtTest>
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "core/data/generators.h"
#include "tests/support/ordered_tables.h"
#include "tests/support/sanitized.h"
#include "tests/ui/driven_window.h"
#include "ui/data/data_panel.h"
#include "ui/panel/panel_page.h"
#include "ui/session/question.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// The fourth and the eighth of sixty columns explain the last.
Dataset two_of_sixty() {
  Matrix values = tests::normal_matrix(200, 61, 1);
  values.col(60) = (values.col(3) + values.col(7) + 0.5 * values.col(60)).eval();
  return tests::explained_table(std::move(values));
}

}  // namespace

/// The page that compares all methods, within the window.
class TestPanelLinks : public QObject {
  Q_OBJECT

  static constexpr int patience = tests::sanitized ? 240000 : 60000;

  const MethodRegistry registry_ = builtin_methods();
  std::unique_ptr<MainWindow> window_;

  PanelPage& page() const { return *window_->findChild<PanelPage*>(); }
  QTabWidget& pages() const { return *window_->findChild<QTabWidget*>(QStringLiteral("pages")); }
  QAbstractItemModel& choice() const {
    return *window_->findChild<QTableView*>(QStringLiteral("panelChoice"))->model();
  }
  QAction* entry() const {
    for (auto* const each : window_->findChildren<QAction*>()) {
      if (each->shortcut() == QKeySequence(QStringLiteral("Ctrl+M"))) {
        return each;
      }
    }
    return nullptr;
  }

  /// Compares these methods alone.
  void compareOnly(const QStringList& titles) const {
    for (int row = 0; row < choice().rowCount(); ++row) {
      const QModelIndex at = choice().index(row, 0);
      const auto state = titles.contains(at.data().toString()) ? Qt::Checked : Qt::Unchecked;
      choice().setData(at, state, Qt::CheckStateRole);
    }
    auto* const start = window_->findChild<QPushButton*>(QStringLiteral("panelStart"));
    QTest::mouseClick(start, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), patience);
  }

  void doubleClickFirstRow() const {
    auto* const table = window_->findChild<QTableView*>(QStringLiteral("panelTable"));
    QVERIFY(table->model()->rowCount() > 0);
    const QPoint first = table->visualRect(table->model()->index(0, 0)).center();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, first);
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, first);
  }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->resize(1024, 640);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void the_page_is_offered_once_a_table_is_open() {
    QVERIFY(entry() != nullptr);
    QVERIFY(!entry()->isEnabled());
    window_->dataPanel().setDataset(ten_gaussians(60));
    window_->question().settle();
    QVERIFY(entry()->isEnabled());
    QCOMPARE(choice().rowCount(), 0);  // nobody looks
    entry()->trigger();
    QCOMPARE(pages().currentWidget(), static_cast<QWidget*>(&page()));
    QTRY_COMPARE_WITH_TIMEOUT(choice().rowCount(), static_cast<int>(registry_.all().size()),
                              patience);
    QCOMPARE(window_->size(), QSize(1024, 640));
  }

  void another_table_clears_the_page_at_once() {
    window_->dataPanel().setDataset(ten_gaussians(60));
    window_->question().settle();
    entry()->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(choice().rowCount() > 0, patience);
    window_->dataPanel().setDataset(ten_gaussians(70));
    QCOMPARE(choice().rowCount(), 0);
    window_->question().settle();
    QTRY_VERIFY_WITH_TIMEOUT(choice().rowCount() > 0, patience);
  }

  /// A method that a person points at is chosen, run and shown; the second time, its run is there.
  void the_run_of_a_method_is_shown_everywhere() {
    window_->dataPanel().setDataset(ten_gaussians(60));
    window_->question().settle();
    entry()->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(choice().rowCount() > 0, patience);
    compareOnly({"F test"});
    QSignalSpy finished(&window_->controller(), &RunController::finished);
    doubleClickFirstRow();
    QVERIFY(finished.wait(patience));
    QCOMPARE(window_->methodPanel().method()->info().id, std::string("f-test"));
    const SessionRun* const run = window_->results().shownRun();
    QVERIFY(run != nullptr);
    QCOMPARE(run->record->method, std::string("f-test"));
    QVERIFY(pages().currentWidget() != &page());
    const quint64 number = run->number;
    entry()->trigger();
    window_->findChild<QTabWidget*>(QStringLiteral("panelTabs"))->setCurrentIndex(1);
    doubleClickFirstRow();
    QVERIFY(!window_->controller().isActive());
    QVERIFY(pages().currentWidget() != &page());
    QCOMPARE(window_->results().shownRun()->number, number);
  }

  /// What the methods agree on is selected in the shown run, and refused before there is a run.
  void the_consensus_is_selected_in_the_ranking_of_the_shown_run() {
    window_->dataPanel().setDataset(two_of_sixty());
    window_->question().settle();
    entry()->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(choice().rowCount() > 0, patience);
    compareOnly({"F test", "Mutual information", "Elastic net"});
    auto* const select = window_->findChild<QPushButton*>(QStringLiteral("panelSelect"));
    QTRY_VERIFY_WITH_TIMEOUT(select->isEnabled(), patience);
    QTest::mouseClick(select, Qt::LeftButton);
    QVERIFY(page().findChild<Notice*>()->isVisible());
    QCOMPARE(pages().currentWidget(), static_cast<QWidget*>(&page()));
    QSignalSpy finished(&window_->controller(), &RunController::finished);
    doubleClickFirstRow();
    QVERIFY(finished.wait(patience));
    entry()->trigger();
    QTest::mouseClick(select, Qt::LeftButton);
    QVERIFY(pages().currentWidget() != &page());
    std::vector<Index> selected = window_->results().selection();
    std::sort(selected.begin(), selected.end());
    QVERIFY(selected == (std::vector<Index>{3, 7}));
  }
};

QTEST_MAIN(TestPanelLinks)
#include "tst_panel_links.moc"
