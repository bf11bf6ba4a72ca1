// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QMimeDatabase>
#include <QTemporaryDir>
#include <QtTest>

#include "app/window.h"
#include "core/record/record.h"
#include "core/record/session.h"
#include "tests/support/drawn_icon.h"
#include "tests/support/program.h"

using namespace steelyard;
using namespace steelyard::tests;

namespace {

QString content(const QString& path) {
  QFile file(resourcesFolder() + '/' + path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString packaged(const QString& name) { return content("package/" + name); }

QString idOf(const QString& ending) { return QString::fromLatin1(app::desktopId) + ending; }

/// What the first match of an expression captures, one after the other.
QStringList captured(const QString& expression, const QString& text) {
  return QRegularExpression(expression, QRegularExpression::MultilineOption)
      .match(text)
      .capturedTexts()
      .mid(1);
}

/// The largest difference between two pixels' channels.
int difference(const QImage& one, const QImage& other) {
  int largest = 0;
  for (int y = 0; y < one.height(); ++y) {
    for (int x = 0; x < one.width(); ++x) {
      const QColor a = one.pixelColor(x, y);
      const QColor b = other.pixelColor(x, y);
      // Where nothing is seen, the colour is of no account.
      largest = std::max({largest, std::abs(a.alpha() - b.alpha()),
                          std::abs(a.red() - b.red()) * std::min(a.alpha(), b.alpha()) / 255,
                          std::abs(a.green() - b.green()) * std::min(a.alpha(), b.alpha()) / 255,
                          std::abs(a.blue() - b.blue()) * std::min(a.alpha(), b.alpha()) / 255});
    }
  }
  return largest;
}

}  // namespace

/// The files of resources/package, which packages contain as they are checked in, agree with the
/// program and with each other.
class TestPackagedFiles : public QObject {
  Q_OBJECT

  QTemporaryDir data_;

 private Q_SLOTS:
  /// Before anything asks for the type of a file: Qt reads the folders once.
  void initTestCase() {
    const QString folder = data_.filePath("mime/packages");
    QVERIFY(QDir().mkpath(folder));
    const QString own = idOf(".xml");
    QVERIFY(QFile::copy(resourcesFolder() + "/package/" + own, folder + '/' + own));
    const QString system = "/usr/share/mime/packages/freedesktop.org.xml";
    QFile::copy(system, folder + "/freedesktop.org.xml");
    qputenv("XDG_DATA_DIRS", data_.path().toLocal8Bit());
    qputenv("XDG_DATA_HOME", data_.filePath("none").toLocal8Bit());
  }

  void the_manual_page_and_the_completion_are_those_of_the_program() {
    const char* const advice =
        "resources/package is behind the program: cmake --build build/release --target "
        "steelyard_manual writes it anew";
    QVERIFY2(packaged("steelyard.1") == runProgram({"--man"}).out, advice);
    QVERIFY2(packaged("steelyard.bash") == runProgram({"completion", "bash"}).out, advice);
  }

  void one_version_and_one_day_stand_everywhere() {
    const QString version = QString::fromStdString(program_version());
    const QStringList release =
        captured(R"(^## (\S+) \((\d{4}-\d{2}-\d{2})\)$)", content("CHANGELOG.md"));
    QCOMPARE(release.size(), 2);
    QCOMPARE(release[0], version);
    QCOMPARE(captured(R"(^version: (.+)$)", content("CITATION.cff")), QStringList{version});
    QCOMPARE(captured(R"(^date-released: (.+)$)", content("CITATION.cff")),
             QStringList{release[1]});
    QCOMPARE(
        captured(R"re(<release version="(.+)" date="(.+)">)re", packaged(idOf(".metainfo.xml"))),
        release);
  }

  void desktops_know_the_program_by_one_id() {
    const QString entry = packaged(idOf(".desktop"));
    QVERIFY(entry.startsWith("[Desktop Entry]\n"));
    QVERIFY(entry.contains("\nIcon=" + idOf("\n")));
    const QString info = packaged(idOf(".metainfo.xml"));
    QVERIFY(info.contains("<id>" + idOf("</id>")));
    QVERIFY(info.contains("<launchable type=\"desktop-id\">" + idOf(".desktop</launchable>")));
    QVERIFY(content("../app/package.cmake").contains("set(STEELYARD_ID " + idOf(")\n")));
  }

  void the_icons_are_what_is_drawn() {
    for (const int size : icon_sizes) {
      const QImage kept(iconFile(size));
      QCOMPARE(kept.size(), QSize(size, size));
      constexpr int rounding = 16;  // versions of Qt smooth edges in slightly different ways
      QVERIFY2(difference(kept, drawnIcon(size)) <= rounding, qPrintable(iconFile(size)));
    }
  }

  void sessions_records_and_tables_have_their_types() {
    const QMimeDatabase types;
    const QList<QPair<QString, QString>> named{
        {"wine.session.json", "application/x-steelyard-session+json"},
        {"record.json", "application/x-steelyard-record+json"},
        {"wine.record.json", "application/x-steelyard-record+json"},
        {"a.npy", "application/x-numpy-array"},
        {"a.npz", "application/x-numpy-archive"},
        {"a.mat", "application/x-matlab-data"},
        {"a.dta", "application/x-stata-dta"},
        {"a.sas7bdat", "application/x-sas-data"},
        {"a.xpt", "application/x-sas-xport"},
        {"a.arff", "text/x-arff"},
        {"COLVAR", "text/x-plumed-colvar"},
        {"a.xvg", "text/x-gromacs-xvg"},
        {"a.xyz", "chemical/x-xyz"}};
    const QString entry = packaged(idOf(".desktop"));
    for (const auto& [file, type] : named) {
      QCOMPARE(types.mimeTypeForFile(file, QMimeDatabase::MatchExtension).name(), type);
      QVERIFY2(entry.contains(
                   QRegularExpression("^MimeType=(.*;)?" + QRegularExpression::escape(type) + ';',
                                      QRegularExpression::MultilineOption)),
               qPrintable(type));
    }
  }

  void what_is_written_is_recognised_whatever_its_name() {
    const QString out = data_.filePath("out");
    const Ended ended = runProgram({"demo", "wine", "--no-plots", "--quiet", "--out", out});
    QVERIFY2(ended.code == 0, qPrintable(ended.error));
    const QString copy = data_.filePath("without-an-ending");
    QVERIFY(QFile::copy(out + "/record.json", copy));
    const QMimeDatabase types;
    QCOMPARE(types.mimeTypeForFile(copy, QMimeDatabase::MatchContent).name(),
             QString("application/x-steelyard-record+json"));
    QFile session(data_.filePath("another"));
    QVERIFY(session.open(QIODevice::WriteOnly));
    session.write(QByteArray::fromStdString(to_json(SavedSession{})));
    session.close();
    QCOMPARE(types.mimeTypeForFile(session.fileName(), QMimeDatabase::MatchContent).name(),
             QString("application/x-steelyard-session+json"));
  }

  void every_type_that_is_opened_is_known() {
    if (!QFile::exists(data_.filePath("mime/packages/freedesktop.org.xml"))) {
      QSKIP("there is no shared-mime-info");
    }
    const QStringList line = captured("^MimeType=(.+);$", packaged(idOf(".desktop")));
    QCOMPARE(line.size(), 1);
    for (const QString& type : line[0].split(';')) {
      QVERIFY2(QMimeDatabase().mimeTypeForName(type).isValid(), qPrintable(type));
    }
  }
};

QTEST_MAIN(TestPackagedFiles)
#include "tst_packaged_files.moc"
