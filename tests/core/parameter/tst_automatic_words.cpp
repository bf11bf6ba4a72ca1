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
    QCOMPARE(words("Samples (auto: all up to 5000) at once."), std::string("auto: all up to 5000"));
    QCOMPARE(words("Rows. auto: 0.5. More."), std::string("auto: 0.5"));
    QCOMPARE(words("Rows; auto: 1.5"), std::string("auto: 1.5"));
  }

  void without_words_it_is_only_automatic() {
    QCOMPARE(words("How far it looks; auto adapts each epoch."), std::string("auto"));
    QCOMPARE(words(""), std::string("auto"));
  }
};

QTEST_GUILESS_MAIN(TestAutomaticWords)
#include "tst_automatic_words.moc"
