// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QtTest>
#include <algorithm>
#include <memory>

#include "core/data/generators.h"
#include "core/error.h"
#include "core/methods/registry.h"
#include "tests/support/methods_from_dii.h"
#include "tests/support/plain_method.h"
#include "ui/data/data_panel.h"
#include "ui/main_window.h"
#include "ui/method/method_panel.h"
#include "ui/method/number_box.h"
#include "ui/method/parameter_editor.h"
#include "ui/method/parameter_form.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/session/question.h"
#include "ui/style/level_mark.h"
#include "ui/style/notice.h"
#include "ui/style/notice_bar.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// A method that finds only at its beginning that it cannot run.
class RefusingMethod final : public tests::PlainMethod {
 public:
  RefusingMethod() {
    info_.id = info_.title = "refusing";
    info_.target = Target::numbers;
  }
  [[nodiscard]] std::unique_ptr<Stepper> begin(ProblemPtr /*problem*/,
                                               const ParameterValues& /*values*/) const override {
    throw bad_input({other_words("no scales here"), "", other_words("scales")});
  }
};

MethodRegistry onlyRefusing() {
  MethodRegistry registry;
  registry.add(std::make_unique<const RefusingMethod>());
  return registry;
}

}  // namespace

/// What prevents something is said where a person who asked for it looks.
class TestRefusedStart : public QObject {
  Q_OBJECT

  MethodRegistry registry_ = onlyRefusing();
  std::unique_ptr<MainWindow> window_;

  QString stage() const { return window_->runBar().findChild<QLabel*>("stageLabel")->text(); }

 private Q_SLOTS:
  void init() {
    window_ = std::make_unique<MainWindow>(registry_);
    window_->dataPanel().setDataset(ten_gaussians(60, 5));
    window_->question().settle();
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void why_a_run_did_not_start_is_said_beside_the_run_button() {
    QVERIFY(!window_->runBar().findChild<LevelMark*>()->isVisible());
    const int height = window_->runBar().height();
    QTest::mouseClick(window_->runBar().runButton(), Qt::LeftButton);
    QTRY_VERIFY2(stage().contains("No scales here"), qPrintable(stage()));
    QVERIFY(window_->runBar().findChild<LevelMark*>()->isVisible());
    QVERIFY(!window_->dataPanel().findChild<Notice*>("error")->isVisible());
    QVERIFY(window_->runBar().runButton()->isEnabled());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QCOMPARE(window_->runBar().height(), height);
  }

  void a_setting_that_is_not_valid_is_named() {
    const MethodRegistry methods = tests::methods_from_dii();
    MainWindow window(methods);
    window.dataPanel().setDataset(ten_gaussians(60, 5));
    window.question().settle();
    window.resize(1400, 900);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto editors = window.methodPanel().form().findChildren<ParameterEditor*>();
    const auto number = std::find_if(editors.begin(), editors.end(), [](ParameterEditor* each) {
      return each->isVisible() && qobject_cast<NumberBox*>(each->field()) != nullptr &&
             each->field()->isEnabled();
    });
    QVERIFY(number != editors.end());
    (*number)->findChild<QLineEdit*>()->setText(QStringLiteral("many"));
    window.question().settle();
    QCOMPARE(window.question().whyNot(),
             QString::fromStdString((*number)->spec().label) + " is not valid yet.");
  }

  void it_is_forgotten_with_its_table() {
    QTest::mouseClick(window_->runBar().runButton(), Qt::LeftButton);
    QTRY_VERIFY(stage().contains("No scales here"));
    window_->dataPanel().setDataset(ten_gaussians(50, 6));
    window_->question().settle();
    QTRY_COMPARE(stage(), QString("Ready"));
    QVERIFY(!window_->runBar().findChild<LevelMark*>()->isVisible());
  }

  void a_lesson_that_cannot_be_opened_is_told_across_the_window() {
    Lesson lesson;
    lesson.id = "l";
    lesson.data = "generator:nothing";
    lesson.method = "refusing";
    window_->openLesson(lesson);
    QVERIFY(window_->faultBar().isVisible());
    QVERIFY(window_->faultBar().text().contains("nothing"));
  }
};

QTEST_MAIN(TestRefusedStart)
#include "tst_refused_start.moc"
