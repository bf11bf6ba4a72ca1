// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <stop_token>

#include "app/commands.h"
#include "core/error.h"
#include "core/record/record.h"
#include "tests/support/csv_rows.h"
#include "tests/support/failing_method.h"
#include "tests/support/probe_method.h"
#include "tests/support/temporary_text.h"

using namespace steelyard;
using app::ExitCode;
using tests::csvRows;

namespace {

MethodRegistry registry_with(Target target) {
  MethodRegistry registry;
  registry.add(std::make_unique<const tests::ProbeMethod>(target));
  return registry;
}

}  // namespace

/// What a method of any kind says arrives on the command line.
class TestProbeMethod : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  MethodRegistry registry_ = registry_with(Target::none);

  [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }

  [[nodiscard]] QString table() const {
    QFile file(path("table.csv"));
    if (file.open(QIODevice::WriteOnly)) {
      file.write("a,b,c,kind\n");
      for (int row = 0; row < 20; ++row) {
        file.write(QStringLiteral("%1,%2,%3,%4\n")
                       .arg(QString::number(row % 7), QString::number(row % 5),
                            QString::number(row), row % 2 == 0 ? "even" : "odd")
                       .toUtf8());
      }
    }
    return path("table.csv");
  }

  [[nodiscard]] ExitCode run(const QString& out, const QStringList& more = {}) const {
    return app::runCommand(QStringList{table(), "--inputs", "a,b,c", "--method", "probe", "--quiet",
                                       "--force", "--out", path(out)} +
                               more,
                           registry_, std::stop_token());
  }

 private Q_SLOTS:
  void a_run_writes_every_column_and_the_selection() {
    QVERIFY(run("out") == ExitCode::done);
    const std::vector<QStringList> rows = csvRows(path("out/selected.csv"));
    QCOMPARE(rows[0], (QStringList{"rank", "feature", "unit", "statistic", "open", "p_value",
                                   "q_value", "share", "error", "real", "selected"}));
    QCOMPARE(rows[1].back(), QString("yes"));
    QCOMPARE(rows[2].back(), QString("no"));
    QCOMPARE(csvRows(path("out/reduced.csv")).front(), (QStringList{"component_1", "component_2"}));
  }

  void a_fault_in_a_check_costs_the_answer_and_not_the_result() {
    MethodRegistry registry;
    registry.add(std::make_unique<const tests::FailingMethod<Error>>(
        std::make_shared<const tests::ProbeMethod>(), fault("upside down"), 1));
    const ExitCode ended = app::runCommand({table(), "--inputs", "a,b,c", "--method", "probe",
                                            "--quiet", "--no-plots", "--out", path("faulty")},
                                           registry, std::stop_token());
    QVERIFY(ended == ExitCode::fault);
    const Record record = read_record(path("faulty/record.json").toStdString());
    QVERIFY(!record.answer);
    QCOMPARE(record.result.selection.features, (std::vector<Index>{2, 0}));
  }

  void an_empty_selection_is_written_as_such() {
    QVERIFY(run("empty", {"--set", "found=nothing"}) == ExitCode::done);
    for (const QStringList& row : csvRows(path("empty/selected.csv"))) {
      QVERIFY(row.back() != "yes");
    }
    const Record record = read_record(path("empty/record.json").toStdString());
    QCOMPARE(in_words(record.result.selection.rule), std::string("Benjamini-Hochberg at 0.1"));
  }

  /// The table holds a, b, c; the map is their first two's difference and half their sum.
  void a_map_is_written_with_the_table_that_it_gives() {
    QVERIFY(run("map", {"--set", "found=no-rule", "--no-plots"}) == ExitCode::done);
    QCOMPARE(csvRows(path("map/map.csv")),
             (std::vector<QStringList>{{"component", "a", "b", "c"},
                                       {"component_1", "1", "-1", "0"},
                                       {"component_2", "0.5", "0.5", "0"}}));
    const std::vector<QStringList> rows = csvRows(path("map/reduced.csv"));
    QCOMPARE(rows.size(), 21U);
    QCOMPARE(rows[13], (QStringList{"3", "3.5"}));  // of 5 and 2: no input is left out
    const Record record = read_record(path("map/record.json").toStdString());
    QCOMPARE(std::count(record.files.begin(), record.files.end(), "map.csv"), 1);
    QVERIFY(run("some", {"--set", "found=no-rule", "--no-plots", "--top", "1"}) == ExitCode::done);
    QCOMPARE(csvRows(path("some/reduced.csv"))[13], (QStringList{"5", "2.5"}));
    QCOMPARE(csvRows(path("some/reduced.csv"))[0].first(), QString("component_1 of 1 of 3 inputs"));
    for (const char* found : {"nothing", "something"}) {  // by a rule that nobody asked
      QVERIFY(run(found, {"--set", QString("found=") + found, "--no-plots"}) == ExitCode::done);
      QCOMPARE(csvRows(path(found) + "/reduced.csv")[13], (QStringList{"3", "3.5"}));
    }
  }

  void findings_are_written() {
    QVERIFY(run("findings", {"--no-plots"}) == ExitCode::done);
    const std::vector<QStringList> rows = csvRows(path("findings/findings.csv"));
    QCOMPARE(rows.size(), 3U);
    QCOMPARE(rows[1].mid(0, 5), (QStringList{"stretch", "Stretch", "0.25", "0.125", "nm"}));
  }

  void figures_of_every_shape_become_pictures() {
    QVERIFY(run("pictures") == ExitCode::done);
    for (const char* shape : {"lines", "bars", "points", "matrix", "table", "boxes"}) {
      const QString name = path("pictures/figure-probe-") + shape;
      QVERIFY2(!QImage(name + ".png").isNull(), shape);
      QVERIFY2(csvRows(name + ".csv").size() > 1, shape);
    }
  }

  void its_record_reruns_to_the_same() {
    QVERIFY(run("first", {"--no-plots"}) == ExitCode::done);
    QVERIFY(app::rerunCommand({path("first/record.json"), "--out", path("again")}, registry_,
                              std::stop_token()) == ExitCode::done);
  }

  void its_runs_are_compared_with_their_figures() {
    QVERIFY(run("one", {"--no-plots"}) == ExitCode::done);
    QVERIFY(run("two", {"--no-plots", "--set", "found=nothing"}) == ExitCode::done);
    QVERIFY(app::compareCommand({path("one/record.json"), path("two/record.json"), "--html",
                                 path("report.html"), "--force"},
                                registry_, std::stop_token()) == ExitCode::done);
    QFile page(path("report.html"));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QByteArray text = page.readAll();
    for (const char* title : {"Growing line", "Bars", "Points", "Matrix", "Boxes"}) {
      QCOMPARE(text.count(QByteArray(": ") + title + "</figcaption>"), 2);
    }
    QCOMPARE(text.count("<h3>Table</h3>"), 2);
    QVERIFY(text.contains("2 features: Benjamini-Hochberg at 0.1"));
  }

  void classes_are_asked_for_where_the_method_needs_them() {
    const MethodRegistry of_classes = registry_with(Target::classes);
    const QStringList call{table(),   "--inputs", "a,b,c",         "--method",  "probe",
                           "--quiet", "--out",    path("classes"), "--no-plots"};
    const QString why = message_of(
        [&] { static_cast<void>(app::runCommand(call, of_classes, std::stop_token())); });
    QVERIFY2(why.contains("label", Qt::CaseInsensitive), qPrintable(why));
    QVERIFY(app::runCommand(call + QStringList{"--label", "kind"}, of_classes, std::stop_token()) ==
            ExitCode::done);
  }
};

QTEST_MAIN(TestProbeMethod)
#include "tst_probe_method.moc"
