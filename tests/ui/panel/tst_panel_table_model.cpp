// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSignalSpy>
#include <QtTest>
#include <memory>

#include "ui/panel/panel_table_model.h"

using namespace steelyard;
using namespace steelyard::ui;

/// The table of a panel: its cells, and its rows as they are sorted.
class TestPanelTableModel : public QObject {
  Q_OBJECT

  using Model = PanelTableModel;

  static PanelRow row(const std::string& id, std::size_t member, double error, Index suggested) {
    PanelRow made{id, id, member};
    made.error = error;
    made.error_error = 0.01;
    made.suggested = suggested;
    made.stability = 1.0 - error;
    made.beats_nothing = made.beats_random = made.as_good = error < 0.5;
    return made;
  }

  /// Three methods that were judged, and one that was left out.
  static std::shared_ptr<const steelyard::MethodPanel> panel() {
    auto made = std::make_shared<steelyard::MethodPanel>();
    made->rows = {row("b", 0, 0.4, 2), row("left", 1, 0.0, 0), row("a", 2, 0.2, 7),
                  row("c", 3, 0.9, 4)};
    made->rows[1] = PanelRow{"left", "left", 1, message("test.tired", "it is tired")};
    made->order = {2, 0, 3};
    return made;
  }

  static QString ids(const Model& model) {
    QStringList all;
    for (int at = 0; at < model.rowCount(); ++at) {
      all << QString::fromStdString(model.idAt(at));
    }
    return all.join(' ');
  }
  static QString cell(const Model& model, int at, int field, int role = Qt::DisplayRole) {
    return model.data(model.index(at, field), role).toString();
  }

