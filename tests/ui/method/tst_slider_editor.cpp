// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QLineEdit>
#include <QSignalSpy>
#include <QSlider>
#include <QtTest>
#include <memory>

#include "ui/method/slider_editor.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

ParameterSpec mixing() {
  ParameterSpec spec;
  spec.id = "mixing";
  spec.label = "Mixing";
  spec.initial = 0.5;
  spec.minimum = 0.0;
  spec.maximum = 1.0;
  spec.live = true;
  return spec;
}

}  // namespace

class TestSliderEditor : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void only_live_numbers_between_bounds_have_a_slider() {
    QVERIFY(SliderEditor::suits(mixing()));
    ParameterSpec still = mixing();
    still.live = false;
    QVERIFY(!SliderEditor::suits(still));
    ParameterSpec boundless = mixing();
    boundless.maximum = std::numeric_limits<double>::infinity();
    QVERIFY(!SliderEditor::suits(boundless));
    const std::unique_ptr<ParameterEditor> made(makeParameterEditor(mixing(), nullptr));
    QVERIFY(qobject_cast<SliderEditor*>(made.get()) != nullptr);
    const std::unique_ptr<ParameterEditor> plain(makeParameterEditor(still, nullptr));
    QVERIFY(qobject_cast<SliderEditor*>(plain.get()) == nullptr);
  }

  void keys_on_the_slider_change_the_value_and_the_text() {
    SliderEditor editor(mixing(), nullptr);
    editor.show();
    QSignalSpy changes(&editor, &ParameterEditor::valueChanged);
    QTest::keyClick(&editor.slider(), Qt::Key_Right);
    QCOMPARE(std::get<double>(editor.value()), 0.51);
    QTest::keyClick(&editor.slider(), Qt::Key_End);
    QCOMPARE(std::get<double>(editor.value()), 1.0);
    QCOMPARE(changes.size(), 2);
    QCOMPARE(editor.field()->findChild<QLineEdit*>()->text(), QString("1"));
  }

  void the_slider_follows_what_is_typed_and_keeps_its_digits() {
    SliderEditor editor(mixing(), nullptr);
    auto* line = editor.field()->findChild<QLineEdit*>();
    line->selectAll();
    QTest::keyClicks(line, "0.123");
    QCOMPARE(std::get<double>(editor.value()), 0.123);
    QCOMPARE(editor.slider().value(), 12);
    line->selectAll();
    QTest::keyClicks(line, "7");
    QVERIFY(!editor.isAcceptable());
    QCOMPARE(editor.slider().value(), 12);
    QCOMPARE(std::get<double>(editor.value()), 0.123);
  }
};

QTEST_MAIN(TestSliderEditor)
#include "tst_slider_editor.moc"
