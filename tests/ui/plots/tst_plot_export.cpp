// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTemporaryDir>
#include <QXmlStreamReader>
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
    exportPlot(*plot_, folder_->filePath("a.png"), {QSizeF(400, 300), 1.5});
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

  /// Names come from files; a drawing that a browser refuses is lost.
  void an_svg_is_well_formed_whatever_names_hold() {
    const QString odd = QStringLiteral("a\x0b<b>&\"'\x1b[31m\x01 \u202e \ufffe \U0001F600");
    plot_->setAxisTitles(odd, "y");
    plot_->setAccessibleName(odd);
    plot_->setSeries({{odd, {0, 1, 2}, {0.3, 0.2, 0.1}, {}, {}, false}});
    exportPlot(*plot_, folder_->filePath("odd.svg"));
    QXmlStreamReader reader(content("odd.svg"));
    bool named = false;
    while (!reader.atEnd()) {
      reader.readNext();
      named = named || (reader.isCharacters() && reader.text().contains(QStringLiteral("<b>&")));
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(named);
  }

  void a_pdf_is_one() {
    exportPlot(*plot_, folder_->filePath("a.pdf"));
    QVERIFY(content("a.pdf").startsWith("%PDF-"));
    QVERIFY(content("a.pdf").contains("%%EOF"));
  }

  /// A table of the user's may lie beside it.
  void one_file_is_written_and_no_other() {
    for (const char* suffix : {"png", "svg", "pdf"}) {
      exportPlot(*plot_, folder_->filePath(QStringLiteral("a.") + suffix));
    }
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name),
             QStringList({"a.pdf", "a.png", "a.svg"}));
  }

  void the_data_are_written_in_full_precision() {
    exportPlot(*plot_, folder_->filePath("a.csv"));
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
      QVERIFY(
          QString::fromStdString(in_words(parts.what) + in_words(parts.where)).contains("a.png"));
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
      exportPlot(*plot_, folder_->filePath("a.png"), {QSizeF(2e9, 1e9), 1.0});
      QFAIL("nothing was thrown");
    } catch (const Error& error) {
      QCOMPARE(error.kind(), ErrorKind::cannot_write);
      QVERIFY(QString::fromStdString(in_words(error.parts().what))
                  .contains("2000000000 x 1000000000 pixels"));
    }
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden), QStringList());
  }

  void another_format_is_refused_with_what_is_accepted() {
    try {
      exportPlot(*plot_, folder_->filePath("a.gif"));
      QFAIL("nothing was thrown");
    } catch (const Error& error) {
      QCOMPARE(error.kind(), ErrorKind::bad_input);
      QVERIFY(QString::fromStdString(in_words(error.parts().accepted)).contains(".svg"));
    }
  }

  void all_plots_at_once_leave_out_the_empty_ones() {
    LinePlot empty;
    const QDir folder(folder_->filePath("plots"));
    const QStringList written = exportPlots({{"dii", "DII", plot_.get()}, {"none", "None", &empty}},
                                            folder, {"png", "svg", "csv"});
    QCOMPARE(written.size(), 3);
    QCOMPARE(plotFiles({{"dii", "DII", plot_.get()}, {"none", "None", &empty}}, {"png", "svg"}),
             QStringList({"dii.png", "dii.svg"}));
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
