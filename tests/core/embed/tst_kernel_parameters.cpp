// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/embed/kernel_parameters.h"
#include "core/parameter/parameter.h"

using namespace steelyard;

class TestKernelParameters : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void a_kernel_is_as_it_was_asked_for() {
    const ParameterList<KernelOptions> list =
        kernel_parameters({KernelKind::rbf, KernelKind::polynomial, KernelKind::linear});
    const ParameterSchema schema(specs_of(list));
    ParameterValues values = schema.defaults();
    QVERIFY(options_of(list, values).kind == KernelKind::rbf);
    values.set("kernel", std::string("polynomial"));
    values.set("gamma", 0.25);
    values.set("degree", std::int64_t{5});
    values.set("constant", -2.5);
    const KernelOptions found = options_of(list, values);
    QVERIFY(found.kind == KernelKind::polynomial);
    QCOMPARE(found.gamma, 0.25);
    QCOMPARE(found.degree, 5);
    QCOMPARE(found.constant, -2.5);
  }

  void only_what_is_offered_can_be_chosen() {
    const ParameterSchema schema(
        specs_of(kernel_parameters({KernelKind::linear, KernelKind::cosine})));
    ParameterValues values = schema.defaults();
    QCOMPARE(values.choice("kernel"), std::string("linear"));
    values.set("kernel", std::string("sigmoid"));
    QVERIFY(!schema.check(values).empty());
    QVERIFY(!schema.applies(*schema.find("gamma"), schema.defaults()));
  }
};

QTEST_APPLESS_MAIN(TestKernelParameters)
#include "tst_kernel_parameters.moc"
