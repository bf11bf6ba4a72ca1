// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/parameter/complaint.h"

using namespace steelyard;

class TestComplaint : public QObject {
  Q_OBJECT

  /// Accepted are at least 30 samples, and other choices.
  const Complaint both_{"trust",
                        "Trust",
                        other_words("20 samples are too few"),
                        other_words("at least 30"),
                        {{"none", "None"}, {"block-validation", "Block validation"}}};
  const Complaint folds_{"cv_folds", "Folds", other_words("9 are too many"), other_words("2 to 8")};

 private Q_SLOTS:
  void the_command_line_names_what_is_typed() {
    QCOMPARE(in_words(both_),
             std::string("Trust: 20 samples are too few; accepted: at least 30, or "
                         "for trust: none, block-validation"));
    QCOMPARE(in_words(folds_), std::string("Folds (cv_folds): 9 are too many; accepted: 2 to 8"));
  }

  void a_window_names_what_is_shown() {
    QCOMPARE(
        in_words(both_, Naming::by_label),
        std::string("Trust: 20 samples are too few; accepted: at least 30, or for Trust: None, "
                    "Block validation"));
    QCOMPARE(in_words(folds_, Naming::by_label),
             std::string("Folds: 9 are too many; accepted: 2 to 8"));
  }

  void parts_that_are_missing_leave_no_trace() {
    QCOMPARE(in_words(Complaint{"", "", other_words("nothing is there")}),
             std::string("nothing is there"));
    QCOMPARE(in_words(Complaint{"", "Samples", other_words("there are 3")}),
             std::string("Samples: there are 3"));
    Complaint choices = both_;
    choices.accepted = {};
    QCOMPARE(in_words(choices),
             std::string("Trust: 20 samples are too few; accepted: none, block-validation"));
    const std::vector<Complaint> two{{"", "", other_words("one")}, {"", "", other_words("two")}};
    QCOMPARE(in_words(statement_of(two, "; ")), std::string("one; two"));
    QVERIFY(statement_of(std::vector<Complaint>{}, "; ").says_nothing());
  }

  void a_study_passes_on_what_its_runs_complain_of() {
    const Complaint of_study =
        passed_on(folds_, "trust", "Trust", other_words("power needs the method"));
    QCOMPARE(of_study.parameter, std::string("trust"));
    QCOMPARE(of_study.label, std::string("Trust"));
    QCOMPARE(in_words(of_study.what), std::string("power needs the method: Folds: 9 are too many"));
    QCOMPARE(of_study.accepted, folds_.accepted);
    QVERIFY(of_study.choices.empty());
  }
};

QTEST_GUILESS_MAIN(TestComplaint)
#include "tst_complaint.moc"
