// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QtTest>
#include <algorithm>
#include <memory>

#include "core/data/generators.h"
#include "tests/support/methods_from_dii.h"
#include "tests/ui/driven_window.h"
#include "ui/data/data_panel.h"
#include "ui/method/method_panel.h"
#include "ui/method/parameter_editor.h"
#include "ui/method/parameter_form.h"
#include "ui/plain_label.h"
#include "ui/results/result_panel.h"
#include "ui/results/selection_control.h"
#include "ui/session/question.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// The same table without anything to be explained.
Dataset withoutTarget() {
  Dataset table = ten_gaussians(80);
  for (Column& column : table.columns) {
    column.roles = column.roles.without(Role::truth).without(Role::label);
  }
  return table;
}

}  // namespace

/// What was chosen for one table does not stand in the way of the next.
class TestAnotherTable : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = tests::methods_from_dii();
  std::unique_ptr<MainWindow> window_;

  bool hasRun() {
    window_->dataPanel().setDataset(ten_gaussians(80));
    window_->methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    window_->question().settle();
    return tests::runsToTheEnd(*window_);
  }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->resize(1024, 640);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanup() { window_.reset(); }

  /// As a restored session does: the method is set, and the user opens another table.
  void a_method_that_cannot_take_it_is_replaced() {
    window_->dataPanel().setDataset(ten_gaussians(80));
    window_->methodPanel().setMethod("f-test", registry_.find("f-test").schema().defaults());
    window_->question().settle();
    QVERIFY(window_->runBar().runButton()->isEnabled());
    window_->dataPanel().setDataset(withoutTarget());
    window_->question().settle();
    QVERIFY2(window_->question().isAnswerable(), qPrintable(window_->question().whyNot()));
    QVERIFY(window_->runBar().runButton()->isEnabled());
    QVERIFY(window_->methodPanel().method()->info().id != "f-test");
    QVERIFY(tests::runsToTheEnd(*window_));
  }

  /// What a person has chosen is not taken back by the next table, what was proposed to them is.
  void the_search_that_a_person_chose_stays_chosen() {
    const auto search = [this] { return window_->methodPanel().values().choice("search"); };
    const auto open = [this](Index samples) {
      window_->dataPanel().setDataset(ten_gaussians(samples));
      window_->question().settle();
    };
    open(80);
    const std::string proposed = search();
    QVERIFY(proposed != "l1-path");
    auto* box = window_->methodPanel().form().editor("search")->findChild<QComboBox*>();
    box->setCurrentIndex(box->findData(QStringLiteral("l1-path")));
    QCOMPARE(search(), std::string("l1-path"));
    open(90);
    QCOMPARE(search(), std::string("l1-path"));
    QVERIFY(window_->methodPanel().values().integer("epochs") ==
            registry_.find("dii").schema().defaults().integer("epochs"));
    window_->methodPanel().form().setValues(registry_.find("dii").schema().defaults());
    QVERIFY(search() != "l1-path");
  }

  void messages_of_exports_are_in_sight() {
    QVERIFY(hasRun());
    for (const bool trouble : {false, true}) {
      window_->results().showExportMessage(
          QStringLiteral("Written: /home/somebody/") + QStringLiteral("a-long-folder/").repeated(8),
          trouble);
      QTest::qWait(50);  // until it is laid out
      int seen = 0;
      for (const Notice* notice : window_->results().findChildren<Notice*>()) {
        if (notice->isVisible() && notice->text().startsWith("Written")) {
          ++seen;
          QCOMPARE(notice->visibleRegion().boundingRect().size(), notice->size());
        }
      }
      QCOMPARE(seen, 1);
    }
  }

  /// What a person is about to click stays where it is; the tool tip has the whole message.
  void a_long_trouble_moves_nothing() {
    QVERIFY(hasRun());
    window_->answers().clear();  // which would move it when the next check is made
    const QWidget& control = window_->results().selectionControl();
    const auto place = [&] { return control.mapTo(window_.get(), QPoint()); };
    window_->results().showExportMessage({}, false);
    QTest::qWait(50);  // until it is laid out
    const QPoint before = place();
    const QString text = QStringLiteral("The file could not be written. ").repeated(20);
    window_->results().showExportMessage(text, true);
    QTest::qWait(50);
    QCOMPARE(place(), before);
    const auto notices = window_->results().findChildren<Notice*>();
    QVERIFY(std::any_of(notices.begin(), notices.end(), [&](const Notice* notice) {
      return notice->isVisible() && notice->text() == text;
    }));
  }

  /// What "Apply to another table" says of the rows stands below the name of the file.
  void remarks_on_an_export_are_read_without_a_tool_tip() {
    QVERIFY(hasRun());
    const QString text = QStringLiteral(
        "Written: /home/somebody/applied.csv\nNothing is predicted.\n3 rows lie outside of what "
        "was seen.\n2 rows have missing cells.");
    window_->results().showExportMessage(text, false);
    QTest::qWait(50);  // until it is laid out
    const auto labels = window_->results().findChildren<PlainLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const PlainLabel* label) {
      return label->isVisible() && label->text() == text &&
             label->visibleRegion().boundingRect().size() == label->size();
    }));
  }
};

QTEST_MAIN(TestAnotherTable)
#include "tst_another_table.moc"
