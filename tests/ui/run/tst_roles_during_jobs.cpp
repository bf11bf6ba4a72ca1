// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QSpinBox>
#include <QtTest>
#include <cmath>
#include <memory>

#include "core/methods/registry.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/data/column_model.h"
#include "ui/data/column_panel.h"
#include "ui/data/data_panel.h"
#include "ui/method/method_panel.h"
#include "ui/results/answer_maker.h"
#include "ui/results/answer_panel.h"
#include "ui/results/result_panel.h"
#include "ui/results/selection_control.h"
#include "ui/session/question.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// Inputs a, b, c; a target y = a + noise; patients of four rows each.
Dataset patients() {
  Dataset table;
  table.name = "patients";
  table.values.resize(80, 5);
  const std::vector<std::string> names{"a", "b", "c", "y", "patient"};
  for (std::size_t column = 0; column < names.size(); ++column) {
    Column about;
    about.name = names[column];
    about.roles = RoleSet().with(column < 3 ? Role::input : column == 3 ? Role::truth : Role::id);
    table.columns.push_back(about);
  }
  for (Index row = 0; row < table.values.rows(); ++row) {
    const auto number = static_cast<double>(row);
    table.values.row(row) << std::sin(3.1 * number), std::sin(5.7 * number), std::cos(7.3 * number),
        std::sin(3.1 * number) + 0.2 * std::cos(11.9 * number), std::floor(number / 4.0);
  }
  return table;
}

}  // namespace

/// Roles are changed in the window's thread while jobs look at the table. Under the thread
/// sanitizer, this fails where a job reads a live table.
class TestRolesDuringJobs : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;

  void setRole(Index column, Role role, bool on) {
    for (ColumnPanel* panel : window_->dataPanel().findChildren<ColumnPanel*>()) {
      if (panel->model().rowCount() > column) {
        static_cast<void>(panel->model().setRole({column}, role, on));
      }
    }
  }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->show();
    window_->dataPanel().setDataset(patients());
    window_->methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    window_->question().settle();
  }
  void cleanup() { window_.reset(); }

  void a_run_is_judged_by_the_groups_that_it_was_asked_with() {
    QSignalSpy finished(&window_->controller(), &RunController::finished);
    QTest::mouseClick(window_->runBar().runButton(), Qt::LeftButton);
    for (bool on = false; finished.isEmpty(); on = !on) {
      setRole(4, Role::id, on);
      QCoreApplication::processEvents();
    }
    setRole(4, Role::id, false);
    window_->answers().finish();
    window_->question().settle();
    window_->results().showRunNumber(1);
    auto* count = window_->results().selectionControl().findChild<QSpinBox*>();
    count->setValue(count->value() == 1 ? 2 : 1);
    window_->answers().finish();
    QVERIFY(!window_->dataPanel().table().columns[4].roles.has(Role::id));
    const auto* finding =
        window_->results().answerPanel().findChild<QLabel*>(QStringLiteral("held-outFinding"));
    QVERIFY(finding != nullptr);
    QVERIFY2(finding->text().contains("patient"), qPrintable(finding->text()));
  }
};

QTEST_MAIN(TestRolesDuringJobs)
#include "tst_roles_during_jobs.moc"
