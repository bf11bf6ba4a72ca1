// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTemporaryDir>
#include <QtTest>
#include <memory>

#include "core/error.h"
#include "tests/ui/plots/plot_pixels.h"
#include "ui/plots/line_plot.h"
#include "ui/plots/plot_export.h"

using namespace steelyard::ui;
using steelyard::Error;
using steelyard::ErrorKind;

class TestPlotExport : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    plot_ = std::make_unique<LinePlot>();
    plot_->setAxisTitles("epoch", "imbalance");
    plot_->setSeries({{"run", {0, 1, 2}, {0.1 + 0.2, 0.2, 0.1}, {}, {}, false}});
    folder_ = std::make_unique<QTemporaryDir>();
  }

  void a_png_has_the_size_asked_for_and_is_light_under_a_dark_theme() {
    plot_->setPalette(darkPalette());
    exportPlot(*plot_, folder_->filePath("a.png"), {QSizeF(400, 300), 1.5, true});
    const QImage image(folder_->filePath("a.png"));
    QCOMPARE(image.size(), QSize(600, 450));
    QCOMPARE(image.pixelColor(598, 2), QColor(Qt::white));
    QVERIFY(pixelsOf(image, categoricalColour(0)) > 200);
    QVERIFY(alike(seen(*plot_).pixelColor(2, 2), QColor(30, 30, 30), 8));
  }

  void an_svg_holds_the_axis_titles_as_text() {
    exportPlot(*plot_, folder_->filePath("a.svg"));
    const QByteArray svg = content("a.svg");
    QVERIFY(svg.contains(">epoch</text>"));
    QVERIFY(svg.contains(">imbalance</text>"));
  }

  void a_pdf_is_one() {
    exportPlot(*plot_, folder_->filePath("a.pdf"));
    QVERIFY(content("a.pdf").startsWith("%PDF-"));
    QVERIFY(content("a.pdf").contains("%%EOF"));
  }

  void the_data_lie_beside_it_in_full_precision() {
    exportPlot(*plot_, folder_->filePath("a.png"));
    const auto lines = content("a.csv").split('\n');
    QVERIFY(lines[0].startsWith("series,epoch,imbalance"));
    QCOMPARE(lines[1].split(',')[2].toDouble(), 0.1 + 0.2);
    QCOMPARE(lines.size(), 5);  // header, three points, the end of the last line
  }

  void a_place_that_cannot_be_written_is_named() {
    const QString path = folder_->filePath("missing/a.png");
    try {
      exportPlot(*plot_, path);
      QFAIL("nothing was thrown");
    } catch (const Error& error) {
      QCOMPARE(error.kind(), ErrorKind::cannot_write);
      const auto& parts = error.parts();
      QVERIFY(QString::fromStdString(parts.what + parts.where).contains("a.png"));
    }
  }

  void what_stood_there_stays_whole_when_writing_fails() {
    const QString taken = folder_->filePath("taken.png");
    QVERIFY(QDir().mkpath(taken));  // a folder of that name cannot be replaced by a file
    QFile inside(taken + "/old.txt");
    QVERIFY(inside.open(QIODevice::WriteOnly) && inside.write("old") == 3);
    inside.close();
    QVERIFY_THROWS_EXCEPTION(Error, exportPlot(*plot_, taken));
    QVERIFY(inside.open(QIODevice::ReadOnly));
    QCOMPARE(inside.readAll(), QByteArray("old"));
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden), QStringList());
  }

  void a_picture_that_no_memory_holds_leaves_no_empty_file() {
    try {
      exportPlot(*plot_, folder_->filePath("a.png"), {QSizeF(2e9, 1e9), 1.0, true});
      QFAIL("nothing was thrown");
    } catch (const Error& error) {
      QCOMPARE(error.kind(), ErrorKind::cannot_write);
      QVERIFY(
          QString::fromStdString(error.parts().what).contains("2000000000 x 1000000000 pixels"));
    }
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden), QStringList());
  }

  void another_format_is_refused_with_what_is_accepted() {
    try {
      exportPlot(*plot_, folder_->filePath("a.gif"));
      QFAIL("nothing was thrown");
    } catch (const Error& error) {
      QCOMPARE(error.kind(), ErrorKind::bad_input);
      QVERIFY(QString::fromStdString(error.parts().accepted).contains(".svg"));
    }
  }

  void all_plots_at_once_leave_out_the_empty_ones() {
    LinePlot empty;
    const QDir folder(folder_->filePath("plots"));
    const QStringList written = exportPlots({{"dii", "DII", plot_.get()}, {"none", "None", &empty}},
                                            folder, {"png", "svg"});
    QCOMPARE(written.size(), 3);  // what is said to be written includes the numbers
    QCOMPARE(folder.entryList(QDir::Files, QDir::Name),
             QStringList({"dii.csv", "dii.png", "dii.svg"}));
  }

 private:
  [[nodiscard]] QByteArray content(const QString& name) const {
    QFile file(folder_->filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  std::unique_ptr<LinePlot> plot_;
  std::unique_ptr<QTemporaryDir> folder_;
};

QTEST_MAIN(TestPlotExport)
#include "tst_plot_export.moc"
