// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QtTest>

#include "tests/support/parameter_builders.h"
#include "ui/method/number_box.h"
#include "ui/method/parameter_editor.h"
#include "ui/method/parameter_form.h"

using namespace steelyard;
using namespace steelyard::tests;
using namespace steelyard::ui;

namespace {

ParameterSpec makeSpec(const std::string& id, ParameterType type, ParameterValue initial) {
  ParameterSpec spec;
  spec.id = id;
  spec.label = "Label of " + id;
  spec.help = "Help of " + id;
  spec.type = type;
  spec.initial = std::move(initial);
  return spec;
}

ParameterSchema makeSchema() {
  ParameterSpec steps = makeSpec("steps", ParameterType::integer, std::int64_t{100});
  steps.minimum = 1.0;
  steps.maximum = 1000.0;
  ParameterSpec rate = makeSpec("rate", ParameterType::real, Automatic{});
  rate.may_be_automatic = true;
  rate.minimum = 1e-6;
  rate.maximum = 10.0;
  rate.logarithmic = true;
  ParameterSpec decay = makeSpec("decay", ParameterType::choice, std::string("cosine"));
  decay.choices = {{"cosine", "Cosine", ""}, {"constant", "Constant", ""}};
  ParameterSpec half = makeSpec("half", ParameterType::real, 5.0);
  half.applies_when = {AppliesWhen{"decay", {"constant"}}};
  ParameterSpec scale = makeSpec("scale", ParameterType::toggle, false);
  ParameterSpec start = makeSpec("start", ParameterType::list, std::vector<double>{});
  start.advanced = true;
  return ParameterSchema({steps, rate, decay, half, scale, start});
}

/// Two rows that only apply to the kind "more", one that always does, and folded ones.
ParameterSchema schemaThatFolds(int folded) {
  ParameterSpec kind = makeSpec("kind", ParameterType::choice, std::string("less"));
  kind.choices = {{"less", "Less", ""}, {"more", "More", ""}};
  ParameterSpec first = makeSpec("first", ParameterType::toggle, false);
  first.applies_when = {AppliesWhen{"kind", {"more"}}};
  ParameterSpec second = first;
  second.id = "second";
  ParameterSpec steps = makeSpec("steps", ParameterType::integer, std::int64_t{100});
  steps.minimum = 1.0;
  steps.maximum = 1000.0;
  std::vector<ParameterSpec> specs{kind, first, second, steps};
  for (int number = 0; number < folded; ++number) {
    specs.push_back(makeSpec("folded" + std::to_string(number), ParameterType::toggle, false));
    specs.back().advanced = true;
  }
  return ParameterSchema(std::move(specs));
}

template <typename Field>
Field* fieldOf(const ParameterForm& form, const char* id) {
  return qobject_cast<Field*>(form.editor(id)->field());
}

void type(QWidget* field, const QString& text) {
  field->setFocus();
  QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(field, text);
}

}  // namespace

class TestParameterForm : public QObject {
  Q_OBJECT

  std::unique_ptr<ParameterForm> form_;

 private Q_SLOTS:
  void automatic_fields_show_the_number_they_stand_for() {
    ParameterSpec spec = number_parameter("rate", "Rate", ParameterType::real, Automatic{},
                                          {0.0, 1.0}, "Length of a step; auto: usual.");
    spec.may_be_automatic = true;
    spec.automatic = "usual";
    form_->setSchema(ParameterSchema({spec}));
    const auto hint = [&] {
      return form_->editor("rate")->findChild<QLineEdit*>()->placeholderText();
    };
    QCOMPARE(hint(), QString("auto: usual"));
    ParameterValues known;
    known.set("rate", 0.3);
    form_->showAutomatic(known);
    QCOMPARE(hint(), QString("auto (0.3)"));
    form_->showAutomatic({});
    QCOMPARE(hint(), QString("auto: usual"));
  }

  void init() {
    form_ = std::make_unique<ParameterForm>();
    form_->setSchema(makeSchema());
    form_->resize(330, 400);
    form_->show();
    QVERIFY(QTest::qWaitForWindowExposed(form_.get()));
  }

  void begins_with_the_defaults_of_the_schema() {
    QVERIFY(form_->values() == makeSchema().defaults());
    QVERIFY(form_->isAcceptable());
  }

  void takes_what_is_typed() {
    QSignalSpy changed(form_.get(), &ParameterForm::valuesChanged);
    type(fieldOf<NumberBox>(*form_, "steps"), QStringLiteral("250"));
    QCOMPARE(form_->values().integer("steps"), std::int64_t{250});
    QVERIFY(!changed.isEmpty());
  }

  /// Where a field is too narrow for a text, its beginning is what a person looks for.
  void a_long_text_shows_its_beginning() {
    form_->setSchema(
        ParameterSchema({makeSpec("order", ParameterType::text, std::string("low < high"))}));
    ParameterValues values = form_->values();
    const std::string words = "strongly disagree < disagree < neither < agree < strongly agree";
    values.set("order", words + " < " + words);
    form_->setValues(values);
    auto* const line = form_->editor("order")->findChild<QLineEdit*>();
    QVERIFY(line->fontMetrics().horizontalAdvance(line->text()) > line->width());
    QCOMPARE(line->cursorPosition(), 0);
  }

