// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>

#include "core/methods/registry.h"
#include "core/study/studies.h"
#include "tests/support/program.h"

using namespace steelyard;
using namespace steelyard::tests;

/// The commands that only tell.
class TestDescribe : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void info_tells_shape_columns_kinds_and_missing_cells() {
    const QTemporaryDir folder;
    QFile file(folder.filePath("t.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("x;name;same;gap\n1,5;red;7;1e305\n;blue;7;\n2,5;red;7;1e305\n");
    file.close();
    const Ended ended = runProgram({"info", file.fileName(), "--json"});
    QCOMPARE(ended.code, 0);
    const QJsonObject info = QJsonDocument::fromJson(ended.out.toUtf8()).object();
    QCOMPARE(info["rows"].toInt(), 3);
    QCOMPARE(info["dialect"].toObject()["decimal_mark"].toString(), QString(","));
    const QJsonArray columns = info["columns"].toArray();
    QCOMPARE(columns.size(), 4);
    QCOMPARE(columns[0].toObject()["missing"].toInt(), 1);
    QCOMPARE(columns[1].toObject()["kind"].toString(), QString("category"));
    const auto constant = [&](int column) {
      return columns[column].toObject()["constant"].toBool();
    };
    QVERIFY(!constant(0) && !constant(1));
    QVERIFY(constant(2) && constant(3));
  }

  /// Cells of a column that names the samples, or that is too varied a text to be an input, cost no
  /// run anything.
  void info_counts_missing_cells_of_the_columns_in_use() {
    const QTemporaryDir folder;
    QFile file(folder.filePath("t.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QByteArray text = "remark,x,colour,y\n";
    for (int row = 0; row < 80; ++row) {
      text += (row % 2 == 0 ? "" : "words " + QByteArray::number(row)) + ',';
      text += (row == 3 ? "" : QByteArray::number(row * 7 % 11 + 0.5)) + ',';
      text += (row == 5 || row == 6 ? "" : row % 3 == 0 ? "red" : "blue");
      text += ',' + QByteArray::number(row * row % 13 + 0.25) + '\n';
    }
    file.write(text);
    file.close();
    const Ended ended = runProgram({"info", file.fileName()});
    QVERIFY2(ended.error.contains("3 cells are missing: x (1), colour (2)"),
             qPrintable(ended.error));
    QVERIFY2(ended.out.contains("40 missing"), qPrintable(ended.out));  // in the line of its column
  }

  void info_tells_what_is_no_input() {
    const QTemporaryDir folder;
    QFile file(folder.filePath("t.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QByteArray text =
        "Id,T (\xC2\xB0"
        "C),Day\n";
    for (int row = 1; row < 25; ++row) {
      text += QString("%1,%2,2024-01-%3\n")
                  .arg(row)
                  .arg(row * 7 % 11)
                  .arg(row, 2, 10, QChar('0'))
                  .toUtf8();
    }
    file.write(text);
    file.close();
    const QStringList lines =
        runProgram({"info", file.fileName()}).out.split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 4);
    QVERIFY2(lines[1].endsWith("names or numbers the samples"), qPrintable(lines[1]));
    QVERIFY2(lines[3].trimmed().endsWith(" time"), qPrintable(lines[3]));
    QCOMPARE(lines[2].indexOf("number"), lines[1].indexOf("number"));  // in one column
    const Ended json = runProgram({"info", file.fileName(), "--json"});
    const QJsonArray columns =
        QJsonDocument::fromJson(json.out.toUtf8()).object()["columns"].toArray();
    QCOMPARE(columns[2].toObject()["taken_as"].toString(), QString("time"));
    QVERIFY(!columns[1].toObject().contains("taken_as"));
  }

  void methods_lists_every_method_and_every_parameter_of_the_schema() {
    const Ended all = runProgram({"methods"});
    QCOMPARE(all.code, 0);
    const MethodRegistry registry = builtin_methods();
    for (const auto& method : registry.all()) {
      const QString id = QString::fromStdString(method->info().id);
      QVERIFY(all.out.contains(id));
      const QString page = runProgram({"methods", id}).out.simplified();
      for (const ParameterSpec& spec : method->schema().specs()) {
        QVERIFY(page.contains(QString::fromStdString(spec.id)));
        QVERIFY(page.contains(QString::fromStdString(in_words(accepted_values(spec)))));
      }
    }
  }

  void methods_lists_every_study_and_whom_it_is_for() {
    const QString all = runProgram({"methods"}).out;
    const QJsonArray methods =
        QJsonDocument::fromJson(runProgram({"methods", "--json"}).out.toUtf8()).array();
    const MethodRegistry registry = builtin_methods();
    QCOMPARE(static_cast<std::size_t>(methods.size()), registry.all().size());
    const StudyRegistry studies = builtin_studies();
    for (const auto& study : studies.all()) {
      const QString parameter = QString::fromStdString(study->kind().parameter);
      const QString id = QString::fromStdString(study->info().id);
      QVERIFY(all.contains(parameter + "=" + id));
      QVERIFY(all.contains("for " + QString::fromStdString(study->info().needs)));
      for (const QJsonValue& value : methods) {
        const QJsonObject method = value.toObject();
        const QJsonArray offered = method["studies"].toArray();
        const bool listed = std::any_of(offered.begin(), offered.end(), [&](const auto& each) {
          return each.toObject()["id"].toString() == id;
        });
        const Method& known = registry.find(method["id"].toString().toStdString());
        QCOMPARE(listed, study->takes(known));
      }
    }
  }

  void help_and_version_need_no_display() {
    QVERIFY(runProgram({"--help"}).out.contains("steelyard run DATA"));
    QVERIFY(runProgram({"--version"}).out.contains("steelyard "));
    QVERIFY(runProgram({"run", "--help"}).out.contains("--truth-data"));
    QCOMPARE(runProgram({"--no-such-option"}).code, 2);
  }
};

QTEST_GUILESS_MAIN(TestDescribe)
#include "tst_describe.moc"
