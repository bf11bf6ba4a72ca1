// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QtTest>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/data/generators.h"
#include "core/data/target_roles.h"
#include "core/methods/registry.h"
#include "ui/data/data_panel.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// Ten inputs, ten columns of the ground truth and a label; what is to be explained is given.
Dataset asking_for(std::span<const Index> targets) {
  Dataset table = ten_gaussians(60);
  ask_for(table, targets);
  return table;
}

/// With classes alone.
Dataset with_label() {
  Dataset table = ten_gaussians(60);
  for (Column& column : table.columns) {
    column.roles = column.roles.without(Role::truth);
  }
  return table;
}

}  // namespace

/// The method that a window proposes, until a person chooses one.
class TestMethodFit : public QObject {
  Q_OBJECT

  const MethodRegistry registry_ = builtin_methods();
  std::unique_ptr<MainWindow> window_;

  void open(Dataset table) {
    window_->dataPanel().setDataset(std::move(table));
    window_->question().settle();
  }
  std::string method() const { return window_->methodPanel().method()->info().id; }
  void choose(const char* id) {
    auto* const list = window_->methodPanel().findChild<QComboBox*>(QStringLiteral("methods"));
    list->setCurrentIndex(list->findData(QString::fromLatin1(id)));
    window_->question().settle();
  }

 private Q_SLOTS:
  void init() { window_ = std::make_unique<MainWindow>(registry_); }
  void cleanup() { window_.reset(); }

  void a_table_with_a_target_gets_automatic() {
    open(asking_for(std::vector<Index>{10}));
    QCOMPARE(method(), std::string("automatic"));
    QVERIFY2(window_->question().isAnswerable(), qPrintable(window_->question().whyNot()));
    open(with_label());
    QCOMPARE(method(), std::string("automatic"));
    QVERIFY(window_->question().isAnswerable());
  }

  void nothing_to_explain_is_for_the_dii_and_the_next_table_begins_anew() {
    open(asking_for({}));
    QCOMPARE(method(), std::string("dii"));
    QVERIFY(window_->question().isAnswerable());
    open(asking_for(std::vector<Index>{10}));
    QCOMPARE(method(), std::string("automatic"));
  }

  /// The person asks another thing of the same table.
  void another_question_gets_another_method() {
    open(asking_for(std::vector<Index>{10}));
    window_->dataPanel().compareInputsWithThemselves();
    window_->question().settle();
    QCOMPARE(method(), std::string("dii"));
  }

  void what_a_person_has_chosen_stays() {
    open(asking_for(std::vector<Index>{10}));
    choose("elastic-net");
    QVERIFY(!window_->methodPanel().isProposed());
    open(asking_for(std::vector<Index>{11}));
    QCOMPARE(method(), std::string("elastic-net"));
    choose("dii");
    open(with_label());  // which it cannot take
    QCOMPARE(method(), std::string("automatic"));
  }
};

QTEST_MAIN(TestMethodFit)
#include "tst_method_fit.moc"