  void the_first_field_that_is_not_valid_is_named() {
    QVERIFY(form_->firstInvalid() == nullptr);
    type(fieldOf<NumberBox>(*form_, "steps"), QStringLiteral("5000"));
    QVERIFY(form_->firstInvalid() != nullptr);
    QCOMPARE(form_->firstInvalid()->spec().label, std::string("Label of steps"));
    type(fieldOf<NumberBox>(*form_, "steps"), QStringLiteral("50"));
    QVERIFY(form_->firstInvalid() == nullptr);
  }

  void a_list_that_needs_numbers_does_not_say_none() {
    form_->setSchema(
        ParameterSchema({makeSpec("hidden", ParameterType::list, std::vector<double>{30.0, 10.0}),
                         makeSpec("given", ParameterType::list, std::vector<double>{})}));
    QVERIFY(!fieldOf<QLineEdit>(*form_, "hidden")->placeholderText().contains("none"));
    QVERIFY(fieldOf<QLineEdit>(*form_, "given")->placeholderText().contains("none"));
  }

  void a_comma_before_decimals_is_taken_and_shown_as_a_point() {
    ParameterSpec share = makeSpec("share", ParameterType::real, 0.5);
    share.minimum = 0.01;
    share.maximum = 5.0;
    form_->setSchema(ParameterSchema({share}));
    auto* const box = fieldOf<NumberBox>(*form_, "share");
    type(box, QStringLiteral("0,7"));
    QVERIFY(form_->isAcceptable());
    QCOMPARE(form_->values().real("share"), 0.7);
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(box->findChild<QLineEdit*>()->text(), QStringLiteral("0.7"));
    QCOMPARE(form_->values().real("share"), 0.7);
  }

  /// It may group the digits.
  void a_comma_with_two_meanings_is_refused_with_the_reason() {
    ParameterSpec share = makeSpec("share", ParameterType::real, 0.5);
    share.minimum = 0.01;
    share.maximum = 5.0;
    form_->setSchema(ParameterSchema({share}));
    type(fieldOf<NumberBox>(*form_, "share"), QStringLiteral("1,500"));
    QVERIFY(!form_->isAcceptable());
    const QString message = form_->editor("share")->message();
    QVERIFY2(message.contains(QStringLiteral("point")), qPrintable(message));
  }

  void says_in_place_what_would_be_accepted_and_keeps_the_last_good_value() {
    type(fieldOf<NumberBox>(*form_, "steps"), QStringLiteral("5000"));
    QVERIFY(!form_->isAcceptable());
    const QString message = form_->editor("steps")->message();
    QVERIFY2(message.contains(QStringLiteral("1000")), qPrintable(message));
    QVERIFY(form_->values().integer("steps") <= 1000);
    type(fieldOf<NumberBox>(*form_, "steps"), QStringLiteral("20"));
    QVERIFY(form_->isAcceptable());
    QCOMPARE(form_->editor("steps")->message(), QString());
  }

  void automatic_is_a_click_away_and_back() {
    auto* automatic = form_->editor("rate")->findChild<QCheckBox*>();
    QVERIFY(form_->values().is_automatic("rate"));
    QVERIFY(!form_->editor("rate")->field()->isEnabled());
    automatic->click();
    QVERIFY(!form_->values().is_automatic("rate"));
    type(fieldOf<NumberBox>(*form_, "rate"), QStringLiteral("1e-3"));
    QCOMPARE(form_->values().real("rate"), 1e-3);
    automatic->click();
    QVERIFY(form_->values().is_automatic("rate"));
    automatic->click();
    QCOMPARE(form_->values().real("rate"), 1e-3);
  }

  void arrows_move_whole_numbers_by_1_and_logarithmic_ones_by_10() {
    auto* steps = fieldOf<NumberBox>(*form_, "steps");
    QTest::keyClick(steps, Qt::Key_Up);
    QCOMPARE(form_->values().integer("steps"), std::int64_t{101});
    form_->editor("rate")->setValue(0.01);
    QTest::keyClick(fieldOf<NumberBox>(*form_, "rate"), Qt::Key_Down);
    QCOMPARE(form_->values().real("rate"), 0.001);
  }

  void arrows_stop_at_the_range() {
    form_->editor("steps")->setValue(std::int64_t{1000});
    QTest::keyClick(fieldOf<NumberBox>(*form_, "steps"), Qt::Key_Up);
    QCOMPARE(form_->values().integer("steps"), std::int64_t{1000});
  }

  void shows_a_parameter_only_where_it_applies() {
    QVERIFY(!form_->editor("half")->isVisible());
    fieldOf<QComboBox>(*form_, "decay")->setCurrentIndex(1);
    QCOMPARE(form_->values().choice("decay"), std::string("constant"));
    QVERIFY(form_->editor("half")->isVisible());
  }

