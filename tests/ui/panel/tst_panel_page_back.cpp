// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QtTest>
#include <memory>
#include <string>
#include <utility>

#include "core/methods/registry.h"
#include "core/record/panel_record.h"
#include "tests/support/panels.h"
#include "tests/support/promised_error.h"
#include "tests/support/temporary_text.h"
#include "ui/panel/panel_page.h"
#include "ui/plots/plot_grid.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

ProblemPtr planted(std::uint64_t seed) {
  return std::make_shared<const Problem>(tests::wide_problem(120, 8, true, seed));
}

/// A page with two quick methods whose runs are counted, as a window of its own.
struct CountedPage : tests::TwoCounted {
  explicit CountedPage(const MethodRegistry& all)
      : TwoCounted(all), page(std::make_unique<PanelPage>(methods)) {}

  template <typename Part>
  [[nodiscard]] Part* part(const char* name) const {
    return page->findChild<Part*>(QLatin1String(name));
  }
  [[nodiscard]] QAbstractItemModel& choice() const {
    return *part<QTableView>("panelChoice")->model();
  }
  void tick(int row, bool on) const {
    choice().setData(choice().index(row, 0), on ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
  }
  [[nodiscard]] bool isTicked(int row) const {
    return choice().index(row, 0).data(Qt::CheckStateRole).toInt() == Qt::Checked;
  }
  [[nodiscard]] bool isReady() const { return part<QPushButton>("panelStart")->isEnabled(); }
  void compare() const {
    part<QPushButton>("panelStart")->click();
    page->finish();
  }
  [[nodiscard]] qsizetype timeColumn() const {
    return page->rows().front().indexOf(QStringLiteral("Time"));
  }
  /// The same rows, but for the time.
  [[nodiscard]] QList<QStringList> rows() const {
    QList<QStringList> all;
    for (QStringList row : page->rows()) {
      row.removeAt(timeColumn());
      all << row;
    }
    return all;
  }

  std::unique_ptr<PanelPage> page{};
};

}  // namespace

/// A comparison that a session or a file has kept is shown again.
class TestPanelPageBack : public QObject {
  Q_OBJECT

  const MethodRegistry all_ = builtin_methods();

  /// What a page has kept that has compared the first method alone, by three folds.
  SavedPanel kept(CountedPage& at) const {
    at.part<QSpinBox>("panelFolds")->setValue(3);
    at.page->ask(planted(1));
    at.page->finish();
    at.tick(1, false);
    at.compare();
    return *at.page->saved();
  }

 private Q_SLOTS:
  void without_a_comparison_nothing_is_kept() {
    const CountedPage at(all_);
    at.page->ask(planted(1));
    at.page->finish();
    QVERIFY(!at.page->saved().has_value());
  }

  void what_was_kept_is_shown_again_and_no_method_runs() {
    CountedPage first(all_);
    const SavedPanel before = kept(first);
    QCOMPARE(before.methods, (std::vector<std::string>{"f-test"}));
    QVERIFY(before.seconds.at("f-test") > 0.0);
    const CountedPage second(all_);
    second.page->bringBack(before);
    QVERIFY(second.page->saved().has_value());  // a crash in this moment loses nothing
    second.page->ask(planted(1));
    second.page->finish();
    QCOMPARE(second.begun(), 0);
    QCOMPARE(second.page->rows(), first.page->rows());  // the times, too
    QCOMPARE(second.page->answer(), first.page->answer());
    QVERIFY(!second.page->answer().isEmpty());
    QCOMPARE(second.page->grid().plots().size(), first.page->grid().plots().size());
    QCOMPARE(second.part<QSpinBox>("panelFolds")->value(), 3);
    second.page->finish();
    QVERIFY(second.isTicked(0));
    QVERIFY(!second.isTicked(1));
    const SavedPanel after = *second.page->saved();
    QCOMPARE(*after.log, *before.log);
    QCOMPARE(after.methods, before.methods);
    QVERIFY(after.ticks == before.ticks);
    QVERIFY(after.seconds == before.seconds);
  }

