// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/parameter/automatic_words.h"

using namespace steelyard;

namespace {

std::string words(const std::string& help) {
  ParameterSpec spec;
  spec.help = help;
  return automatic_in_words(spec);
}

}  // namespace

class TestAutomaticWords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void says_what_the_help_says() {
    QCOMPARE(words("Length of a step; auto: 0.3 for Adam; else more."),
             std::string("auto: 0.3 for Adam"));
    QCOMPARE(words("Samples (auto: all to 5000) at once."), std::string("auto: all to 5000"));
    QCOMPARE(words("Rows. auto: 0.5. More."), std::string("auto: 0.5"));
    QCOMPARE(words("Rows; auto: 1.5"), std::string("auto: 1.5"));
  }

  void a_known_value_is_shown_as_people_write_it() {
    ParameterSpec spec;
    spec.id = "rows";
    spec.help = "Rows; auto: all to 5000.";
    ParameterValues known;
    known.set("other", 1.0);
    QCOMPARE(automatic_in_words(spec, known), std::string("auto: all to 5000"));
    known.set("rows", std::int64_t{100000});
    QCOMPARE(automatic_in_words(spec, known), std::string("auto (100000)"));
    known.set("rows", 0.3);
    QCOMPARE(automatic_in_words(spec, known), std::string("auto (0.3)"));
  }

  void words_end_where_a_field_has_no_room() {
    QCOMPARE(words("Ridge. Auto: by trial, what predicts best."), std::string("auto: by trial"));
    QCOMPARE(words("Width; auto: a median (of distances)."), std::string("auto: a median"));
    QCOMPARE(words("Steps; auto: 200 times through the samples."), std::string("auto"));
  }

  void without_words_it_is_only_automatic() {
    QCOMPARE(words("How far it looks; auto adapts each epoch."), std::string("auto"));
    QCOMPARE(words(""), std::string("auto"));
  }
};

QTEST_GUILESS_MAIN(TestAutomaticWords)
#include "tst_automatic_words.moc"
