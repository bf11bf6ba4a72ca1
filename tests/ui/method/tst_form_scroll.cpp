// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <optional>

#include "core/methods/registry.h"
#include "ui/method/form_scroll.h"
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
};

QTEST_MAIN(TestFormScroll)
#include "tst_form_scroll.moc"
