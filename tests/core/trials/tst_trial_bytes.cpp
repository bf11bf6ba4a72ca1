// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <memory>
#include <string>

#include "core/error.h"
#include "core/methods/registry.h"
#include "core/run/study.h"
#include "core/trials/trial_bytes.h"

using namespace steelyard;

namespace {

MethodById by_id(const MethodRegistry& methods) {
  return [&methods](std::string_view id) { return methods.find_if_known(id); };
}

}  // namespace

class TestTrialBytes : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Another process has a registry of its own.
  void every_method_makes_the_same_plan() {
    const MethodRegistry methods = builtin_methods();
    const MethodRegistry others = builtin_methods();
    for (const auto& method : methods.all()) {
      RunPlan plan = method->plan(method->schema().defaults());
      const auto bytes = bytes_of(plan, by_id(others));
      QVERIFY2(bytes, method->info().id.c_str());
      const RunPlan read = run_plan_from(*bytes, by_id(others));
      QCOMPARE(read.method->info().id, plan.method->info().id);
      QVERIFY(read.values == plan.values);
      QCOMPARE(read.pictured, plan.pictured);
    }
  }

  void searches_and_checks_are_named() {
    const MethodRegistry methods = builtin_methods();
    const Method& dii = methods.find("dii");
    ParameterValues values = dii.schema().defaults();
    values.set("search", std::string("forward"));
    values.set("trust", std::string("random-columns"));
    values.set("seed", std::int64_t{17});
    const RunPlan plan = dii.plan(values);
    const RunPlan read = run_plan_from(*bytes_of(plan, by_id(methods)), by_id(methods));
    QVERIFY(read == plan);
    QCOMPARE(read.search.study->info().id, std::string("forward"));
    QCOMPARE(read.check.study->info().id, std::string("random-columns"));
    QVERIFY(!read.check.others.empty());
  }

  /// A made-up method of another process would be another one.
  void unknown_methods_are_not_sent() {
    const MethodRegistry methods = builtin_methods();
    const MethodRegistry none;
    const Method& dii = methods.find("dii");
    const RunPlan plan = dii.plan(dii.schema().defaults());
    QVERIFY(!bytes_of(plan, by_id(none)));
    const std::string bytes = *bytes_of(plan, by_id(methods));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(run_plan_from(bytes, by_id(none))));
  }

  void trials_are_read_as_they_were() {
    Trial trial;
    trial.number = 100003;
    trial.change.samples = {3, 1, 4};
    trial.change.permuted_target = RandomDraw{7, 9};
    Trial read;
    from_bytes(as_bytes(trial), read);
    QVERIFY(read.change == trial.change);
    QCOMPARE(read.number, trial.number);
  }
};

QTEST_APPLESS_MAIN(TestTrialBytes)
#include "tst_trial_bytes.moc"
