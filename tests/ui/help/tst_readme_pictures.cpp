// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QRegularExpression>
#include <QtTest>

#include "tests/support/paths.h"

/// What the README shows is there, quickly loaded and readable.
class TestReadmePictures : public QObject {
  Q_OBJECT

  static constexpr qint64 mostBytes = 2'000'000;

  QDir root_{QString::fromStdString(steelyard::tests::fixtures_dir() + "/../..")};

  [[nodiscard]] QString readme() const {
    QFile file(root_.filePath(QStringLiteral("README.md")));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
  }

  [[nodiscard]] static QStringList picturesIn(const QString& text) {
    static const QRegularExpression shown(QStringLiteral("!\\[[^\\]]+\\]\\(([^)]+)\\)"));
    QStringList files;
    for (auto match = shown.globalMatch(text); match.hasNext();) {
      files.append(match.next().captured(1));
    }
    return files;
  }

 private Q_SLOTS:
  void each_picture_exists_and_is_below_2_MB() {
    const QStringList files = picturesIn(readme());
    QVERIFY(files.size() > 4);
    for (const QString& file : files) {
      const QString path = root_.filePath(file);
      QVERIFY2(QFileInfo(path).size() < mostBytes, qPrintable(file));
      QVERIFY2(QImageReader(path).canRead(), qPrintable(file));
    }
  }

  void the_first_picture_moves_and_stands_before_the_first_heading() {
    const QString text = readme();
    const QString first = picturesIn(text).value(0);
    QVERIFY(text.indexOf(first) < text.indexOf(QStringLiteral("\n## ")));
    QImageReader moving(root_.filePath(first));
    QVERIFY(moving.supportsAnimation());
    QVERIFY2(moving.imageCount() > 10, qPrintable(QString::number(moving.imageCount())));
  }

  void no_picture_is_left_that_is_not_shown() {
    const QStringList shown = picturesIn(readme());
    for (const QString& file :
         QDir(root_.filePath(QStringLiteral("resources/readme"))).entryList(QDir::Files)) {
      QVERIFY2(shown.contains(QStringLiteral("resources/readme/") + file), qPrintable(file));
    }
  }
};

QTEST_GUILESS_MAIN(TestReadmePictures)
#include "tst_readme_pictures.moc"
