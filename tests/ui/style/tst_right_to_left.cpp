// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QMenu>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QScopeGuard>
#include <QStandardItemModel>
#include <QStyleOptionHeader>
#include <QStyleOptionViewItem>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QtTest>
#include <algorithm>

#include "tests/ui/plots/plot_pixels.h"
#include "ui/data/badge_delegate.h"
#include "ui/data/target_model.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/method/method_list_delegate.h"
#include "ui/plots/glyph_button.h"
#include "ui/plots/plane_plot.h"
#include "ui/results/bar_delegate.h"
#include "ui/results/ranking_model.h"
#include "ui/style/calm_style.h"
#include "ui/style/theme.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

constexpr QSize cell(160, 40);

constexpr int halfCovered = 64;  // a pixel at an edge may differ by this much through rounding
constexpr int faint = 4;         // for what has no edges, and a colour close to its background

/// \param rounding  the most that a channel may differ, 0 to 255
bool same(const QImage& a, const QImage& b, int rounding = halfCovered) {
  if (a.size() != b.size()) return false;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      if (!alike(a.pixelColor(x, y), b.pixelColor(x, y), rounding)) return false;
    }
  }
  return true;
}

QImage mirrored(const QImage& image) { return image.mirrored(true, false); }

QImage picture(QWidget& widget, Qt::LayoutDirection direction) {
  widget.setLayoutDirection(direction);
  return seen(widget);
}

/// Each is the mirror image of the other, and there is something to mirror.
bool mirror(const QImage& leftToRight, const QImage& rightToLeft, int rounding = halfCovered) {
  return same(mirrored(leftToRight), rightToLeft, rounding) &&
         !same(leftToRight, rightToLeft, rounding);
}

bool mirrors(QWidget& widget) {
  widget.resize(cell);
  return mirror(picture(widget, Qt::LeftToRight), picture(widget, Qt::RightToLeft));
}

QImage blank() {
  QImage image(cell, QImage::Format_RGB32);
  image.fill(Qt::white);
  return image;
}

QImage drawn(const QStyledItemDelegate& delegate, const QStandardItem& item,
             Qt::LayoutDirection direction) {
  QImage image = blank();
  QPainter painter(&image);
  QStyleOptionViewItem option;
  option.rect = image.rect();
  option.direction = direction;
  option.palette = themePalette(false);
  option.font = QApplication::font();
  option.fontMetrics = QFontMetrics(option.font);
  option.state = QStyle::State_Enabled | QStyle::State_Active;
  delegate.paint(&painter, option, item.index());
  return image;
}

bool mirrors(const QStyledItemDelegate& delegate, const QStandardItem& item) {
  return mirror(drawn(delegate, item, Qt::LeftToRight), drawn(delegate, item, Qt::RightToLeft));
}

/// Around what is painted.
QRect inkOf(const QImage& image) {
  QRect ink;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (!alike(image.pixelColor(x, y), Qt::white)) ink |= QRect(x, y, 1, 1);
    }
  }
  return ink;
}

/// Pixels between the edge where a line begins and its first letter.
int indentOf(const QImage& image, Qt::LayoutDirection direction) {
  const QRect ink = inkOf(image);
  return direction == Qt::LeftToRight ? ink.left() : image.width() - 1 - ink.right();
}

QImage primitive(QStyle::PrimitiveElement element) {
  QImage image = blank();
  QPainter painter(&image);
  QStyleOption option;
  option.rect = image.rect();
  option.palette = themePalette(false);
  QApplication::style()->drawPrimitive(element, &option, &painter);
  return image;
}

QImage nameOfRow(Qt::LayoutDirection direction) {
  QImage image = blank();
  QPainter painter(&image);
  QStyleOptionHeader option;
  option.rect = image.rect();
  option.direction = direction;
  option.orientation = Qt::Vertical;
  option.palette = themePalette(false);
  QApplication::style()->drawControl(QStyle::CE_HeaderSection, &option, &painter);
  return image;
}

Lesson withReason() {
  Lesson lesson;
  lesson.title = "Units decide";
  lesson.steps.resize(1);
  lesson.steps[0].what = "Look here.";
  lesson.steps[0].why = "Because.";
  return lesson;
}

}  // namespace

/// What is painted, rather than laid out by Qt, is mirrored where texts run from right to left.
class TestRightToLeft : public QObject {
  Q_OBJECT

  QStandardItemModel model_;
  QStandardItem* item_ = nullptr;

 private Q_SLOTS:
  void initTestCase() {
    QApplication::setStyle(new CalmStyle);
    QApplication::setPalette(themePalette(false));
  }

  void init() {
    model_.clear();
    item_ = new QStandardItem;
    model_.appendRow(item_);
  }

  void the_chevron_of_a_choice_and_of_a_menu_is_where_the_text_ends() {
    QComboBox choice;
    QVERIFY(mirrors(choice));
    QMenu menu;
    QPushButton button;
    button.setMenu(&menu);
    QVERIFY(mirrors(button));
    const QRect end(cell.width() / 2, 8, cell.width() / 2 - 8, cell.height() - 16);
    const QColor ink = themeColours(false).soft;
    QVERIFY(pixelsOf(picture(choice, Qt::LeftToRight), ink, end) > 0);
    QCOMPARE(pixelsOf(picture(choice, Qt::RightToLeft), ink, end), 0);
  }

