// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>
#include <algorithm>
#include <set>

#include "core/methods/registry.h"
#include "tests/support/toy_problem.h"

using namespace steelyard;

namespace {

/// Problems that suit few methods: almost no samples, one input, a target or inputs that do not
/// vary, periods.
std::vector<Problem> unsuitable() {
  std::vector<Problem> all;
  for (const Index samples : {4, 9, 25}) {
    all.push_back(*toy_problem(samples, 3));
    all.push_back(*toy_problem(samples, 1));
  }
  Problem numbers = *toy_problem(60, 3);
  numbers.labels.reset();
  numbers.truth = Matrix(numbers.inputs.col(0));
  numbers.truth_features = {{"y", "", "", 0.0}};
  all.push_back(numbers);
  numbers.truth = Matrix::Ones(60, 1);
  all.push_back(numbers);
  Problem periodic = *toy_problem(60, 3);
  periodic.features[1].period = 360.0;
  all.push_back(periodic);
  Problem flat = *toy_problem(60, 3);
  flat.inputs = Matrix::Ones(60, 3);
  all.push_back(flat);
  return all;
}

/// The defaults, and with each choice of each parameter.
std::vector<ParameterValues> choices_of(const ParameterSchema& schema) {
  std::vector<ParameterValues> all{schema.defaults()};
  for (const ParameterSpec& spec : schema.specs()) {
    for (const ParameterChoice& choice : spec.choices) {
      ParameterValues values = schema.defaults();
      values.set(spec.id, choice.id);
      all.push_back(values);
    }
  }
  return all;
}

/// Empty if a person can do something with it.
std::string fault_of(const Complaint& complaint, const ParameterSchema& schema) {
  const std::string what = in_words(complaint.what);
  if (what.empty() || what.find("accepted") != std::string::npos) {
    return "it does not say what is wrong apart from what is accepted";
  }
  const bool at_fault_are_data = complaint.parameter.empty();
  const ParameterSpec* const spec = schema.find(complaint.parameter);
  if (!at_fault_are_data && (spec == nullptr || spec->label != complaint.label)) {
    return "it does not name a parameter as the form does";
  }
  if (spec == nullptr) {
    return complaint.choices.empty() ? "" : "it offers choices of no parameter";
  }
  for (const AcceptedChoice& choice : complaint.choices) {
    const auto same = [&](const ParameterChoice& one) {
      return one.id == choice.id && one.label == choice.label;
    };
    if (std::none_of(spec->choices.begin(), spec->choices.end(), same)) {
      return "it offers the choice " + choice.id + ", which the form does not have";
    }
  }
  return "";
}

}  // namespace

/// A complaint names a parameter and its choices as the form names them, whatever the method.
class TestComplaints : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void names_what_the_form_shows_data() {
    QTest::addColumn<QString>("method");
    const MethodRegistry registry = builtin_methods();
    for (const auto& method : registry.all()) {
      QTest::newRow(method->info().id.c_str()) << QString::fromStdString(method->info().id);
    }
  }
  void names_what_the_form_shows() {
    QFETCH(QString, method);
    const MethodRegistry registry = builtin_methods();
    const Method& asked = registry.find(method.toStdString());
    std::set<std::string> met;
    for (const Problem& problem : unsuitable()) {
      for (const ParameterValues& values : choices_of(asked.schema())) {
        for (const Complaint& complaint : asked.check(problem, values)) {
          const std::string fault = fault_of(complaint, asked.schema());
          QVERIFY2(fault.empty(), (fault + ": " + in_words(complaint)).c_str());
          met.insert(in_words(complaint));
        }
      }
    }
    QVERIFY(met.size() > 1);
  }
};

QTEST_GUILESS_MAIN(TestComplaints)
#include "tst_complaints.moc"
