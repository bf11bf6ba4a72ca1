// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAction>
#include <QBrush>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPalette>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QtTest>
#include <memory>

#include "core/error.h"
#include "core/message.h"
#include "core/methods/registry.h"
#include "tests/support/gated_method.h"
#include "tests/support/promised_error.h"
#include "tests/support/unaskable_method.h"
#include "ui/panel/panel_page.h"
#include "ui/plots/heat_map_plot.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plot_grid.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;

/// The page by clicks and keys, with a method that is quick, one that waits at a gate, and one that
/// cannot take the question.
class TestPanelPage : public QObject {
  Q_OBJECT

  static constexpr int patience = 60000;

  const MethodRegistry all_ = builtin_methods();
  std::unique_ptr<tests::Gate> gate_;
  std::unique_ptr<MethodRegistry> methods_;
  const tests::CountedMethod* quick_ = nullptr;
  std::unique_ptr<PanelPage> page_;

  static ProblemPtr planted(std::uint64_t seed) {
    return std::make_shared<const Problem>(tests::wide_problem(120, 8, true, seed));
  }

  template <typename Part>
  Part* part(const char* name) const {
    return page_->findChild<Part*>(QLatin1String(name));
  }
  QAbstractItemModel& table() const { return *part<QTableView>("panelTable")->model(); }
  QAbstractItemModel& choice() const { return *part<QTableView>("panelChoice")->model(); }
  void click(const char* button) const {
    QTest::mouseClick(part<QPushButton>(button), Qt::LeftButton);
  }
  bool isOffered(const char* button) const { return part<QPushButton>(button)->isEnabled(); }
  QString startText() const { return part<QPushButton>("panelStart")->text(); }
  void tick(int row) const {
    part<QTabWidget>("panelTabs")->setCurrentIndex(0);
    auto* const list = part<QTableView>("panelChoice");
    list->setCurrentIndex(list->model()->index(row, 0));
    QTest::keyClick(list, Qt::Key_Space);
  }
  QString state() const { return part<QLabel>("panelState")->text(); }
  /// The names of the lines that are drawn.
  QString drawnLines() const {
    const auto* const plot = page_->findChild<LinePlot*>();
    QStringList names;
    for (std::size_t row = 0; plot != nullptr && row < plot->dataRows(); ++row) {
      names << plot->dataRow(row).front();
    }
    return names.join(' ');
  }
  QString method(int row) const { return table().index(row, 0).data().toString(); }

 private Q_SLOTS:
  void init() {
    gate_ = std::make_unique<tests::Gate>();
    methods_ = std::make_unique<MethodRegistry>();
    auto quick = std::make_unique<const tests::CountedMethod>(all_.find("f-test"));
    quick_ = quick.get();
    methods_->add(std::move(quick));
    methods_->add(std::make_unique<const tests::GatedMethod>(all_.find("laplacian-score"), *gate_));
    methods_->add(std::make_unique<const tests::RefusingMethod>(all_.find("elastic-net")));
    page_ = std::make_unique<PanelPage>(*methods_);
    page_->resize(420, 560);
    page_->show();
    QVERIFY(QTest::qWaitForWindowExposed(page_.get()));
    page_->ask(planted(1));
    QTRY_COMPARE(choice().rowCount(), 3);
  }

  void cleanup() {
    gate_->open();  // a job that waits there would keep the page
    page_.reset();
  }

  void the_page_fits_a_small_column() {
    QVERIFY(page_->minimumSizeHint().width() <= 384);
    QVERIFY(page_->minimumSizeHint().height() <= 300);
  }

  void what_can_be_done_follows_what_is_asked() {
    QVERIFY(isOffered("panelStart"));
    QVERIFY(!isOffered("panelStop"));
    tick(0);
    QVERIFY(!isOffered("panelStart"));
    tick(1);
    QVERIFY(isOffered("panelStart"));
    page_->ask(nullptr);
    QCOMPARE(choice().rowCount(), 0);
    QVERIFY(!isOffered("panelStart"));
  }

  void tab_goes_from_top_to_bottom() {
    const QStringList named{"panelStart", "panelStop",    "panelAnswer",  "panelChoice",
                            "panelFolds", "panelRepeats", "panelLargest", "panelRate",
                            "panelTable", "panelShowRun", "panelExport"};
    QStringList stops;
    const QWidget* at = page_.get();
    do {
      at = at->nextInFocusChain();
      if (named.contains(at->objectName())) {
        stops << at->objectName();
      }
    } while (at != page_.get());
    QCOMPARE(stops, named);
  }

  void a_method_that_throws_leaves_the_other_offers() {
    methods_->add(std::make_unique<const tests::UnaskableMethod<Error>>(
        all_.find("relief"), bad_input(message("test.broken", "the scales broke"))));
    page_->ask(planted(2));
    QTRY_COMPARE(choice().rowCount(), 4);
    QCOMPARE(choice().index(3, 1).data().toString(), QStringLiteral("The scales broke"));
    QVERIFY(!choice().index(3, 0).data(Qt::CheckStateRole).isValid());
    QCOMPARE(choice().index(0, 0).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
    QVERIFY(!page_->findChild<Notice*>()->isVisible());
    click("panelStart");
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("panelStart"), patience);
    QCOMPARE(method(0), QStringLiteral("F test"));
  }

