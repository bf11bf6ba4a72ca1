// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QVBoxLayout>
#include <QtTest>
#include <memory>

#include "tests/support/counting_stepper.h"
#include "tests/support/methods_from_dii.h"
#include "tests/support/toy_problem.h"
#include "ui/main_window.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_controller.h"
#include "ui/search_field.h"

using namespace steelyard;
using namespace steelyard::ui;

/// A search beside a run that goes on until it is stopped.
class TestSearchField : public QObject {
  Q_OBJECT

  std::unique_ptr<RunController> controller_;
  std::unique_ptr<QWidget> window_;
  SearchField* search_ = nullptr;

 private Q_SLOTS:
  void init() {
    constexpr std::uint64_t endless = 1'000'000'000'000;
    controller_ = std::make_unique<RunController>();
    window_ = std::make_unique<QWidget>();
    auto* const rows = new QVBoxLayout(window_.get());
    search_ = new SearchField;
    rows->addWidget(search_);
    rows->addWidget(new RunBar(*controller_));
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    search_->setFocus();
    controller_->start(std::make_unique<CountingStepper>(CountingPlan{.iterations = endless}),
                       toy_problem(), BackgroundRun::Start::running);
  }
  void cleanup() {
    controller_->stopAndWait();
    window_.reset();
    controller_.reset();
  }

  void escape_clears_the_words_and_leaves_the_run_alone() {
    QTest::keyClicks(search_, QStringLiteral("phi"));
    QCOMPARE(search_->text(), QStringLiteral("phi"));
    QTest::keyClick(search_, Qt::Key_Escape);
    QCOMPARE(search_->text(), QString());
    QVERIFY(controller_->isActive());
    QVERIFY(!controller_->isStopping());
  }

  void escape_in_an_empty_field_stops_the_run() {
    QTest::keyClick(search_, Qt::Key_Escape);
    QTRY_VERIFY(!controller_->isActive());
  }

  void every_field_of_the_window_with_a_button_to_clear_it_is_one() {
    const MethodRegistry registry = tests::methods_from_dii();
    const MainWindow window(registry);
    int searches = 0;
    const auto fields = window.findChildren<QLineEdit*>();
    for (QLineEdit* const field : fields) {
      if (field->isClearButtonEnabled()) {
        ++searches;
        QVERIFY2(qobject_cast<SearchField*>(field) != nullptr, qPrintable(field->accessibleName()));
      }
    }
    QVERIFY(searches > 1);
  }
};

QTEST_MAIN(TestSearchField)
#include "tst_search_field.moc"
