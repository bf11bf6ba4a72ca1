// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtTest>

#include "core/methods/registry.h"
#include "core/parameter/automatic_words.h"

using namespace steelyard;

class TestAutomaticWords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void says_what_the_parameter_says() {
    ParameterSpec spec;
    QCOMPARE(automatic_in_words(spec), std::string("auto"));
    spec.automatic = "0.3 for Adam";
    QCOMPARE(automatic_in_words(spec), std::string("auto: 0.3 for Adam"));
  }

  void a_known_value_is_shown_as_people_write_it() {
    ParameterSpec spec;
    spec.id = "rows";
    spec.automatic = "all to 5000";
    ParameterValues known;
    known.set("other", 1.0);
    QCOMPARE(automatic_in_words(spec, known), std::string("auto: all to 5000"));
    known.set("rows", std::int64_t{100000});
    QCOMPARE(automatic_in_words(spec, known), std::string("auto (100000)"));
    known.set("rows", 0.3);
    QCOMPARE(automatic_in_words(spec, known), std::string("auto (0.3)"));
  }

  /// A field of a form has room for few words; the help, which says more, says the same.
  void the_words_are_short_and_those_of_the_help() {
    constexpr std::size_t longest = 13;
    int said = 0;
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      for (const ParameterSpec& spec : method->schema().specs()) {
        const std::string where = method->info().id + " " + spec.id;
        QVERIFY2(spec.automatic.empty() || spec.may_be_automatic, where.c_str());
        QVERIFY2(spec.automatic.size() <= longest, where.c_str());
        QVERIFY2(
            spec.help.find("uto: " + spec.automatic) != std::string::npos || spec.automatic.empty(),
            where.c_str());
        said += spec.automatic.empty() ? 0 : 1;
      }
    }
    QVERIFY(said > 10);
  }
};

QTEST_GUILESS_MAIN(TestAutomaticWords)
#include "tst_automatic_words.moc"
