// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QRegularExpression>
#include <QtTest>

#include "tests/support/paths.h"

/// What the README and resources/docs show and link to is there, quickly loaded and readable.
class TestDocuments : public QObject {
  Q_OBJECT

  static constexpr qint64 mostBytes = 2'000'000;

  QDir root_{QString::fromStdString(steelyard::tests::fixtures_dir() + "/../..")};

  [[nodiscard]] QString textOf(const QString& document) const {
    QFile file(root_.filePath(document));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
  }

  [[nodiscard]] QStringList documents() const {
    QStringList all{QStringLiteral("README.md")};
    for (const QString& name :
         QDir(root_.filePath(QStringLiteral("resources/docs"))).entryList(QDir::Files)) {
      all.append(QStringLiteral("resources/docs/") + name);
    }
    return all;
  }

  /// The first group of each match.
  static QStringList found(const QRegularExpression& pattern, const QString& text) {
    QStringList all;
    for (auto match = pattern.globalMatch(text); match.hasNext();) {
      all.append(match.next().captured(1));
    }
    return all;
  }
  /// The pictures of a document, by their paths from the project's folder.
  [[nodiscard]] QStringList picturesIn(const QString& document) const {
    static const QRegularExpression shown(QStringLiteral("!\\[[^\\]]+\\]\\(([^)]+)\\)"));
    QStringList files = found(shown, textOf(document));
    for (QString& file : files) {
      file = inProject(document, file);
    }
    return files;
  }
  [[nodiscard]] static QString inProject(const QString& document, const QString& link) {
    return QDir::cleanPath(QFileInfo(document).path() + "/" + link);
  }
  /// By which a link finds the headings of a document: "How fast, and so" is "how-fast-and-so".
  [[nodiscard]] QStringList anchorsOf(const QString& document) const {
    static const QRegularExpression heading(QStringLiteral("^#+ (.*)$"),
                                            QRegularExpression::MultilineOption);
    static const QRegularExpression dropped(QStringLiteral("[^a-z0-9 -]"));
    QStringList anchors = found(heading, textOf(document));
    for (QString& anchor : anchors) {
      anchor = anchor.toLower().remove(dropped).replace(' ', '-');
    }
    return anchors;
  }

 private Q_SLOTS:
  void each_picture_exists_and_is_below_2_MB() {
    QVERIFY(picturesIn(QStringLiteral("README.md")).size() > 4);
    for (const QString& document : documents()) {
      for (const QString& file : picturesIn(document)) {
        const QString path = root_.filePath(file);
        QVERIFY2(QFileInfo(path).size() < mostBytes, qPrintable(file));
        QVERIFY2(QImageReader(path).canRead(), qPrintable(document + ": " + file));
      }
    }
  }

  void the_first_picture_moves_and_stands_before_the_first_heading() {
    const QString text = textOf(QStringLiteral("README.md"));
    const QString first = picturesIn(QStringLiteral("README.md")).value(0);
    QVERIFY(text.indexOf(first) < text.indexOf(QStringLiteral("\n## ")));
    QImageReader moving(root_.filePath(first));
    QVERIFY(moving.supportsAnimation());
    QVERIFY2(moving.imageCount() > 10, qPrintable(QString::number(moving.imageCount())));
  }

  void no_picture_is_left_that_is_not_shown() {
    QStringList shown;
    for (const QString& document : documents()) {
      shown += picturesIn(document);
    }
    for (const QString& file :
         QDir(root_.filePath(QStringLiteral("resources/readme"))).entryList(QDir::Files)) {
      QVERIFY2(shown.contains(QStringLiteral("resources/readme/") + file), qPrintable(file));
    }
  }

  void each_link_leads_to_a_file_and_a_heading_of_it() {
    static const QRegularExpression link(
        QStringLiteral("(?<!!)\\[[^\\]]+\\]\\((?!https?:)([^)]+)\\)"));
    int links = 0;
    for (const QString& document : documents()) {
      for (const QString& target : found(link, textOf(document))) {
        const QString file = inProject(document, target.section('#', 0, 0));
        const QString anchor = target.section('#', 1);
        QVERIFY2(QFileInfo::exists(root_.filePath(file)), qPrintable(document + ": " + target));
        QVERIFY2(anchor.isEmpty() || anchorsOf(file).contains(anchor),
                 qPrintable(document + ": " + target));
        ++links;
      }
    }
    QVERIFY(links > 5);
  }

  void the_readme_is_short_and_leads_to_all_other_documents() {
    const QString text = textOf(QStringLiteral("README.md"));
    QVERIFY2(text.size() > 5'000 && text.size() < 30'000, qPrintable(QString::number(text.size())));
    for (const QString& document : documents()) {
      QVERIFY2(document == "README.md" || text.contains("](" + document), qPrintable(document));
    }
  }

  /// tests/benchmark/reproduce.py finds the place of its table by them.
  void the_table_of_all_methods_has_its_place() {
    const QString text = textOf(QStringLiteral("resources/docs/results.md"));
    const QString begin = QStringLiteral("<!-- reproduce.sh writes from here -->");
    const QString end = QStringLiteral("<!-- reproduce.sh writes to here -->");
    QCOMPARE(text.count(begin), 1);
    QCOMPARE(text.count(end), 1);
    const QString table = text.section(begin, 1).section(end, 0, 0);
    QVERIFY(table.trimmed().startsWith(QStringLiteral("| method |")));
  }
};

QTEST_GUILESS_MAIN(TestDocuments)
#include "tst_documents.moc"