  void one_click_compares_and_says_what_is_found() {
    const QSignalSpy wanted(page_.get(), &PanelPage::runWanted);
    QVERIFY(!part<QPlainTextEdit>("panelAnswer")->isVisible());
    click("panelStart");
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("panelStart"), patience);
    QCOMPARE(table().rowCount(), 1);
    QCOMPARE(method(0), QStringLiteral("F test"));
    QVERIFY(part<QPlainTextEdit>("panelAnswer")->toPlainText().contains("F test"));
    QVERIFY(part<QPlainTextEdit>("panelAnswer")->isVisible());
    QVERIFY(page_->grid().isVisible());
    QVERIFY(!page_->grid().plots().empty());
    auto* const view = part<QTableView>("panelTable");
    QVERIFY(view->isVisible());
    const QPoint first = view->visualRect(view->model()->index(0, 0)).center();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, first);
    QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, first);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.front().front().value<std::string>(), std::string("f-test"));
    click("panelShowRun");
    QCOMPARE(wanted.count(), 2);
  }

  void the_consensus_is_offered_where_it_is_beyond_chance() {
    QVERIFY(!isOffered("panelSelect"));
    const QSignalSpy wanted(page_.get(), &PanelPage::selectionWanted);
    click("panelStart");
    QVERIFY(!isOffered("panelSelect"));
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("panelStart"), patience);
    const PanelMember member = panel_members(*methods_, planted(1), {}).front();
    const std::vector<Index> beyond = columns_above_level(method_panel({member}, {}, {}).consensus);
    QCOMPARE(isOffered("panelSelect"), !beyond.empty());
    click("panelSelect");
    QCOMPARE(wanted.count(), beyond.empty() ? 0 : 1);
    if (!beyond.empty()) {
      QCOMPARE(wanted.front().front().value<std::vector<Index>>(), beyond);
    }
  }

  /// The first row is there while the second method still waits; Stop keeps it, and Continue does
  /// not run its method again.
  void a_stopped_comparison_is_shown_and_continued() {
    tick(1);
    click("panelStart");
    QTRY_VERIFY_WITH_TIMEOUT(state().contains("1 method is finished"), patience);
    QCOMPARE(table().rowCount(), 1);
    QVERIFY(isOffered("panelStop"));
    QVERIFY(!isOffered("panelStart"));
    QVERIFY(part<QPlainTextEdit>("panelAnswer")->toPlainText().isEmpty());
    QVERIFY(!page_->grid().plots().empty());
    click("panelStop");
    QVERIFY(!isOffered("panelStop"));
    gate_->open();
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("panelStart"), patience);
    QCOMPARE(table().rowCount(), 1);
    QCOMPARE(startText(), QStringLiteral("Continue"));
    QVERIFY(part<QPlainTextEdit>("panelAnswer")->toPlainText().contains("was stopped"));
    const int begun = quick_->begun();
    click("panelStart");
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("panelStart"), patience);
    QCOMPARE(table().rowCount(), 2);
    QCOMPARE(startText(), QStringLiteral("Compare"));
    QVERIFY(quick_->begun() <= begun + PanelOptions().permuted);
  }

  /// Three of its trials end while the fourth waits: the row says so, in the colour of what is not
  /// settled, and its line is drawn. What is stopped then is taken away.
  void a_method_is_shown_while_its_trials_end() {
    tick(1);
    gate_->let_pass(3);
    click("panelStart");
    QTRY_VERIFY_WITH_TIMEOUT(state().contains("Laplacian score that are done: 3 of 10"), patience);
    QVERIFY(state().contains("1 method is finished"));
    QCOMPARE(table().rowCount(), 2);
    QCOMPARE(method(0), QStringLiteral("F test"));
    QCOMPARE(method(1), QStringLiteral("Laplacian score (3 of 10)"));
    QVERIFY(!table().index(1, 1).data().toString().isEmpty());
    QVERIFY(!table().index(0, 1).data(Qt::ForegroundRole).isValid());
    QCOMPARE(table().index(1, 1).data(Qt::ForegroundRole).value<QBrush>(),
             QGuiApplication::palette().brush(QPalette::PlaceholderText));
    QVERIFY(drawnLines().contains("Laplacian score"));
    click("panelStop");
    gate_->open();
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("panelStart"), patience);
    QCOMPARE(table().rowCount(), 1);
    QVERIFY(!drawnLines().contains("Laplacian score"));
    QVERIFY(!state().contains("of 10"));
  }

  /// The first method of all, of which the page has shown nothing before.
  void the_first_trials_of_all_are_shown_and_taken_away_again() {
    tick(0);
    tick(1);
    gate_->let_pass(1);
    click("panelStart");
    QTRY_COMPARE_WITH_TIMEOUT(table().rowCount(), 1, patience);
    QCOMPARE(method(0), QStringLiteral("Laplacian score (1 of 10)"));
    QCOMPARE(page_->grid().plots().size(), std::size_t{1});
    QVERIFY(page_->grid().isVisible());
    click("panelStop");
    gate_->open();
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("panelStart"), patience);
    QCOMPARE(table().rowCount(), 0);
    QVERIFY(page_->grid().plots().empty());
    QVERIFY(page_->findChild<Notice*>()->isVisible());
  }

  void another_method_joins_what_is_kept() {
    gate_->open();
    click("panelStart");
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("panelStart"), patience);
    const int begun = quick_->begun();
    tick(1);
    click("panelStart");
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("panelStart"), patience);
    QCOMPARE(table().rowCount(), 2);
    QCOMPARE(quick_->begun(), begun);
    QVERIFY(page_->grid().plots().size() >= 4);  // with the agreement of the two
  }

  /// The method is offered without studies here, so that it has no way to discover columns.
  void discoveries_are_asked_for_by_a_rate() {
    click("panelStart");
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("panelStart"), patience);
    const int columns = table().columnCount();
    const int begun = quick_->begun();
    part<QDoubleSpinBox>("panelRate")->setValue(0.2);
    click("panelStart");
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("panelStart"), patience);
    QCOMPARE(table().columnCount(), columns + 1);
    QCOMPARE(table().headerData(columns, Qt::Horizontal).toString(), QStringLiteral("Discoveries"));
    QCOMPARE(table().index(0, columns).data().toString(), QStringLiteral("\u2013"));
    QCOMPARE(quick_->begun(), begun);
  }

  void a_click_into_a_map_selects_the_method_of_its_column() {
    gate_->open();
    page_->resize(900, 1200);
    tick(1);
    click("panelStart");
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("panelStart"), patience);
    part<QTabWidget>("panelTabs")->setCurrentIndex(0);
    auto* const cells = page_->findChild<HeatMapPlot*>();
    QVERIFY(cells != nullptr);
    for (const int column : {1, 0}) {
      const double middle = column + 0.5;
      QTRY_VERIFY(!cells->hoverText(cells->pixelOf(middle, 0.5)).isEmpty());
      QTest::mouseClick(cells, Qt::LeftButton, {}, cells->pixelOf(middle, 0.5).toPoint());
      const auto* const view = part<QTableView>("panelTable");
      QVERIFY(view->isVisible());
      QCOMPARE(view->currentIndex().siblingAtColumn(0).data().toString(),
               cells->dataHeader().at(column + 1));
    }
  }

  void another_question_ends_it_and_nothing_late_arrives() {
    tick(1);
    click("panelStart");
    QTRY_COMPARE_WITH_TIMEOUT(table().rowCount(), 1, patience);
    page_->ask(planted(2));
    QCOMPARE(table().rowCount(), 0);
    QVERIFY(page_->grid().plots().empty());
    QTRY_COMPARE(choice().rowCount(), 3);
    gate_->open();
    tick(1);  // it is still ticked
    click("panelStart");
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("panelStart"), patience);
    QCOMPARE(table().rowCount(), 1);
    QCOMPARE(method(0), QStringLiteral("F test"));
  }

  void another_table_ticks_what_is_proposed() {
    tick(0);
    tick(1);
    page_->startOver();
    page_->ask(planted(3));
    QTRY_COMPARE(choice().rowCount(), 3);
    QCOMPARE(choice().index(0, 0).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
    QCOMPARE(choice().index(1, 0).data(Qt::CheckStateRole).toInt(),
             static_cast<int>(Qt::Unchecked));
  }

  void samples_that_are_too_few_are_said() {
    page_->ask(std::make_shared<const Problem>(tests::wide_problem(8, 4, true, 1)));
    QTRY_COMPARE(choice().rowCount(), 3);
    click("panelStart");
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("panelStart"), patience);
    QCOMPARE(table().rowCount(), 0);
    const auto* const trouble = page_->findChild<Notice*>();
    QVERIFY(trouble->isVisible());
    QVERIFY2(trouble->text().contains("samples"), qPrintable(trouble->text()));
  }

  void tables_are_exported_as_they_are_shown() {
    const QSignalSpy wanted(page_.get(), &PanelPage::tableWanted);
    const QSignalSpy plots(page_.get(), &PanelPage::plotsWanted);
    const QList<QAction*> entries = part<QPushButton>("panelExport")->menu()->actions();
    QVERIFY(!entries.front()->isEnabled());
    click("panelStart");
    QTRY_VERIFY_WITH_TIMEOUT(isOffered("panelStart"), patience);
    for (QAction* const entry : entries) {
      entry->trigger();
    }
    QCOMPARE(wanted.count(), 4);
    QCOMPARE(plots.count(), 1);
    QCOMPARE(wanted.front().at(1).toString(), QStringLiteral("methods.csv"));
    const auto make = wanted.front().at(2).value<PanelPage::MakeTable>();
    QCOMPARE(make().rows.size(), std::size_t{1});
    QCOMPARE(make().rows.front().front(), std::string("f-test"));
  }
};

QTEST_MAIN(TestPanelPage)
#include "tst_panel_page.moc"