 private Q_SLOTS:
  void the_best_is_first_and_what_was_left_out_is_last() {
    Model model;
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.rowOf("a"), -1);
    model.setPanel(panel(), {1.5, 0.0, 2.0, 3.0});
    QCOMPARE(ids(model), QStringLiteral("a b c left"));
    QCOMPARE(model.rowOf("c"), 2);
    QVERIFY(!model.isJudged(3));
    QVERIFY(cell(model, 0, Model::ErrorField).startsWith("0.2"));
    QVERIFY(cell(model, 0, Model::ErrorField).contains(QChar(0x00b1)));
    QCOMPARE(cell(model, 0, Model::NumberField), QStringLiteral("7"));
    QCOMPARE(cell(model, 1, Model::TimeField), QStringLiteral("1.5 s"));
    QCOMPARE(cell(model, 0, Model::GoodField), QStringLiteral("yes"));
    QCOMPARE(cell(model, 2, Model::GoodField), QStringLiteral("no"));
    QVERIFY(cell(model, 3, Model::MethodField, Qt::ToolTipRole).contains("It is tired"));
    QVERIFY(cell(model, 3, Model::StabilityField).isEmpty());
  }

  void rows_are_sorted_by_what_a_person_clicks() {
    Model model;
    model.setPanel(panel(), {1.5, 0.0, 2.0});
    model.sort(Model::NumberField, Qt::AscendingOrder);
    QCOMPARE(ids(model), QStringLiteral("b c a left"));
    model.sort(Model::ErrorField, Qt::DescendingOrder);
    QCOMPARE(ids(model), QStringLiteral("c b a left"));
    model.sort(Model::MethodField, Qt::AscendingOrder);
    QCOMPARE(ids(model), QStringLiteral("a b c left"));
    model.sort(Model::TimeField, Qt::DescendingOrder);
    QCOMPARE(ids(model), QStringLiteral("a b c left"));  // the time of c is not known
    model.setPanel(panel(), {2.5, 0.0, 2.0, 3.0});
    QCOMPARE(ids(model), QStringLiteral("c b a left"));  // the order stays chosen
    model.sort(-1, Qt::AscendingOrder);
    QCOMPARE(ids(model), QStringLiteral("a b c left"));
  }

  void a_small_error_that_chance_reaches_does_not_count() {
    auto made = std::make_shared<steelyard::MethodPanel>(*panel());
    made->rows[2].beats_random = false;
    Model model;
    model.setPanel(made, {});
    QCOMPARE(cell(model, 0, Model::GoodField), QStringLiteral("does not count"));
    QVERIFY(cell(model, 0, Model::GoodField, Qt::ToolTipRole).contains("at random"));
    QVERIFY(cell(model, 0, Model::TimeField).isEmpty());
  }

  /// Its row comes and goes below the others, which stay where they are.
  void a_method_whose_trials_go_on_stands_last() {
    Model model;
    model.setPanel(panel(), {});
    const QSignalSpy resets(&model, &Model::modelReset);
    const QSignalSpy changes(&model, &Model::dataChanged);
    UnfinishedRow unfinished{row("d", 4, 0.1, 3), {}, 10};
    unfinished.row.errors = Matrix::Ones(2, 1);
    unfinished.row.error_error.reset();
    model.setUnfinished(unfinished);
    QCOMPARE(ids(model), QStringLiteral("a b c left d"));
    QCOMPARE(cell(model, 4, Model::MethodField), QStringLiteral("d (1 of 10)"));
    QVERIFY(cell(model, 4, Model::ErrorField).startsWith("0.1"));
    QVERIFY(!cell(model, 4, Model::ErrorField).contains(QChar(0x00b1)));
    QVERIFY(cell(model, 4, Model::StabilityField).isEmpty());
    QVERIFY(cell(model, 4, Model::GoodField).isEmpty());
    QVERIFY(cell(model, 4, Model::ErrorField, Qt::ToolTipRole).contains("1 of 10"));
    QVERIFY(model.data(model.index(4, 0), Qt::ForegroundRole).isValid());
    QVERIFY(!model.data(model.index(3, 0), Qt::ForegroundRole).isValid());
    unfinished.row.errors = Matrix::Ones(2, 4);
    unfinished.row.error_error = 0.02;
    model.setUnfinished(unfinished);
    QCOMPARE(cell(model, 4, Model::MethodField), QStringLiteral("d (4 of 10)"));
    QVERIFY(cell(model, 4, Model::ErrorField).contains(QChar(0x00b1)));
    QCOMPARE(changes.count(), 1);
    QCOMPARE(resets.count(), 0);
    model.sort(Model::ErrorField, Qt::AscendingOrder);
    QCOMPARE(ids(model), QStringLiteral("a b c left d"));
    model.setUnfinished({});
    QCOMPARE(ids(model), QStringLiteral("a b c left"));
    model.setUnfinished(unfinished);
    model.setPanel(panel(), {});
    QCOMPARE(ids(model), QStringLiteral("a b c left"));
  }

  void discoveries_have_a_column_only_where_they_were_asked_for() {
    auto made = std::make_shared<steelyard::MethodPanel>(*panel());
    Model model;
    model.setPanel(made, {});
    QCOMPARE(model.columnCount(), static_cast<int>(Model::DiscoveriesField));
    made = std::make_shared<steelyard::MethodPanel>(*panel());
    made->columns = {"height", "mass", "age"};
    made->discovery_rate = 0.2;
    made->rows[2].discoveries = PanelDiscoveries{{1, 0}, "own", "Own rule", 0.2, {}};
    made->rows[0].discoveries = PanelDiscoveries{{}, "", "", 0.2, message("test.no_way", "no way")};
    made->rows[3].discoveries =
        PanelDiscoveries{{}, "knockoffs", "Knockoffs", 0.2, message("test.tired", "it is tired")};
    model.setPanel(made, {});
    QCOMPARE(model.columnCount(), static_cast<int>(Model::FieldCount));
    QCOMPARE(model.headerData(Model::DiscoveriesField, Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("Discoveries"));
    QCOMPARE(cell(model, 0, Model::DiscoveriesField), QStringLiteral("2"));
    const QString tip = cell(model, 0, Model::DiscoveriesField, Qt::ToolTipRole);
    QVERIFY2(tip.contains("2 of 3 columns") && tip.contains("mass, height"), qPrintable(tip));
    QCOMPARE(cell(model, 1, Model::DiscoveriesField), QStringLiteral("\u2013"));
    QVERIFY(cell(model, 1, Model::DiscoveriesField, Qt::ToolTipRole).contains("No way"));
    QCOMPARE(cell(model, 2, Model::DiscoveriesField), QStringLiteral("no result"));
    QVERIFY(cell(model, 2, Model::DiscoveriesField, Qt::ToolTipRole).contains("it is tired"));
    QVERIFY(cell(model, 3, Model::DiscoveriesField).isEmpty());
    model.sort(Model::DiscoveriesField, Qt::DescendingOrder);
    QCOMPARE(ids(model), QStringLiteral("a b c left"));
  }
};

QTEST_MAIN(TestPanelTableModel)
#include "tst_panel_table_model.moc"
