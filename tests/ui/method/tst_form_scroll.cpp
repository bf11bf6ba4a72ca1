// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QScrollBar>
#include <QtTest>
#include <optional>
#include <vector>

#include "core/methods/registry.h"
#include "tests/support/parameter_builders.h"
#include "ui/method/form_scroll.h"
#include "ui/method/parameter_editor.h"
#include "ui/method/parameter_form.h"

using namespace steelyard;
using namespace steelyard::ui;

class TestFormScroll : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void no_sliver_of_a_row_is_seen() {
    const MethodRegistry registry = builtin_methods();
    auto* form = new ParameterForm;
    form->setSchema(registry.find("dii").schema());
    FormScroll area(form);
    area.resize(330, 200);
    area.show();
    QVERIFY(QTest::qWaitForWindowExposed(&area));
    const int line = area.fontMetrics().lineSpacing();
    const auto sliver = [&](int height) {
      const std::optional<int> row = form->rowAcross(height);
      return row.has_value() && height - *row < line;
    };
    int slivers = 0;
    int followed = 0;
    for (int height = 60; height < 200; ++height) {
      area.resize(330, height);
      QCoreApplication::processEvents();
      slivers += sliver(height) ? 1 : 0;
      followed += form->height() > area.viewport()->height() ? 1 : 0;
      QVERIFY2(!sliver(area.viewport()->height()), qPrintable(QString::number(height)));
      QVERIFY(area.viewport()->height() > height - 2 * line);
    }
    QVERIFY(slivers > 0 && followed > 0);  // or there was nothing to mend
  }

  /// As where the last row that can be seen is typed into.
  void a_message_below_the_last_row_is_scrolled_into_sight() {
    std::vector<ParameterSpec> specs;
    for (const char* const id :
         {"first", "second", "third", "fourth", "fifth", "sixth", "seventh"}) {
      specs.push_back(tests::number_parameter(id, id, ParameterType::integer, std::int64_t{10},
                                              {1.0, 100.0}, "Some number."));
    }
    auto* form = new ParameterForm;
    form->setSchema(ParameterSchema(std::move(specs)));
    FormScroll area(form);
    area.resize(330, 400);
    area.show();
    QVERIFY(QTest::qWaitForWindowActive(&area));
    ParameterEditor* const wanted = form->editor("fifth");
    QTRY_VERIFY(wanted->height() > 0 && wanted->y() > 0);
    area.resize(330, wanted->mapTo(form, QPoint(0, wanted->height())).y() + 2);
    QWidget* const field = wanted->field();
    field->setFocus();
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, QStringLiteral("5000"));
    QVERIFY(!wanted->message().isEmpty());
    const auto isSeen = [&] {
      const int bottom =
          wanted->mapTo(form, QPoint(0, wanted->height())).y() - area.verticalScrollBar()->value();
      return area.verticalScrollBar()->maximum() > 0 && bottom <= area.viewport()->height();
    };
    QTRY_VERIFY(isSeen());
  }
};

QTEST_MAIN(TestFormScroll)
#include "tst_form_scroll.moc"
