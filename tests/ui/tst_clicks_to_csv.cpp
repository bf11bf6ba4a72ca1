// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QAbstractButton>
#include <QDate>
#include <QDialogButtonBox>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <memory>
#include <set>

#include "core/prepare/preparation.h"
#include "tests/support/csv_rows.h"
#include "tests/support/methods_from_dii.h"
#include "tests/support/paths.h"
#include "tests/support/workbook_bytes.h"
#include "tests/ui/counted_clicks.h"
#include "ui/data/array_dialog.h"

using namespace steelyard;
using namespace steelyard::ui;
using steelyard::tests::csvRows;

namespace {

constexpr int patience = 60000;
constexpr int samples = 80;

QByteArray number(double value) { return QByteArray::number(value); }

}  // namespace

/// From opening a file to a CSV that names the right columns of that file, text among them, with
/// nothing but a mouse and in at most ten clicks.
class TestClicksToCsv : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
  std::unique_ptr<tests::CountedClicks> user_;

  QString written(const char* name, const QByteArray& bytes) const {
    QFile file(folder_->filePath(QString::fromLatin1(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
      qFatal("cannot write a temporary file");
    }
    return file.fileName();
  }

  /// The outcome is three times the place of the opinion, and four more for smokers.
  QString survey() const {
    static const QList<QByteArray> opinions{"agree", "strongly disagree", "neutral", "disagree",
                                            "strongly agree"};
    static const QList<int> places{4, 1, 3, 2, 5};
    static const QList<QByteArray> towns{"Ulm", "Bonn", "Jena"};
    QByteArray text("respondent,opinion,smokes,town,age,outcome\n");
    for (int row = 0; row < samples; ++row) {
      const int opinion = row * 7 % 5;
      const bool smokes = row * 11 % 3 == 0;
      text += number(1001 + row) + ',' + opinions[opinion] + ',' + (smokes ? "yes" : "no") + ',' +
              towns[row * 5 % 7 % 3] + ',' + number(18 + row * 29 % 53) + ',' +
              number(3 * places[opinion] + (smokes ? 4 : 0) + row % 9 / 20.0) + '\n';
    }
    return written("survey.csv", text);
  }

  /// The yield follows the temperature.
  QString workbook() const {
    static const QList<QByteArray> catalysts{"nickel", "ruthenium", "iron"};
    std::vector<QByteArrayList> rows;
    rows.push_back({"catalyst", "pressure", "temperature", "yield"});
    for (int row = 0; row < samples; ++row) {
      const int temperature = 20 + row * 37 % 41;
      rows.push_back({catalysts[row * 5 % 7 % 3], number(1.5 + row * 29 % 79 / 8.0),
                      number(temperature), number(2 * temperature + row % 5 / 4.0)});
    }
    const std::vector<QByteArrayList> title{QByteArrayList{"Measured in spring"}};
    return written("runs.xlsx", tests::workbook_of({{"Read me", title}, {"Runs", rows}}));
  }

  /// A value a day, as it is written in German; the demand follows the temperature.
  QString dates() const {
    static const QList<QByteArray> skies{"rain", "sun", "cloud"};
    QByteArray text("day;sky;temperature;wind;demand\n");
    const QDate first(2024, 1, 1);
    for (int row = 0; row < samples; ++row) {
      const int warmth = row * 37 % 83;
      text += first.addDays(row).toString("dd.MM.yyyy").toLatin1() + ';' + skies[row * 5 % 7 % 3] +
              ';' + number(warmth / 4.0).replace('.', ',') + ';' +
              number(row * 29 % 79 / 5.0).replace('.', ',') + ';' +
              number(90 - warmth + row % 5 / 2.0).replace('.', ',') + '\n';
    }
    return written("days.csv", text);
  }

  QString file(const QString& kind) const {
    const QString fixtures = QString::fromStdString(tests::fixtures_dir()) + "/tables/";
    return kind == "survey"       ? survey()
           : kind == "xlsx"       ? workbook()
           : kind == "dates"      ? dates()
           : kind == "categories" ? fixtures + "29_categories/t.csv"
                                  : fixtures + "statistics/survey.sav";
  }

  /// Where the file holds several tables: the one that is proposed.
  void acceptArrays() {
    ArrayDialog* dialog = nullptr;
    QTRY_VERIFY_WITH_TIMEOUT((dialog = window_->dataPanel().findChild<ArrayDialog*>()) != nullptr,
                             patience);
    user_->click(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open));
  }

  /// The names in the column "feature".
  static std::set<QString> featuresIn(const std::vector<QStringList>& rows) {
    std::set<QString> names;
    for (std::size_t row = 1; row < rows.size(); ++row) {
      names.insert(rows[row].value(1));
    }
    return names;
  }

 private Q_SLOTS:
  void initTestCase() { qputenv("STEELYARD_PARSE", tests::parser_path().c_str()); }
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = std::make_unique<MainWindow>(registry_);
    tests::exportInto(folder_->path(), *window_);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    user_ = std::make_unique<tests::CountedClicks>(*window_);
  }
  void cleanup() {
    user_.reset();
    window_.reset();
  }

  void each_kind_of_file_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QStringList>("features");  // the strongest first, where one is known
    QTest::newRow("survey") << "survey"
                            << "outcome" << QStringList{"opinion", "smokes", "town", "age"};
    QTest::newRow("categories") << "categories"
                                << "y" << QStringList{QString(), "colour", "b", "c"};
    QTest::newRow("xlsx") << "xlsx"
                          << "yield" << QStringList{"temperature", "pressure", "catalyst"};
    QTest::newRow("sav") << "sav"
                         << "INCOME" << QStringList{QString(), "SATISF", "TRUST", "SEX", "TOWN"};
    QTest::newRow("dates") << "dates"
                           << "demand" << QStringList{"temperature", "wind", "sky"};
  }
  void each_kind_of_file() {
    QFETCH(const QString, kind);
    QFETCH(const QString, target);
    QFETCH(QStringList, features);
    user_->openThroughTheDialog(file(kind));
    if (kind == "xlsx") {
      acceptArrays();
    }
    ImportDialog* const dialog = user_->importDialog();
    QVERIFY(dialog != nullptr);
    const std::optional<Index> wanted = dialog->table()->column_named(target.toStdString());
    QVERIFY(wanted);
    if (dialog->wanted()->columns != std::vector<Index>{*wanted}) {
      user_->clickName(dialog, target);
    }
    user_->acceptImport(dialog);
    const TableSnapshot& table = window_->dataPanel().table();
    QCOMPARE(table.table->origin.steps.size(), std::size_t{1});
    QCOMPARE(table.table->origin.steps.front().id, std::string("encode"));
    user_->run();
    user_->exportSelection();
    const auto rows = csvRows(folder_->filePath("selected.csv"));
    QVERIFY(rows.size() > 1);
    QCOMPARE(rows.front().mid(0, 2), (QStringList{"rank", "feature"}));
    const QString strongest = features.front();
    if (!strongest.isEmpty()) {
      QCOMPARE(rows[1].value(1), strongest);
      QVERIFY(rows[1].contains("yes"));
    }
    features.removeAll(QString());
    const std::set<QString> found = featuresIn(rows);
    QVERIFY2(found == std::set<QString>(features.begin(), features.end()),
             qPrintable(QStringList(found.begin(), found.end()).join(' ')));
    qInfo("clicks: %d", user_->count());
    QVERIFY(user_->count() <= 10);
  }

  /// Nothing is drawn at random across the days.
  void days_stay_in_their_order() {
    user_->openThroughTheDialog(dates());
    ImportDialog* const dialog = user_->importDialog();
    QVERIFY(dialog != nullptr);
    user_->clickName(dialog, "demand");
    user_->acceptImport(dialog);
    QCOMPARE(window_->dataPanel().table().columns_with(Role::time), std::vector<Index>{0});
    QVERIFY(window_->question().problem() != nullptr);
    QVERIFY(window_->question().problem()->order.time.has_value());
  }
};

QTEST_MAIN(TestClicksToCsv)
#include "tst_clicks_to_csv.moc"
