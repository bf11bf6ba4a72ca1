// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/fitting_text.h"

#include <QRegularExpression>
#include <algorithm>
#include <vector>

namespace steelyard::ui {
namespace {

constexpr QChar ellipsis(0x2026);

/// The largest number up to `most` for which there is room; 0 if there is none.
qsizetype largest(qsizetype most, const std::function<bool(qsizetype)>& fits) {
  qsizetype fitting = 0;
  while (fitting < most) {
    const qsizetype tried = fitting + (most - fitting + 1) / 2;
    if (fits(tried)) {
      fitting = tried;
    } else {
      most = tried - 1;
    }
  }
  return fitting;
}

/// Paths from the root: it, the folders, and the name of the file up to a space. Folders may have
/// spaces; a path ends at the latest with its line or with a colon.
const QRegularExpression& pathsInText() {
  static const QRegularExpression paths(
      QStringLiteral(R"((?:^|(?<=\s))((?:[A-Za-z]:)?[/\\])(?=\S)([^\n]*?[/\\]))"
                     R"(([^/\\\s]*?)(?=(?:\s[^/\\\n]*?)?(?:: |$)))"),
      QRegularExpression::MultilineOption);
  return paths;
}

/// How much of a path is shown.
struct PathPart {
  qsizetype folders;  ///< so many of the first
  qsizetype letters;  ///< so many of each end of the name
};

QString shortFolders(const QString& folders, qsizetype most) {
  qsizetype end = 0;
  for (; most > 0 && end < folders.size(); ++end) {
    most -= folders[end] == folders.back() ? 1 : 0;
  }
  return end == folders.size() ? folders : QString(folders.left(end) + ellipsis + folders.back());
}

QString shortName(const QString& name, qsizetype letters) {
  return name.size() <= 2 * letters + 1
             ? name
             : QString(name.left(letters) + ellipsis + name.right(letters));
}

QString withShortPaths(const QString& text, const PathPart& shown) {
  QString made;
  qsizetype taken = 0;
  for (auto paths = pathsInText().globalMatch(text); paths.hasNext();) {
    const QRegularExpressionMatch path = paths.next();
    made += text.mid(taken, path.capturedStart() - taken) + path.captured(1) +
            shortFolders(path.captured(2), shown.folders) +
            shortName(path.captured(3), shown.letters);
    taken = path.capturedEnd();
  }
  return made + text.mid(taken);
}

/// Behind the first statement: it ends with its line or sentence. A name may contain full stops.
qsizetype endOfStatement(const QString& text) {
  static const QRegularExpression end(QStringLiteral(R"(\.\s|\n)"));
  const QRegularExpressionMatch path = pathsInText().match(text);
  const qsizetype found = text.indexOf(end, std::max<qsizetype>(path.capturedEnd(), 0));
  return found < 0 ? text.size() : found + 1;
}

/// Where words end.
std::vector<qsizetype> wordEnds(const QString& text) {
  std::vector<qsizetype> ends;
  for (qsizetype at = 1; at <= text.size(); ++at) {
    if (!text[at - 1].isSpace() && (at == text.size() || text[at].isSpace())) {
      ends.push_back(at);
    }
  }
  return ends;
}

/// \param end  where what is shown of it ends
QString cutAt(const QString& text, qsizetype end) {
  return end >= text.size() ? text
                            : QString(text.left(end).trimmed() + QLatin1Char(' ') + ellipsis);
}

/// The words from the beginning for which there is room. Without room for the first word, letters
/// in the middle are left out.
QString firstWords(const QString& text, const HasRoom& fits) {
  const std::vector<qsizetype> ends = wordEnds(text);
  const auto words = [&](qsizetype many) {
    return cutAt(text, ends[static_cast<std::size_t>(many - 1)]);
  };
  const qsizetype many =
      largest(std::ssize(ends), [&](qsizetype tried) { return fits(words(tried)); });
  return many > 0 ? words(many) : shortName(text, largest(text.size() / 2, [&](qsizetype tried) {
                                              return fits(shortName(text, tried));
                                            }));
}

}  // namespace

QString fittingText(const QString& text, const HasRoom& fits) {
  if (fits(text)) {
    return text;
  }
  const qsizetype all = text.size();
  const auto fitsWith = [&](const PathPart& shown) { return fits(withShortPaths(text, shown)); };
  const auto statementFits = [&](qsizetype letters) {
    const QString made = withShortPaths(text, {0, letters});
    return fits(cutAt(made, endOfStatement(made)));
  };
  if (fitsWith({0, all})) {
    const auto folders = largest(all, [&](qsizetype tried) { return fitsWith({tried, all}); });
    return withShortPaths(text, {folders, all});
  }
  const qsizetype letters = statementFits(all) ? all : largest(all, statementFits);
  return firstWords(withShortPaths(text, {0, letters}), fits);
}

}  // namespace steelyard::ui
