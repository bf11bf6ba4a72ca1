// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSignalSpy>
#include <QtTest>
#include <algorithm>
#include <stop_token>

#include "core/methods/registry.h"
#include "tests/support/promised_error.h"
#include "ui/panel/panel_choice_model.h"

using namespace steelyard;
using namespace steelyard::ui;

/// Which methods are offered, ticked and estimated.
class TestPanelChoiceModel : public QObject {
  Q_OBJECT

  using Model = PanelChoiceModel;

  static std::vector<PanelOffer> offers() {
    return {{"good", "F test", {}, true, 2.0},
            {"other", "Laplacian score", {}, false, 3.0},
            {"never", "ReliefF", message("test.no_classes", "there are no classes"), false, 0.0}};
  }

  static QVariant tick(const Model& model, int row) {
    return model.data(model.index(row, Model::MethodField), Qt::CheckStateRole);
  }
  static bool setTick(Model& model, int row, Qt::CheckState state) {
    return model.setData(model.index(row, Model::MethodField), state, Qt::CheckStateRole);
  }

 private Q_SLOTS:
  void what_is_proposed_is_ticked_and_what_is_impossible_says_why() {
    Model model;
    model.setOffers(offers());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(tick(model, 0).toInt(), static_cast<int>(Qt::Checked));
    QCOMPARE(tick(model, 1).toInt(), static_cast<int>(Qt::Unchecked));
    QVERIFY(!tick(model, 2).isValid());
    const auto estimate = [&](int row) {
      return model.data(model.index(row, Model::EstimateField), Qt::DisplayRole).toString();
    };
    QVERIFY(estimate(0).contains("2.0 s"));
    QCOMPARE(estimate(2), QStringLiteral("There are no classes"));
    QCOMPARE(model.chosen(), std::vector<std::string>{"good"});
  }

  /// "about 2.4 s" for a run and "about 18 s" for the same method looked like a contradiction.
  void the_estimate_says_that_it_is_of_all_runs() {
    Model model;
    model.setOffers(offers());
    const auto header = [&](int role) {
      return model.headerData(Model::EstimateField, Qt::Horizontal, role).toString();
    };
    QCOMPARE(header(Qt::DisplayRole), QString("For all its runs"));
    QVERIFY(header(Qt::ToolTipRole).contains("all runs of the method"));
    const auto tip = [&](int row, int field) {
      return model.data(model.index(row, field), Qt::ToolTipRole).toString();
    };
    QCOMPARE(tip(0, Model::EstimateField), header(Qt::ToolTipRole));
    QVERIFY(tip(0, Model::MethodField).isEmpty());
    QVERIFY(tip(1, Model::MethodField).contains("not ticked at first"));
    QVERIFY(tip(2, Model::EstimateField).contains("There are no classes"));
  }

  void a_tick_stays_while_other_estimates_come() {
    Model model;
    model.setOffers(offers());
    const QSignalSpy changed(&model, &Model::ticksChanged);
    QVERIFY(setTick(model, 0, Qt::Unchecked));
    QVERIFY(setTick(model, 1, Qt::Checked));
    QVERIFY(!setTick(model, 2, Qt::Checked));
    QCOMPARE(changed.count(), 2);
    QCOMPARE(model.seconds(), 3.0);
    model.setOffers(offers());
    QCOMPARE(model.chosen(), std::vector<std::string>{"other"});
    model.forgetTicks();
    QCOMPARE(model.chosen(), std::vector<std::string>{"good"});
  }

  void every_method_of_the_program_is_offered() {
    const MethodRegistry methods = builtin_methods();
    const auto problem = std::make_shared<const Problem>(tests::wide_problem(60, 6, true, 1));
    const auto found = panelOffers({&methods, problem, {}}, {});
    QVERIFY(found.has_value());
    QCOMPARE(found->problem, problem);
    QCOMPARE(found->offers.size(), methods.all().size());
    QVERIFY(std::any_of(found->offers.begin(), found->offers.end(),
                        [](const PanelOffer& offer) { return offer.proposed; }));
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!panelOffers({&methods, problem, {}}, stop.get_token()).has_value());
  }
};

QTEST_MAIN(TestPanelChoiceModel)
#include "tst_panel_choice_model.moc"
