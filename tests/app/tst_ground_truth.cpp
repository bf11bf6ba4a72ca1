// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <cmath>

#include "core/random.h"
#include "core/record/record.h"
#include "tests/support/csv_rows.h"
#include "tests/support/messages.h"
#include "tests/support/program.h"

using namespace steelyard;
using namespace steelyard::tests;

/// The kinds of ground truth, as a user of the command line meets them.
///
/// Each of 60 samples is two atoms: `length` apart, anywhere along x (`place`). Only their distance
/// tells `length`; their coordinates tell `place`.
class TestGroundTruth : public QObject {
  Q_OBJECT

  static constexpr int samples = 60;
  QTemporaryDir folder_;
  std::vector<float> length_;
  std::vector<float> place_;

  QString path(const QString& name) const { return folder_.filePath(name); }
  QString written(const QString& name, const QByteArray& content) const {
    QFile file(path(name));
    const bool whole = file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    return whole ? path(name) : QString();
  }
  QString inputs() const {
    QByteArray text = "length,place,angle\n";
    for (int k = 0; k < samples; ++k) {
      const auto at = static_cast<std::size_t>(k);
      text += QByteArray::number(length_[at]) + "," + QByteArray::number(place_[at]) + "," +
              QByteArray::number(37 * k % 101) + "\n";
    }
    return written("inputs.csv", text);
  }
  /// samples x 2 atoms x 3, as numpy.save writes it.
  QString atoms() const {
    QByteArray header = "{'descr': '<f4', 'fortran_order': False, 'shape': (60, 2, 3), }";
    header = header.leftJustified(117) + "\n";
    QByteArray array =
        QByteArray("\x93NUMPY\1\0", 8) + static_cast<char>(header.size()) + '\0' + header;
    for (std::size_t k = 0; k < samples; ++k) {
      const std::array<float, 6> xyz{place_[k], 0.0F, 0.0F, place_[k], length_[k], 0.0F};
      array += QByteArray(reinterpret_cast<const char*>(xyz.data()), sizeof(xyz));
    }
    return written("atoms.npy", array);
  }
  QString distances() const {
    QByteArray text;
    for (const float a : length_) {
      QByteArrayList row;
      for (const float b : length_) {
        row << QByteArray::number(std::abs(a - b));
      }
      text += row.join(' ') + "\n";
    }
    return written("distances.txt", text);
  }
  Ended run(const QString& truth, const QStringList& more) const {
    return runProgram(QStringList{"run", inputs(), "--method", "dii", "--inputs", "length,place",
                                  "--truth-data", truth, "--no-plots", "--force", "--out",
                                  path("out")} +
                      more);
  }
  QString best() const { return csvRows(path("out/selected.csv"))[1].at(1); }
  Record record() const { return read_record(path("out/record.json").toStdString()); }

 private Q_SLOTS:
  void initTestCase() {
    Random random(1);
    for (int k = 0; k < samples; ++k) {
      length_.push_back(static_cast<float>(1.0 + random.uniform()));
      place_.push_back(static_cast<float>(20.0 * random.uniform()));
    }
  }

  void coordinates_as_they_are_tell_where_the_atoms_lie() {
    QCOMPARE(run(atoms(), {}).code, 0);
    QCOMPARE(best(), QString("place"));
  }

  void distances_between_the_atoms_tell_how_far_apart_they_are() {
    const Ended ended = run(atoms(), {"--truth-kind", "pair-distances"});
    QCOMPARE(ended.code, 0);
    QCOMPARE(best(), QString("length"));
    QVERIFY2(ended.error.contains("the distance between 2 points"), qPrintable(ended.error));
    QVERIFY(record().problem_options.truth_kind == TruthKind::pair_distances);
    const Ended again = runProgram({"rerun", path("out/record.json"), "--quiet"});
    QVERIFY2(again.out.contains("identical to the record"), qPrintable(again.out));
  }

  void a_distance_matrix_tells_what_it_holds() {
    QCOMPARE(run(distances(), {"--truth-kind", "distance-matrix"}).code, 0);
    QCOMPARE(best(), QString("length"));
  }

  void groups_and_wrapping_are_kept_in_the_record() {
    const Ended ended =
        run(atoms(), {"--group", "where=length,place", "--period", "place=5", "--wrap-periods"});
    QCOMPARE(ended.code, 0);
    QCOMPARE(record().columns[1].group, std::string("where"));
    QVERIFY(record().problem_options.wrap_periods);
  }

  void what_does_not_fit_the_kind_is_refused() {
    QVERIFY(run(atoms(), {"--truth-kind", "distance-matrix"}).error.contains("6 columns"));
    QVERIFY(run(distances(), {"--truth-kind", "cubes"}).error.contains("pair-distances"));
    QVERIFY(run(atoms(), {"--group", "=place"}).error.contains("NAME=COLUMNS"));
    // A column is in one group: its second one would take it out of the first.
    const Ended twice = run(atoms(), {"--group", "a=length,place", "--group", "b=place,angle"});
    QVERIFY2(twice.error.contains("'place' is in the groups 'a' and 'b'"), qPrintable(twice.error));
  }

  /// What is made of different spreads changes the question, so it is said even with --quiet.
  void the_scaling_that_was_chosen_is_said_always() {
    QByteArray planted = "length,place\n";
    QByteArray others = "u,v\n";
    for (int k = 0; k < samples; ++k) {
      const auto at = static_cast<std::size_t>(k);
      planted += QByteArray::number(5.0 * length_[at]) + "," +
                 QByteArray::number(0.01 * place_[at]) + "\n";
      others +=
          QByteArray::number(k * k % 53) + "," + QByteArray::number(0.01 * (7 * k % 31)) + "\n";
    }
    const Ended kept = run(written("planted.csv", planted), {"--quiet"});
    QCOMPARE(kept.code, 0);
    QVERIFY2(kept.error.contains("names of the inputs"), qPrintable(kept.error));
    QVERIFY(!record().problem_options.standardise_truth);
    QVERIFY(tests::says(record().warnings, "names of the inputs"));
    const Ended divided = run(written("others.csv", others), {"--quiet"});
    QVERIFY2(divided.error.contains("divided by its standard deviation"),
             qPrintable(divided.error));
    QVERIFY(record().problem_options.standardise_truth);
    const QStringList asked{"--quiet", "--truth-scaling", "none"};
    QVERIFY(run(path("others.csv"), asked).error.isEmpty());
  }
};

QTEST_GUILESS_MAIN(TestGroundTruth)
#include "tst_ground_truth.moc"
