// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QImage>
#include <QListWidget>
#include <QPainter>
#include <QtTest>

#include "ui/plain_label.h"
#include "ui/style/calm_style.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

/// How many lines of pixels differ from the ground, from the first to the last.
int inkedHeight(const QImage& image) {
  int first = -1;
  int last = -1;
  const QRgb ground = image.pixel(image.width() - 1, image.height() - 1);
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (image.pixel(x, y) != ground) {
        first = first < 0 ? y : first;
        last = y;
        break;
      }
    }
  }
  return last - first + 1;
}

/// The same text on a ground that is far larger.
int wholeHeight(const QFont& font, const QString& text) {
  QImage image(400, 200, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setFont(font);
  painter.setPen(Qt::black);
  painter.drawText(10, 100, text);
  painter.end();
  return inkedHeight(image);
}

}  // namespace

class TestPlainLabel : public QObject {
  Q_OBJECT

  const QString marked_ = QStringLiteral("\u00d6\u00dc\u00c4l");

  /// How many lines of the text a label of the height that it wants does not show.
  [[nodiscard]] int cutLines(PlainLabel& label) const {
    QPalette onWhite;
    onWhite.setColor(QPalette::Window, Qt::white);
    onWhite.setColor(QPalette::WindowText, Qt::black);
    label.setPalette(onWhite);
    label.setAutoFillBackground(true);
    label.setText(marked_);
    label.resize(label.sizeHint() + QSize(8, 0));
    return wholeHeight(label.font(), marked_) - inkedHeight(label.grab().toImage());
  }

 private Q_SLOTS:
  void marks_above_capital_letters_are_not_cut() {
    for (int size = 8; size <= 24; ++size) {
      for (const bool isSelectable : {false, true}) {
        PlainLabel label;
        QFont font = label.font();
        font.setPixelSize(size);
        label.setFont(font);
        if (isSelectable) {
          label.setWordWrap(true);
          label.setTextInteractionFlags(Qt::TextSelectableByMouse);
        }
        const int cut = cutLines(label);
        QVERIFY2(cut <= 0, qPrintable(QStringLiteral("%1 of %2 pixels, selectable: %3")
                                          .arg(cut)
                                          .arg(size)
                                          .arg(isSelectable)));
      }
    }
  }

  void selected_text_is_still_shown_as_selected() {
    PlainLabel label;
    label.setTextInteractionFlags(Qt::TextSelectableByMouse);
    (void)cutLines(label);
    const QImage before = label.grab().toImage();
    label.setSelection(0, 2);
    QVERIFY(label.grab().toImage() != before);
  }

  void rows_of_lists_have_room_for_marks() {
    CalmStyle style;
    QListWidget list;
    list.setStyle(&style);
    list.addItem(marked_);
    QVERIFY(list.sizeHintForRow(0) >= list.fontMetrics().height() + 2);
    list.setStyle(nullptr);
  }
};

QTEST_MAIN(TestPlainLabel)
#include "tst_plain_label.moc"
