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
                        "20 samples are too few",
                        "at least 30",
                        {{"none", "None"}, {"block-validation", "Block validation"}}};

 private Q_SLOTS:
  void the_command_line_names_what_is_typed() {
    QCOMPARE(in_words(both_),
             std::string("Trust: 20 samples are too few; accepted: at least 30, or "
                         "for trust: none, block-validation"));
    QCOMPARE(in_words({"cv_folds", "Folds", "9 are too many", "2 to 8"}),
             std::string("Folds (cv_folds): 9 are too many; accepted: 2 to 8"));
  }

  void a_window_names_what_is_shown() {
    QCOMPARE(
        in_words(both_, Naming::by_label),
        std::string("Trust: 20 samples are too few; accepted: at least 30, or for Trust: None, "
                    "Block validation"));
    QCOMPARE(in_words({"cv_folds", "Folds", "9 are too many", "2 to 8"}, Naming::by_label),
             std::string("Folds: 9 are too many; accepted: 2 to 8"));
  }

  void parts_that_are_missing_leave_no_trace() {
    QCOMPARE(in_words({"", "", "nothing is there"}), std::string("nothing is there"));
    QCOMPARE(in_words({"", "Samples", "there are 3"}), std::string("Samples: there are 3"));
    Complaint choices = both_;
    choices.accepted.clear();
    QCOMPARE(in_words(choices),
             std::string("Trust: 20 samples are too few; accepted: none, block-validation"));
    QCOMPARE(in_words({{"", "", "one"}, {"", "", "two"}}, "; "), std::string("one; two"));
    QCOMPARE(in_words(std::vector<Complaint>{}, "; "), std::string());
  }

  void a_study_passes_on_what_its_runs_complain_of() {
    const Complaint of_study = passed_on({"cv_folds", "Folds", "9 are too many", "2 to 8"}, "trust",
                                         "Trust", "power needs the method");
    QCOMPARE(of_study, (Complaint{"trust", "Trust", "power needs the method: Folds: 9 are too many",
                                  "2 to 8"}));
  }
};

QTEST_GUILESS_MAIN(TestComplaint)
#include "tst_complaint.moc"
