// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/parameter/bound_parameter.h"

#include <QtTest>

#include "core/methods/registry.h"
#include "core/prepare/preparation.h"

using namespace steelyard;

namespace {

enum class Shape { round, square };

struct Inner {
  double width = 0.5;
  std::uint64_t seed = 7;
};

struct Options {
  std::int64_t count = 3;
  bool loud = true;
  Shape shape = Shape::square;
  std::optional<double> rate;
  std::vector<int> sizes{2, 4};
  std::string name = "a";
  Inner inner;
};

ParameterList<Options> list() {
  return {parameter({"count", "Count", "How many"}, field(&Options::count), {1.0, 9.0}),
          parameter({"loud", "Loud", ""}, field(&Options::loud)).advanced(),
          choice({"shape", "Shape", ""}, field(&Options::shape),
                 {{Shape::round, "round", "Round", "like a ball"},
                  {Shape::square, "square", "Square"}}),
          parameter({"rate", "Rate", ""}, field(&Options::rate), {0.0, 1.0})
              .automatic("by trial")
              .logarithmic()
              .formerly("speed")
              .only_when("shape", {"round"}),
          parameter({"sizes", "Sizes", ""}, field(&Options::sizes), {1.0, 100.0}),
          parameter({"name", "Name", ""}, field(&Options::name)),
          parameter({"width", "Width", ""}, field(&Options::inner, &Inner::width)).live(),
          seed_parameter(field(&Options::inner, &Inner::seed), "Of all.")};
}

}  // namespace

class TestBoundParameter : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_defaults_are_those_of_the_struct() {
    const ParameterSchema schema(specs_of(list()));
    const ParameterValues values = schema.defaults();
    QCOMPARE(values.integer("count"), 3);
    QVERIFY(values.toggle("loud"));
    QCOMPARE(values.choice("shape"), std::string("square"));
    QVERIFY(values.is_automatic("rate"));
    QCOMPARE(values.list("sizes"), (std::vector<double>{2.0, 4.0}));
    QCOMPARE(values.real("width"), 0.5);
    QCOMPARE(values.integer("seed"), 7);
    QVERIFY(schema.check(values).empty());
    const Options same = options_of(list(), values);
    QVERIFY(same.count == 3 && same.loud && same.shape == Shape::square && !same.rate);
    QVERIFY(same.sizes == Options().sizes && same.name == "a" && same.inner.width == 0.5);
  }

  void each_value_sets_its_field() {
    const ParameterSchema schema(specs_of(list()));
    ParameterValues values = schema.defaults();
    const auto set = [&](const char* id, const char* text) {
      values.set(id, schema.parse(*schema.find(id), text));
    };
    set("count", "9");
    set("loud", "false");
    set("shape", "round");
    set("rate", "0.25");
    set("sizes", "5,6,7");
    set("name", "b c");
    set("width", "-2.5");
    set("seed", "9007199254740992");
    const Options options = options_of(list(), values);
    QCOMPARE(options.count, 9);
    QVERIFY(!options.loud && options.shape == Shape::round);
    QCOMPARE(options.rate, std::optional(0.25));
    QCOMPARE(options.sizes, (std::vector<int>{5, 6, 7}));
    QCOMPARE(options.name, std::string("b c"));
    QCOMPARE(options.inner.width, -2.5);
    QCOMPARE(options.inner.seed, std::uint64_t{9007199254740992});
  }

  /// Only a fault of the program can bring this about, and it is told as one.
  void a_value_of_another_type_is_an_error_that_names_the_parameter() {
    ParameterValues values = ParameterSchema(specs_of(list())).defaults();
    values.set("count", 2.5);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(options_of(list(), values)));
    try {
      static_cast<void>(options_of(list(), values));
    } catch (const Error& error) {
      QVERIFY(error.kind() == ErrorKind::fault);
      QVERIFY2(std::string(error.what()).find("count") != std::string::npos, error.what());
    }
    values.erase("count");
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(options_of(list(), values)));
  }

  void what_is_known_of_a_parameter_is_in_the_schema() {
    const ParameterSchema schema(specs_of(list()));
    const ParameterSpec& rate = *schema.find("speed");
    QCOMPARE(rate.id, std::string("rate"));
    QVERIFY(rate.may_be_automatic && rate.logarithmic && !rate.advanced);
    QCOMPARE(rate.automatic, std::string("by trial"));
    QCOMPARE(rate.maximum, 1.0);
    ParameterValues values = schema.defaults();
    QVERIFY(!schema.applies(rate, values));
    values.set("shape", std::string("round"));
    QVERIFY(schema.applies(rate, values));
    QVERIFY(schema.find("loud")->advanced && schema.find("width")->live);
    QVERIFY(!schema.find("count")->may_be_automatic);
    QCOMPARE(schema.find("shape")->choices.front().help, std::string("like a ball"));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(schema.parse(*schema.find("count"), "10")));
  }

  void a_struct_inside_another_brings_its_parameters() {
    struct Outer {
      Options options;
      Index more = 1;
    };
    const ParameterList<Outer> outer =
        joined(inside(field(&Outer::options), list()),
               {parameter({"more", "More", ""}, field(&Outer::more))});
    ParameterValues values = ParameterSchema(specs_of(outer)).defaults();
    values.set("width", 4.0);
    values.set("more", std::int64_t{5});
    const Outer options = options_of(outer, values);
    QCOMPARE(options.options.inner.width, 4.0);
    QCOMPARE(options.options.count, 3);
    QCOMPARE(options.more, 5);
  }

  /// A record of one method can be taken over into another one.
  void every_seed_has_one_range() {
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      if (const ParameterSpec* seed = method->schema().find("seed")) {
        QVERIFY2(seed->minimum == 0.0 && seed->maximum == 9007199254740992.0,
                 method->info().id.c_str());
      }
    }
    for (const Preparation& way : preparations()) {
      const ParameterSchema schema = way.schema();
      const ParameterSpec* seed = schema.find("seed");
      QVERIFY2(seed == nullptr || seed->maximum == 9007199254740992.0, std::string(way.id).c_str());
    }
  }
};

QTEST_GUILESS_MAIN(TestBoundParameter)
#include "tst_bound_parameter.moc"
