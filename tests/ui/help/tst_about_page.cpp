// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDirIterator>
#include <QLibraryInfo>
#include <QtTest>

#include "core/record/record.h"
#include "tests/support/paths.h"
#include "ui/help/help_pages.h"

using namespace steelyard;
using namespace steelyard::ui;

namespace {

QString root() { return QString::fromStdString(tests::fixtures_dir()) + "/../.."; }

QString content(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What the build looks for, in lower case: the names in find_package, find_library and
/// pkg_check_modules, without what only says how it was found (PC_ORCUS, Orcus_LIBRARY).
QSet<QString> lookedFor() {
  QSet<QString> found;
  static const QRegularExpression call(
      R"(^\s*(?:find_package|pkg_(?:check|search)_modules?|find_library)\((\w+))",
      QRegularExpression::MultilineOption);
  QStringList files{root() + "/CMakeLists.txt"};
  for (const char* folder : {"/app", "/core", "/ui"}) {
    for (QDirIterator each(root() + folder, {"CMakeLists.txt", "*.cmake"}, QDir::Files,
                           QDirIterator::Subdirectories);
         each.hasNext();) {
      files << each.next();
    }
  }
  for (const QString& file : files) {
    for (auto calls = call.globalMatch(content(file)); calls.hasNext();) {
      found.insert(calls.next().captured(1).toLower().remove("pc_").remove("_library"));
    }
  }
  return found;
}

/// How the page names each, with its licence. Without a name, it is no library of the program.
const QHash<QString, QStringList>& named() {
  static const QHash<QString, QStringList> names{
      {"qt6", {"Qt " + QLibraryInfo::version().toString(), "LGPL-3.0-only"}},
      {"eigen3", {"Eigen", "MPL-2.0"}},
      {"nlohmann_json", {"JSON for Modern C++ (nlohmann)", "MIT"}},
      {"openmp", {"OpenMP (libgomp)", "GPL-3.0-or-later WITH GCC-exception-3.1"}},
      {"openssl", {"OpenSSL", "Apache-2.0"}},
      {"zlib", {"zlib", "Zlib"}},
      {"nanoflann", {"nanoflann", "BSD-2-Clause"}},
      {"mpi", {"Open MPI", "BSD-3-Clause"}},
      {"matio", {"matio", "BSD-2-Clause"}},
      {"hdf5", {"HDF5", "BSD-3-Clause"}},
      {"readstat", {"ReadStat", "MIT"}},
      {"orcus", {"liborcus", "MPL-2.0"}},
      {"threads", {}},
      {"pkgconfig", {}},
      {"python", {}},
      {"python3", {}},
      {"pybind11", {}}};  // of the module of Python alone: resources/package/copyright names it
  return names;
}

}  // namespace

/// The page About says what the program is and under which licences it and its parts are.
class TestAboutPage : public QObject {
  Q_OBJECT

  HelpPage page_ = aboutPage();
  QHash<QString, QString> licences_;

 private Q_SLOTS:
  void initTestCase() {
    for (const HelpEntry& entry : page_.sections.back().entries) {
      licences_.insert(QString::fromStdString(entry.term), QString::fromStdString(entry.note));
    }
  }

  void every_library_that_the_build_looks_for_has_its_licence() {
    const QSet<QString> found = lookedFor();
    QVERIFY2(found.contains("qt6") && found.contains("hdf5"),
             "the files of the build were not read");
    for (const QString& library : found) {
      QVERIFY2(named().contains(library), qPrintable(library + " is not named on the page About"));
      if (const QStringList& entry = named()[library]; !entry.isEmpty()) {
        QCOMPARE(licences_.value(entry[0]), entry[1]);
      }
    }
  }

  void charts_are_under_the_gpl_alone() {
    QCOMPARE(licences_.value("Qt Charts"), QString("GPL-3.0-only"));
    QVERIFY(to_text(page_).find("GPL-3.0-or-later") != std::string::npos);
  }

  /// Debian's own account of the libraries that are installed here, where there is one.
  void debian_says_the_same() {
    const QHash<QString, QPair<QString, QString>> said{
        {"Qt Charts", {"libqt6charts6", "GPL-3"}},
        {"Eigen", {"libeigen3-dev", "MPL-2"}},
        {"nanoflann", {"libnanoflann-dev", "BSD-2-Clause"}},
        {"OpenSSL", {"libssl3", "Apache-2.0"}},
        {"zlib", {"zlib1g", "Zlib"}},
        {"matio", {"libmatio11", "BSD-2-clause"}},
        {"HDF5", {"libhdf5-103-1", "BSD-3-clause"}},
        {"ReadStat", {"libreadstat1", "Expat"}},
        {"liborcus", {"liborcus-0.17-0", "MPL-2.0"}},
        {"JSON for Modern C++ (nlohmann)", {"nlohmann-json3-dev", "Expat"}}};
    int compared = 0;
    for (auto each = said.begin(); each != said.end(); ++each) {
      const QString account = content("/usr/share/doc/" + each->first + "/copyright");
      if (!account.isEmpty()) {
        QVERIFY2(account.contains("License: " + each->second), qPrintable(each.key()));
        ++compared;
      }
      // Debian calls the licence MIT of these Expat.
      QString licence = licences_.value(each.key());
      licence.replace("MIT", "Expat");
      QVERIFY2(licence.startsWith(each->second, Qt::CaseInsensitive), qPrintable(each.key()));
    }
    if (compared == 0) {
      QSKIP("this is not Debian 12");
    }
  }

  void the_version_and_the_citation_are_those_of_the_program() {
    const std::string text = to_text(page_);
    QVERIFY(text.find("Version " + program_version()) != std::string::npos);
    QVERIFY(text.find("version = {" + program_version() + "}") != std::string::npos);
  }
};

QTEST_MAIN(TestAboutPage)
#include "tst_about_page.moc"
