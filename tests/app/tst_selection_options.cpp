// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/csv_rows.h"
#include "tests/support/program.h"

using namespace steelyard::tests;

/// --top and --threshold of the real program.
class TestSelectionOptions : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  /// Three inputs; the truth is the first of them.
  QString table() const {
    QByteArray text = "a,b,c,t\n";
    for (int row = 0; row < 40; ++row) {
      text += QByteArray::number((row * 37) % 41) + "," + QByteArray::number((row * 29) % 43) +
              "," + QByteArray::number((row * 17) % 47) + "," +
              QByteArray::number((row * 37) % 41) + "\n";
    }
    QFile file(folder_.filePath("table.csv"));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName()
                                                                              : QString();
  }

  /// The features that are marked as selected, after a few epochs in which none goes to 0.
  QStringList selected(const QStringList& options) const {
    static int runs = 0;
    const QString out = folder_.filePath("out" + QString::number(++runs));
    const Ended ended =
        runProgram(QStringList{"run", table(), "--method", "dii", "--inputs", "a,b,c", "--truth",
                               "t", "--no-plots", "--quiet", "--set", "epochs=5", "--set",
                               "tolerance=0", "--out", out} +
                   options);
    QStringList names;
    for (const QStringList& row : csvRows(out + "/selected.csv")) {
      if (row.contains("yes")) {
        names << row.at(1);
      }
    }
    return ended.code == 0 ? names : QStringList{ended.error};
  }

 private Q_SLOTS:
  void top_takes_so_many_and_no_more() {
    QCOMPARE(selected({"--top", "1"}), QStringList{"a"});
    QCOMPARE(selected({"--top", "2"}).size(), 2);
    QCOMPARE(selected({"--top", "0"}), QStringList());
  }

  /// As the window counts it, and as a person does.
  void a_text_counts_as_one_feature() {
    QByteArray text = "a,b,colour,t\n";
    for (int row = 0; row < 60; ++row) {
      const char* const colour = row % 3 == 0 ? "red" : row % 3 == 1 ? "green" : "blue";
      text += QByteArray::number(row * 37 % 41) + ',' + QByteArray::number(row * 17 % 23) + ',' +
              colour + ',' + QByteArray::number(100 * (row % 3) * (row % 3) + row * row % 29) +
              '\n';
    }
    QFile file(folder_.filePath("colours.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    const Ended ended =
        runProgram({"run", file.fileName(), "--truth", "t", "--method", "f-test", "--top", "1",
                    "--no-plots", "--no-check", "--out", folder_.filePath("colours")});
    QVERIFY2(ended.out.contains("1 of 3 features selected"), qPrintable(ended.out + ended.error));
  }

  void of_no_column_no_table_is_written_and_it_is_said() {
    const QString out = folder_.filePath("none");
    const Ended ended = runProgram({"run", table(), "--method", "dii", "--inputs", "a,b,c",
                                    "--truth", "t", "--no-plots", "--set", "epochs=5", "--top", "0",
                                    "--preserve", "--check", "--out", out});
    QCOMPARE(ended.code, 0);
    QVERIFY2(
        ended.error.contains("not written, as no column is selected: reduced.csv, distances.csv"),
        qPrintable(ended.error));
    QVERIFY2(ended.out.contains("No column is selected: an answer needs at least 1."),
             qPrintable(ended.out));
    QVERIFY(QFile::exists(out + "/record.json"));
    QVERIFY(!QFile::exists(out + "/reduced.csv"));
  }

  void the_threshold_includes_the_weight_that_it_names() {
    QCOMPARE(selected({"--threshold", "1"}), QStringList{"a"});  // the largest weight is 1
    QCOMPARE(selected({"--threshold", "0"}).size(), 3);
  }

  /// F values of thousands and of less than one: all of them are above 0.01.
  void the_threshold_is_a_share_of_the_largest_value() {
    const QString out = folder_.filePath("share");
    const Ended ended = runProgram({"run", table(), "--inputs", "a,b,c", "--truth", "t", "--method",
                                    "f-test", "--no-check", "--out", out, "--threshold", "0.01"});
    QVERIFY2(ended.out.contains("1 of 3 features selected"), qPrintable(ended.out));
  }

  void an_order_has_no_smallest_value_to_select_by() {
    const QStringList run{"run",         table(),    "--inputs", "a,b,c", "--truth",
                          "t",           "--method", "mrmr",     "--out", folder_.filePath("order"),
                          "--threshold", "0.5"};
    const Ended ended = runProgram(run);
    QCOMPARE(ended.code, 2);
    QVERIFY2(ended.error.contains("mrmr gives an order"), qPrintable(ended.error));
    QVERIFY(!QFile::exists(folder_.filePath("order")));
  }

  void both_hold_together() {
    QCOMPARE(selected({"--threshold", "0", "--top", "2"}).size(), 2);
    QCOMPARE(selected({"--threshold", "1", "--top", "2"}), QStringList{"a"});
  }

  void the_reduced_table_holds_what_was_asked_for() {
    const QString out = folder_.filePath("parts");
    const QStringList run{"run",        table(),   "--inputs",   "a,b,c",   "--truth",  "t",
                          "--method",   "f-test",  "--top",      "2",       "--out",    out,
                          "--no-plots", "--quiet", "--no-check", "--force", "--reduced"};
    QCOMPARE(runProgram(run + QStringList{"target,rows"}).code, 0);
    const auto rows = csvRows(out + "/reduced.csv");
    QCOMPARE(rows[0].size(), 4);
    QCOMPARE(rows[0].first(), QString("row"));
    QCOMPARE(rows[0].last(), QString("t"));
    QCOMPARE(rows[40][0], QString("40"));
    QStringList loud = run;
    loud.removeAll("--quiet");
    loud += {"target,rows", "--python-script", folder_.filePath("parts.py")};
    QVERIFY(runProgram(loud).error.contains("as without --reduced"));
    const Ended wrong = runProgram(run + QStringList{"target,everything"});
    QCOMPARE(wrong.code, 2);
    QVERIFY2(wrong.error.contains("'everything' is no part of a reduced table"),
             qPrintable(wrong.error));
  }

  void knockoffs_are_written_beside_their_inputs() {
    const QString out = folder_.filePath("knockoffs");
    const QStringList run{"run",        table(),    "--inputs", "a,b,c",      "--truth",
                          "t",          "--method", "f-test",   "--no-plots", "--quiet",
                          "--no-check", "--out",    out,        "--knockoffs"};
    const Ended without = runProgram(run);
    QCOMPARE(without.code, 2);
    QVERIFY2(without.error.contains("trust=knockoffs"), qPrintable(without.error));
    QVERIFY(!QFile::exists(out));
    const Ended ended =
        runProgram(run + QStringList{"--set", "trust=knockoffs", "--set", "fdr=0.5"});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    const auto rows = csvRows(out + "/knockoffs.csv");
    QCOMPARE(rows.size(), 41U);
    QCOMPARE(rows[0], (QStringList{"a", "a (knockoff)", "b", "b (knockoff)", "c", "c (knockoff)"}));
    QCOMPARE(rows[2][0].toDouble(), 37.0);
  }

  /// In the folder, in the record and in a report; a rerun does not miss them.
  void the_samples_are_shown_where_that_is_asked_for() {
    const QString out = folder_.filePath("looks");
    const QStringList run{"run",
                          table(),
                          "--inputs",
                          "a,b,c",
                          "--truth",
                          "t",
                          "--method",
                          "f-test",
                          "--no-check",
                          "--out",
                          out,
                          "--project",
                          "tsne",
                          "--project",
                          "pcovr,alpha=0.25",
                          "--project",
                          "pcovr,alpha=1",
                          "--clusters",
                          "k-means,clusters=2"};
    const Ended ended = runProgram(run);
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    QVERIFY2(ended.out.contains("Clusters: k-means, 2 clusters asked for: 2 clusters, compared "
                                "with clusters of the target"),
             qPrintable(ended.out));
    for (const char* name :
         {"projection-tsne", "projection-pcovr", "projection-pcovr-2", "samples-by-cluster"}) {
      QVERIFY2(QFile::exists(out + "/figure-" + name + ".png"), name);
      QVERIFY2(QFile::exists(out + "/figure-" + name + ".csv"), name);
    }
    const QString record = out + "/record.json";
    const Ended again = runProgram({"rerun", record, "--quiet"});
    QVERIFY2(again.code == 0, qPrintable(again.out + again.error));
    const QString page = folder_.filePath("looks.html");
    QCOMPARE(runProgram({"compare", record, "--html", page}).code, 0);
    QFile html(page);
    QVERIFY(html.open(QFile::ReadOnly));
    const QByteArray text = html.readAll();
    QVERIFY(text.contains("Samples by t-SNE"));
    QVERIFY(text.contains("cluster 2"));
    QVERIFY2(text.contains("Mixing 0.25, "), "the parameters are below the picture");
  }

  /// As a plot that cannot be drawn: the rest is there, and the exit code says that it is not all.
  void a_look_that_cannot_be_made_costs_only_itself() {
    const QString out = folder_.filePath("equal");
    QFile file(folder_.filePath("equal.csv"));  // by the column a, all samples but one are equal
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("a,b,t\n0,0,0\n0,5,1\n0,3,2\n0,1,0\n0,6,1\n0,4,2\n0,2,0\n0,0,1\n1,5,99\n");
    file.close();
    const Ended ended = runProgram({"run", file.fileName(), "--truth", "t", "--method", "f-test",
                                    "--force", "--no-check", "--row-order", "any", "--top", "1",
                                    "--out", out, "--clusters", "density-peaks"});
    QCOMPARE(ended.code, 4);
    QVERIFY2(ended.error.contains("the clusters: "), qPrintable(ended.error));
    QVERIFY(QFile::exists(out + "/selected.csv"));
    QFile record(out + "/record.json");
    QVERIFY(record.open(QFile::ReadOnly));
    QVERIFY(record.readAll().contains("\"the clusters: "));
  }

  void looks_that_do_not_exist_are_refused_data() {
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("says");
    QTest::newRow("projection") << "--project"
                                << "umap"
                                << "pca, tsne, pcovr, kernel_pcovr";
    QTest::newRow("parameter") << "--project"
                               << "pcovr,beta=1"
                               << "alpha";
    QTest::newRow("range") << "--project"
                           << "pcovr,alpha=7"
                           << "alpha";
    QTest::newRow("none to set") << "--project"
                                 << "pca,alpha=1"
                                 << "no parameter";
    QTest::newRow("clusters") << "--clusters"
                              << "dbscan"
                              << "density-peaks, k-means";
    QTest::newRow("number") << "--clusters"
                            << "k-means,clusters=0"
                            << "from 1";
  }
  void looks_that_do_not_exist_are_refused() {
    QFETCH(QString, option);
    QFETCH(QString, value);
    QFETCH(QString, says);
    const QStringList run{"run", table(), "--inputs", "a,b,c", "--truth", "t", "--no-check"};
    const Ended ended = runProgram(run + QStringList{option, value});
    QCOMPARE(ended.code, 2);
    QVERIFY2(ended.error.contains(says), qPrintable(ended.error));
    const Ended twice = runProgram(run + QStringList{"--project", "pca", "--project", "pca"});
    QCOMPARE(twice.code, 2);
    QVERIFY2(twice.error.contains("twice"), qPrintable(twice.error));
  }
};

QTEST_GUILESS_MAIN(TestSelectionOptions)
#include "tst_selection_options.moc"
