// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QComboBox>
#include <QLabel>
#include <QToolButton>
#include <QtTest>
#include <cstdlib>
#include <stdexcept>

#include "core/error.h"
#include "core/methods/registry.h"
#include "tests/support/methods_from_dii.h"
#include "tests/support/toy_problem.h"
#include "ui/method/method_panel.h"
#include "ui/method/parameter_editor.h"
#include "ui/method/parameter_form.h"
#include "ui/style/notice.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// A method that only says what it is: the panel never runs one.
class Described : public Method {
 public:
  Described(const std::string& id, const std::string& family) {
    info_.id = id;
    info_.title = "Title of " + id;
    info_.family = family;
    info_.purpose = "Purpose of " + id;
    info_.citation = "Somebody (2024) <i>";
    info_.target = Target::numbers;
    ParameterSpec steps;
    steps.id = "steps";
    steps.label = "Steps";
    steps.type = ParameterType::integer;
    steps.initial = std::int64_t{10};
    steps.minimum = 1.0;
    schema_ = ParameterSchema({steps});
  }
  const MethodInfo& info() const override { return info_; }
  const ParameterSchema& schema() const override { return schema_; }
  std::vector<Complaint> check(const Problem&, const ParameterValues& values) const override {
    return schema_.check(values);
  }
  Estimate estimate(const Problem&, const ParameterValues&) const override { return {}; }
  std::unique_ptr<Stepper> begin(ProblemPtr, const ParameterValues&) const override { return {}; }

 private:
  MethodInfo info_;
  ParameterSchema schema_;
};

MethodRegistry makeRegistry() {
  MethodRegistry registry;
  registry.add(std::make_unique<Described>("one", "First family"));
  registry.add(std::make_unique<Described>("two", "First family"));
  registry.add(std::make_unique<Described>("three", "Second family"));
  return registry;
}

}  // namespace