  void the_chevron_of_a_closed_branch_points_to_its_text() {
    QVERIFY(mirror(primitive(QStyle::PE_IndicatorArrowRight),
                   primitive(QStyle::PE_IndicatorArrowLeft)));
  }

  void the_name_of_a_row_has_its_line_at_the_cells() {
    QVERIFY(mirror(nameOfRow(Qt::LeftToRight), nameOfRow(Qt::RightToLeft), faint));
  }

  void what_is_done_grows_from_where_a_line_begins() {
    QProgressBar bar;
    bar.setTextVisible(false);
    bar.setValue(30);
    QVERIFY(mirrors(bar));
  }

  void the_steps_of_a_player_run_as_its_slider_does() {
    for (const auto glyph : {GlyphButton::Glyph::First, GlyphButton::Glyph::Previous,
                             GlyphButton::Glyph::Play, GlyphButton::Glyph::Next}) {
      GlyphButton button(glyph, QStringLiteral("Step"));
      QVERIFY(mirrors(button));
    }
    GlyphButton help(GlyphButton::Glyph::Help, QStringLiteral("Help"));
    help.resize(cell);
    QVERIFY(same(picture(help, Qt::LeftToRight), picture(help, Qt::RightToLeft)));
  }

  void a_bar_grows_from_where_a_line_begins() {
    const BarDelegate delegate;
    item_->setData(0.5, RankingModel::BarRole);
    item_->setData(0.0, RankingModel::BarOriginRole);
    QVERIFY(mirrors(delegate, *item_));
    item_->setData(-0.5, RankingModel::BarRole);
    item_->setData(0.75, RankingModel::BarOriginRole);
    QVERIFY(mirrors(delegate, *item_));
  }

  void the_number_of_a_bar_ends_the_line_and_its_minus_comes_first() {
    const BarDelegate delegate;
    item_->setText(QStringLiteral("-88888"));
    const QImage usual = drawn(delegate, *item_, Qt::LeftToRight);
    const QImage other = drawn(delegate, *item_, Qt::RightToLeft);
    QVERIFY(inkOf(usual).left() > cell.width() / 2);
    QVERIFY(inkOf(other).right() < cell.width() / 2);
    for (const QImage& image : {usual, other}) {
      const QRect ink = inkOf(image);
      const QRect first = inkOf(image.copy(ink.left(), 0, 2, image.height()));
      QVERIFY(first.height() < ink.height() / 2);  // a digit is as high as all of them
    }
  }

  void a_method_is_indented_where_a_line_begins() {
    const MethodListDelegate delegate;
    item_->setText(QStringLiteral("HHH"));
    const auto indent = [&](Qt::LayoutDirection direction) {
      return indentOf(drawn(delegate, *item_, direction), direction);
    };
    const int ofHeading = indent(Qt::LeftToRight);
    constexpr int bearing = 2;  // of a letter, which need not be the same at both sides
    QVERIFY(std::abs(indent(Qt::RightToLeft) - ofHeading) <= bearing);
    item_->setData(QStringLiteral("id"), Qt::UserRole);
    QVERIFY(indent(Qt::LeftToRight) > ofHeading + bearing);
    QVERIFY(std::abs(indent(Qt::RightToLeft) - indent(Qt::LeftToRight)) <= bearing);
  }

  void a_badge_is_where_the_line_ends() {
    const BadgeDelegate delegate;
    item_->setData(QStringLiteral("  "), TargetModel::BadgeRole);
    QVERIFY(mirror(drawn(delegate, *item_, Qt::LeftToRight),
                   drawn(delegate, *item_, Qt::RightToLeft), faint));
  }

  void the_arrow_of_a_lesson_points_to_its_words() {
    LessonPanel panel;
    panel.resize(700, 200);
    panel.setLesson(withReason());
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    auto* why = panel.findChild<QToolButton*>(QStringLiteral("lessonWhy"));
    const int room = why->iconSize().width() + 2;
    const auto arrow = [&](Qt::LayoutDirection direction) {
      panel.setLayoutDirection(direction);
      const QImage whole = seen(*why);
      const int left = direction == Qt::LeftToRight ? 0 : whole.width() - room;
      return whole.copy(left, 0, room, whole.height());
    };
    const QImage usual = arrow(Qt::LeftToRight);
    QVERIFY(pixelsOf(usual, themeColours(false).soft) > 0);
    QVERIFY(mirror(usual, arrow(Qt::RightToLeft)));
  }

  /// Axes are not mirrored, so neither is what stands at a place of them.
  void a_plot_is_the_same_in_both_directions() {
    const auto before = QApplication::layoutDirection();
    const auto back = qScopeGuard([before] { QApplication::setLayoutDirection(before); });
    PlanePlot plot;
    plot.resize(520, 400);
    plot.setAxisTitles("Across", "Up");
    plot.setCorners({"both", "one", "other", "none", {}});
    plot.setSeries({{.name = "inputs", .points = {{.name = "x1", .x = 0.25, .y = 0.5}}}});
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    QApplication::setLayoutDirection(Qt::LeftToRight);
    const QImage usual = seen(plot);
    QVERIFY(inkOf(usual).isValid());
    QApplication::setLayoutDirection(Qt::RightToLeft);
    QVERIFY(same(usual, seen(plot)));
  }
};

QTEST_MAIN(TestRightToLeft)
#include "tst_right_to_left.moc"