  void a_bad_value_that_does_not_apply_stops_nobody() {
    fieldOf<QComboBox>(*form_, "decay")->setCurrentIndex(1);
    type(fieldOf<NumberBox>(*form_, "half"), QStringLiteral("nonsense"));
    QVERIFY(!form_->isAcceptable());
    fieldOf<QComboBox>(*form_, "decay")->setCurrentIndex(0);
    QVERIFY(form_->isAcceptable());
  }

  void folds_advanced_parameters_away_until_they_are_asked_for() {
    QVERIFY(!form_->editor("start")->isVisible());
    QTest::mouseClick(form_->findChild<QToolButton*>(QStringLiteral("advanced")), Qt::LeftButton);
    QVERIFY(form_->editor("start")->isVisible());
    type(fieldOf<QLineEdit>(*form_, "start"), QStringLiteral("1, 0.5,2"));
    QCOMPARE(form_->values().list("start"), (std::vector<double>{1.0, 0.5, 2.0}));
    type(fieldOf<QLineEdit>(*form_, "start"), QStringLiteral("1 2"));
    QVERIFY(!form_->isAcceptable());
  }

  void shows_a_complaint_beside_its_parameter_even_a_folded_one() {
    form_->setComplaints({{"start", "", other_words("3 numbers for 4 inputs")}});
    QVERIFY(form_->editor("start")->isVisible());
    QCOMPARE(form_->editor("start")->message(), QStringLiteral("3 numbers for 4 inputs"));
    form_->setComplaints({});
    QCOMPARE(form_->editor("start")->message(), QString());
  }

  // QFormLayout keeps the place that a row had before it was hidden, and writes there once a text
  // in the form wraps: into another row, or behind the end of its memory.
  void a_complaint_has_room_whatever_was_hidden_before_data() {
    QTest::addColumn<int>("folded");
    QTest::newRow("one") << 1;
    QTest::newRow("many") << 60;
  }

  void a_complaint_has_room_whatever_was_hidden_before() {
    QFETCH(int, folded);
    form_->setSchema(schemaThatFolds(folded));
    auto* advanced = form_->findChild<QToolButton*>(QStringLiteral("advanced"));
    for (const bool open : {true, false}) {
      advanced->setChecked(open);
      QCoreApplication::processEvents();
    }
    fieldOf<QComboBox>(*form_, "kind")->setCurrentIndex(1);
    type(fieldOf<NumberBox>(*form_, "steps"), QStringLiteral("5000"));
    QCoreApplication::processEvents();
    const ParameterEditor* steps = form_->editor("steps");
    QVERIFY(!steps->message().isEmpty());
    QVERIFY(steps->height() >= steps->heightForWidth(steps->width()));
  }

  void rows_keep_their_order_when_they_come_back() {
    form_->setSchema(schemaThatFolds(2));
    auto* advanced = form_->findChild<QToolButton*>(QStringLiteral("advanced"));
    const std::vector<std::string> ids{"kind", "first", "second", "steps", "folded0", "folded1"};
    for (int round = 0; round < 3; ++round) {
      advanced->setChecked(true);
      fieldOf<QComboBox>(*form_, "kind")->setCurrentIndex(1);
      QCoreApplication::processEvents();
      for (std::size_t at = 1; at < ids.size(); ++at) {
        QVERIFY(form_->editor(ids[at])->y() > form_->editor(ids[at - 1])->y());
      }
      advanced->setChecked(round == 1);
      fieldOf<QComboBox>(*form_, "kind")->setCurrentIndex(0);
      QCoreApplication::processEvents();
      QVERIFY(!form_->editor("first")->isVisible());
      QVERIFY(form_->editor("steps")->y() > form_->editor("kind")->y());
    }
  }

  void reset_brings_the_defaults_back() {
    fieldOf<QCheckBox>(*form_, "scale")->click();
    type(fieldOf<NumberBox>(*form_, "steps"), QStringLiteral("99999"));
    form_->setValues(makeSchema().defaults());
    QVERIFY(form_->values() == makeSchema().defaults());
    QVERIFY(form_->isAcceptable());
  }

  void values_come_back_as_they_were_set() {
    ParameterValues values = makeSchema().defaults();
    values.set("rate", 0.1 + 0.2);
    values.set("start", std::vector<double>{1.0 / 3.0, 1e-300});
    form_->setValues(values);
    QVERIFY(form_->values() == values);
  }

  void every_field_has_a_name_for_screen_readers_and_a_label() {
    const ParameterSchema schema = makeSchema();
    for (const ParameterSpec& spec : schema.specs()) {
      QWidget* field = form_->editor(spec.id)->field();
      QCOMPARE(field->accessibleName(), QString::fromStdString(spec.label));
      const auto labels = form_->findChildren<QLabel*>();
      const bool buddy = std::any_of(labels.begin(), labels.end(), [field](const QLabel* label) {
        return label->buddy() == field;
      });
      QVERIFY(buddy || spec.type == ParameterType::toggle);
    }
  }
};

QTEST_MAIN(TestParameterForm)
#include "tst_parameter_form.moc"
