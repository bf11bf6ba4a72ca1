// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStyleOptionComboBox>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/contrast.h"
#include "ui/plots/palette.h"
#include "ui/style/calm_style.h"
#include "ui/style/theme.h"
#include "ui/style/theme_choice.h"

using namespace steelyard::ui;
using steelyard::tests::contrast;

namespace {

constexpr double readable = 4.5;  // WCAG 2.1, 1.4.3

QAction* entry(const QMenu& menu, const QString& text) {
  for (QAction* action : menu.actions()) {
    if (action->text() == text) {
      return action;
    }
  }
  return nullptr;
}

}  // namespace

class TestTheme : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QVERIFY(folder_.isValid());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
  }

  void contrast_is_that_of_the_guideline() {
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
    // #767676 is the lightest grey that passes on white
    QVERIFY(contrast(QColor(0x767676), Qt::white) >= readable);
    QVERIFY(contrast(QColor(0x777777), Qt::white) < readable);
  }

  void every_text_is_readable_on_its_grounds() {
    for (const bool dark : {false, true}) {
      const ThemeColours& colours = themeColours(dark);
      for (const QColor& ink : {colours.text, colours.soft, colours.accent}) {
        for (const QColor& ground : {colours.ground, colours.panel, colours.card}) {
          QVERIFY2(contrast(ink, ground) >= readable,
                   qPrintable(ink.name() + " on " + ground.name()));
        }
      }
      for (const QColor& fill :
           {colours.goodFill, colours.cautionFill, colours.badFill, colours.accentFill}) {
        for (const QColor& ink : {colours.text, colours.soft, colours.accent}) {
          QVERIFY2(contrast(ink, fill) >= readable, qPrintable(ink.name() + " on " + fill.name()));
        }
      }
      QVERIFY(contrast(colours.onAccent, colours.accent) >= readable);
      QVERIFY(contrast(colours.good, colours.goodFill) >= readable);
      QVERIFY(contrast(colours.caution, colours.cautionFill) >= readable);
      QVERIFY(contrast(colours.bad, colours.badFill) >= readable);
    }
  }

  void data_are_visible_in_the_dark() {
    constexpr double seen = 3.0;  // WCAG 2.1, 1.4.11
    for (int index = 0; index < 7; ++index) {
      QVERIFY2(contrast(categoricalColour(index), themeColours(true).card) >= seen,
               qPrintable(QString::number(index)));
    }
  }

  void a_palette_finds_its_colours() {
    QVERIFY(!isDark(themePalette(false)));
    QVERIFY(isDark(themePalette(true)));
    QCOMPARE(themeColours(themePalette(true)).accent, themeColours(true).accent);
  }

  /// Soft words, such as a next step, stayed bright where all around them was out of use.
  void what_is_out_of_use_is_equally_faint() {
    for (const bool dark : {false, true}) {
      const QPalette palette = themePalette(dark);
      QCOMPARE(palette.color(QPalette::Disabled, QPalette::PlaceholderText),
               palette.color(QPalette::Disabled, QPalette::WindowText));
      QCOMPARE(palette.color(QPalette::Active, QPalette::PlaceholderText), themeColours(dark).soft);
    }
  }

  void the_menu_changes_what_is_shown_and_keeps_it() {
    QApplication::setStyle(new CalmStyle);
    QMenu view;
    addThemeMenu(view);
    const QMenu* themes = view.actions().front()->menu();
    entry(*themes, "&Dark")->trigger();
    QVERIFY(isDark(QApplication::palette()));
    QCOMPARE(keptTheme(), ThemeChoice::dark);
    entry(*themes, "&Light")->trigger();
    QVERIFY(!isDark(QApplication::palette()));
    QCOMPARE(keptTheme(), ThemeChoice::light);
    QApplication::setPalette(themePalette(true));
    applyKeptLook();
    QVERIFY(!isDark(QApplication::palette()));
  }

  void a_change_of_the_system_is_followed_at_once() {
    followSystemTheme(*qApp);
    QWidget window;
    const auto change = [&] {
      QEvent event(QEvent::ThemeChange);  // as Qt sends it to each window
      QApplication::sendEvent(&window, &event);
    };
    chooseTheme(ThemeChoice::dark);
    change();
    QVERIFY(isDark(QApplication::palette()));  // the user's own choice stays
    chooseTheme(ThemeChoice::system);
    const bool dark = isDark(QApplication::palette());
    QApplication::setPalette(themePalette(!dark));
    change();
    QCOMPARE(isDark(QApplication::palette()), dark);
    QCOMPARE(isDark(window.palette()), dark);
  }

  void the_size_of_text_is_kept() {
    const int before = QApplication::font().pointSize();
    zoomText(2);
    QFont font = QApplication::font();
    QCOMPARE(font.pointSize(), before + 2);
    font.setPointSize(before);
    QApplication::setFont(font);
    applyKeptLook();
    QCOMPARE(QApplication::font().pointSize(), before + 2);
    zoomText(-2);
  }

  void the_default_button_is_filled_and_a_flat_one_is_bare() {
    QApplication::setStyle(new CalmStyle);
    for (const bool dark : {false, true}) {
      QApplication::setPalette(themePalette(dark));
      const ThemeColours& colours = themeColours(dark);
      QPushButton button;
      button.resize(100, 30);
      button.setAutoFillBackground(true);
      const auto ground = [&] { return button.grab().toImage().pixelColor(6, 15); };
      QCOMPARE(ground(), colours.card);
      button.setDefault(true);
      QCOMPARE(ground(), colours.accent);
      button.setEnabled(false);
      QCOMPARE(ground(), colours.panel);
    }
  }

  /// Otherwise "all inputs, equ" looks like a word of its own.
  void a_choice_that_is_too_long_ends_with_an_ellipsis() {
    QApplication::setStyle(new CalmStyle);
    QApplication::setPalette(themePalette(false));
    const auto drawn = [](const QString& text) {
      QComboBox box;
      box.addItem(text);
      box.resize(110, 28);
      return box.grab().toImage();
    };
    QComboBox box;
    box.resize(110, 28);
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = false;
    option.frame = true;
    const int room =
        box.style()
            ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box)
            .width() -
        2;
    const QString whole = QStringLiteral("all inputs, equally weighted");
    const QString shown = box.fontMetrics().elidedText(whole, Qt::ElideRight, room);
    QVERIFY(shown != whole && shown.size() > 3);
    QCOMPARE(drawn(whole), drawn(shown));
    QVERIFY(drawn(whole) != drawn(whole.left(shown.size() + 1)));
  }

 private:
  QTemporaryDir folder_;
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