  void it_is_extended_by_a_method_and_repeats_nothing() {
    CountedPage first(all_);
    const SavedPanel before = kept(first);
    const CountedPage second(all_);
    second.page->ask(planted(1));
    second.page->bringBack(before);
    second.page->finish();
    second.page->finish();
    second.tick(1, true);
    const QSignalSpy changes(second.page.get(), &PanelPage::changed);
    second.compare();
    QVERIFY(!changes.isEmpty());
    QCOMPARE(second.page->rows().size(), std::size_t{3});
    QVERIFY(second.counted[1]->begun() > 0);
    QVERIFY(second.counted[0]->begun() <= PanelOptions().permuted);
    first.tick(1, true);
    first.compare();
    QCOMPARE(second.rows(), first.rows());
  }

  void that_of_another_question_is_left_out_and_said() {
    CountedPage first(all_);
    const SavedPanel before = kept(first);
    const CountedPage second(all_);
    const QSignalSpy left(second.page.get(), &PanelPage::leftOut);
    second.page->ask(planted(2));
    second.page->bringBack(before);
    second.page->finish();
    QCOMPARE(left.count(), 1);
    QVERIFY2(left.front().front().toString().contains("inputs"),
             qPrintable(left.front().front().toString()));
    QCOMPARE(second.page->rows().size(), std::size_t{1});
    QVERIFY(!second.page->saved().has_value());
    QCOMPARE(second.begun(), 0);
  }

  void a_damaged_one_is_left_out_and_said() {
    CountedPage first(all_);
    SavedPanel before = kept(first);
    before.log = std::make_shared<const std::string>(before.log->substr(0, before.log->size() / 2));
    const CountedPage second(all_);
    const QSignalSpy left(second.page.get(), &PanelPage::leftOut);
    second.page->ask(planted(1));
    second.page->bringBack(before);
    second.page->finish();
    QCOMPARE(left.count(), 1);
    QVERIFY(!second.page->saved().has_value());
  }

  void another_table_forgets_what_was_to_come_back() {
    CountedPage first(all_);
    const SavedPanel before = kept(first);
    const CountedPage second(all_);
    second.page->bringBack(before);
    second.page->startOver();
    QVERIFY(!second.page->saved().has_value());
    second.page->ask(planted(1));
    second.page->finish();
    QCOMPARE(second.page->rows().size(), std::size_t{1});
  }

  /// The command reads the same text by PanelRecord.
  void it_is_written_as_the_command_writes_it() {
    CountedPage first(all_);
    const SavedPanel before = kept(first);
    PanelOptions options;
    options.folds = 3;
    const auto members = panel_members(first.methods, planted(1), options);
    const PanelRecord record(members, options);
    PanelLog log;
    record.read(*before.log, "log.json", log);
    QVERIFY(record.knows_runs(log, members.front()));
    QVERIFY(!record.knows_runs(log, members.back()));
    QCOMPARE(record.to_json(log), *before.log);
  }

  void a_file_of_the_command_is_opened_and_what_it_knows_is_ticked() {
    PanelOptions options;
    options.folds = 3;
    options.repeats = 1;
    const TemporaryText folder;
    CountedPage at(all_);
    const auto members = panel_members(at.methods, planted(1), options);
    PanelLog log;
    static_cast<void>(method_panel(members, options, {}, &log));
    const std::string text = PanelRecord(members, options).to_json(log);
    const auto path = folder.write("log.json", QByteArray::fromStdString(text));
    const int begun = at.begun();
    at.page->ask(planted(1));
    at.page->finish();
    at.tick(1, false);
    at.page->openComparison(QString::fromStdString(path.string()));
    at.page->finish();
    QCOMPARE(at.begun(), begun);
    QCOMPARE(at.page->rows().size(), std::size_t{3});
    QCOMPARE(at.page->rows().at(1).at(at.timeColumn()), QString());  // nobody has written the time
    QCOMPARE(at.part<QSpinBox>("panelRepeats")->value(), 1);
    at.page->finish();
    QVERIFY(at.isTicked(1));
    QVERIFY(at.page->saved().has_value());
  }

  void a_file_that_is_none_is_refused_in_the_page() {
    const TemporaryText folder;
    const auto path = folder.write("log.json", "{}");
    const CountedPage at(all_);
    at.page->ask(planted(1));
    at.page->finish();
    at.page->openComparison(QString::fromStdString(path.string()));
    at.page->finish();
    const auto* const trouble = at.page->findChild<Notice*>();
    QVERIFY2(trouble->text().contains("not a log"), qPrintable(trouble->text()));
    QVERIFY(!at.page->saved().has_value());
    QVERIFY(at.isReady());
  }
};

QTEST_MAIN(TestPanelPageBack)
#include "tst_panel_page_back.moc"