class TestMethodPanel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void the_purpose_has_the_height_of_its_text() {
    const MethodRegistry methods = builtin_methods();
    MethodPanel panel(methods);
    panel.resize(300, 600);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    for (const int width : {420, 300, 360}) {
      panel.resize(width, 600);
      const auto* purpose = panel.findChild<QLabel*>("methodPurpose");
      const QRect anyHeight(0, 0, purpose->width(), 1000);
      const auto lines = [&] {
        return purpose->fontMetrics()
            .boundingRect(anyHeight, Qt::TextWordWrap, purpose->text())
            .height();
      };
      QTRY_VERIFY(std::abs(purpose->height() - lines()) < purpose->fontMetrics().height() / 2);
    }
  }

  /// Words of the command line, such as "(max_depth)", are not for the window.
  void no_complaint_of_any_method_has_an_id() {
    const MethodRegistry methods = builtin_methods();
    for (const auto& method : methods.all()) {
      const ParameterSchema& schema = method->schema();
      for (const ParameterSpec& spec : schema.specs()) {
        ParameterValues values = schema.defaults();
        if (spec.type == ParameterType::integer) {
          values.set(spec.id, static_cast<std::int64_t>(spec.minimum) - 1);
        } else if (spec.type == ParameterType::real) {
          values.set(spec.id, spec.maximum * 2.0 + 1.0);
        }
        for (const Complaint& complaint : schema.check(values)) {
          const QString said = QString::fromStdString(in_words(complaint, Naming::by_label));
          for (const ParameterSpec& other : schema.specs()) {
            const QString id = QString::fromStdString(other.id);
            QVERIFY2(!said.contains('(' + id + ')') && !(id.contains('_') && said.contains(id)),
                     qPrintable(said));
          }
        }
      }
    }
  }

  void lists_methods_under_their_families_and_starts_with_the_first() {
    const MethodRegistry registry = makeRegistry();
    const MethodPanel panel(registry);
    const auto* list = panel.findChild<QComboBox*>(QStringLiteral("methods"));
    QCOMPARE(list->count(), 5);
    QCOMPARE(list->itemText(0), QStringLiteral("First family"));
    QVERIFY(!(list->model()->index(3, 0).flags() & Qt::ItemIsEnabled));
    QCOMPARE(panel.method()->info().id, std::string("one"));
  }

  void each_method_keeps_what_was_set_for_it() {
    const MethodRegistry registry = makeRegistry();
    MethodPanel panel(registry);
    auto* list = panel.findChild<QComboBox*>(QStringLiteral("methods"));
    panel.form().editor("steps")->setValue(std::int64_t{33});
    QSignalSpy changed(&panel, &MethodPanel::methodChanged);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(panel.method()->info().id, std::string("two"));
    QCOMPARE(panel.values().integer("steps"), std::int64_t{10});
    QTest::keyClick(list, Qt::Key_Up);
    QCOMPARE(panel.values().integer("steps"), std::int64_t{33});
  }

  void info_shows_title_needs_and_citation() {
    const MethodRegistry registry = makeRegistry();
    MethodPanel panel(registry);
    panel.show();
    auto* info = panel.findChild<QLabel*>(QStringLiteral("methodInfo"));
    QVERIFY(!info->isVisible());
    for (auto* button : panel.findChildren<QToolButton*>()) {
      if (button->text() == QStringLiteral("About")) {
        QTest::mouseClick(button, Qt::LeftButton);
      }
    }
    QVERIFY(info->isVisible());
    QVERIFY(info->text().contains(QStringLiteral("target")));
    QVERIFY(info->text().contains(QStringLiteral("Somebody (2024) &lt;i&gt;")));
  }

  void a_complaint_about_the_data_is_said_above_the_form() {
    const MethodRegistry registry = makeRegistry();
    MethodPanel panel(registry);
    panel.setComplaints({{"", "", other_words("No ground-truth column")},
                         {"steps", "Steps", other_words("too few")}});
    QCOMPARE(panel.form().editor("steps")->message(), QStringLiteral("Steps: too few"));
    const auto notices = panel.findChildren<Notice*>();
    QVERIFY(std::any_of(notices.begin(), notices.end(), [](const Notice* notice) {
      return notice->text() == QStringLiteral("No ground-truth column");
    }));
  }

  /// What a listener throws must not leave the panel in the state of a proposal.
  void an_exception_leaves_the_users_settings_their_own() {
    const MethodRegistry registry = tests::methods_from_dii();
    MethodPanel panel(registry);
    bool throws = true;
    connect(&panel, &MethodPanel::valuesChanged, this, [&throws] {
      if (throws) {
        throw std::runtime_error("a listener");
      }
    });
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, panel.resetToDefaults());
    throws = false;
    panel.form().editor("epochs")->setValue(std::int64_t{33});  // the user's own choice
    panel.proposeFor(*toy_problem());
    QCOMPARE(panel.values().integer("epochs"), std::int64_t{33});
  }

  void methods_that_cannot_take_the_question_are_grey_and_say_why() {
    const MethodRegistry registry = builtin_methods();
    MethodPanel panel(registry);
    const auto problem = toy_problem();
    problem->truth = Matrix();
    problem->truth_features.clear();
    panel.greyFor(problem.get());
    const auto* list = panel.findChild<QComboBox*>(QStringLiteral("methods"));
    int grey = 0;
    for (int row = 0; row < list->count(); ++row) {
      const QString id = list->itemData(row).toString();
      if (id.isEmpty()) {
        continue;
      }
      const MethodInfo& info = registry.find(id.toStdString()).info();
      const bool takes = role_complaints(info, *problem).empty();
      const QModelIndex index = list->model()->index(row, 0);
      QCOMPARE(index.flags().testFlag(Qt::ItemIsEnabled), takes);
      QCOMPARE(index.data(Qt::ToolTipRole).toString().contains("target"), !takes);
      grey += takes ? 0 : 1;
    }
    QVERIFY(grey > 0 && grey < list->count());
    panel.greyFor(nullptr);
    QVERIFY(list->model()->index(1, 0).flags().testFlag(Qt::ItemIsEnabled));
  }

  void another_table_gets_a_method_that_can_take_it() {
    const MethodRegistry registry = builtin_methods();
    MethodPanel panel(registry);
    panel.setMethod("relief", registry.find("relief").schema().defaults());
    const auto nothing = toy_problem();
    nothing->labels.reset();
    panel.suitTable(*nothing);
    QCOMPARE(panel.method()->info().id, std::string("relief"));  // it was chosen for this table
    panel.resetToDefaults();                                     // another table
    panel.suitTable(*nothing);
    QVERIFY(role_complaints(panel.method()->info(), *nothing).empty());
    QVERIFY(panel.method()->info().id != "relief");
  }

  /// As where a lesson has set one.
  void what_nobody_chose_is_proposed_again() {
    const MethodRegistry registry = builtin_methods();
    MethodPanel panel(registry);
    QVERIFY(panel.isProposed());
    QCOMPARE(panel.method()->info().id, std::string("automatic"));
    panel.setMethod("relief", registry.find("relief").schema().defaults());
    QVERIFY(!panel.isProposed());
    panel.resetToDefaults();
    QCOMPARE(panel.method()->info().id, std::string("relief"));
    panel.beginAnew();
    QVERIFY(panel.isProposed());
    QCOMPARE(panel.method()->info().id, std::string("automatic"));
  }

  void opens_a_saved_method_and_refuses_an_unknown_one() {
    const MethodRegistry registry = makeRegistry();
    MethodPanel panel(registry);
    ParameterValues values;
    values.set("steps", std::int64_t{7});
    panel.setMethod("three", values);
    QCOMPARE(panel.method()->info().id, std::string("three"));
    QCOMPARE(panel.values().integer("steps"), std::int64_t{7});
    QVERIFY_THROWS_EXCEPTION(Error, panel.setMethod("four", values));
    QCOMPARE(panel.method()->info().id, std::string("three"));
  }
};

QTEST_MAIN(TestMethodPanel)
#include "tst_method_panel.moc"
