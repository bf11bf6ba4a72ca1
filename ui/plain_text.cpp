// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plain_text.h"

#include <QTextDocument>
#include <algorithm>

namespace steelyard::ui {
namespace {

constexpr qsizetype mostOfName = 200;
constexpr QChar lineBreakShown(0x23CE);
constexpr QChar ellipsis(0x2026);
constexpr QChar breakHere(0x200B);  // of no width

/// Marks that change the direction of what follows them.
bool turnsWriting(QChar character) {
  const char16_t code = character.unicode();
  return code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
         (code >= 0x2066 && code <= 0x2069);
}

bool breaksLine(QChar character) {
  return character == QLatin1Char('\n') || character == QChar(QChar::LineSeparator) ||
         character == QChar(QChar::ParagraphSeparator);
}

QChar shownAs(QChar character) {
  if (breaksLine(character)) {
    return QLatin1Char('\n');
  }
  if (character == QLatin1Char('\t')) {
    return QLatin1Char(' ');
  }
  const bool harmless = character.category() != QChar::Other_Control && !turnsWriting(character);
  return harmless ? character : QChar(QChar::ReplacementCharacter);
}

QString withoutControls(QString text) {
  text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
  for (QChar& character : text) {
    const QChar shown = shownAs(character);
    if (shown != character) {
      character = shown;
    }
  }
  return text;
}

/// Never between the two halves of one character.
qsizetype wholeUpTo(const QString& text, qsizetype end) {
  return end > 0 && end < text.size() && text[end].isLowSurrogate() ? end - 1 : end;
}

QString withoutMiddle(const QString& text, qsizetype most) {
  if (text.size() <= most) {
    return text;
  }
  const qsizetype half = most / 2;
  return text.left(wholeUpTo(text, half)) + ellipsis +
         text.mid(wholeUpTo(text, text.size() - half));
}

/// A label is never narrower than its longest word.
QString wrappable(const QString& word) {
  constexpr qsizetype longWord = 100;
  constexpr qsizetype mostOfWord = 400;
  constexpr qsizetype piece = 40;
  if (word.size() <= longWord) {
    return word;
  }
  QString rest = withoutMiddle(word, mostOfWord);
  QString text;
  while (rest.size() > piece) {
    const qsizetype end = wholeUpTo(rest, piece);
    text += rest.left(end) + breakHere;
    rest.remove(0, end);
  }
  return text + rest;
}

QString withWrappableWords(const QString& text) {
  QString made;
  made.reserve(text.size());
  qsizetype begin = 0;
  for (qsizetype at = 0; at <= text.size(); ++at) {
    if (at == text.size() || text[at].isSpace()) {
      made += wrappable(text.mid(begin, at - begin));
      if (at < text.size()) {
        made += text[at];
      }
      begin = at + 1;
    }
  }
  return made;
}

}  // namespace

QString plainText(const QString& text) {
  constexpr qsizetype most = 4000;
  const QString shown = text.size() <= most ? text : text.left(wholeUpTo(text, most)) + ellipsis;
  return withWrappableWords(withoutControls(shown));
}

QString plainLine(const std::string& text) {
  return plainText(QString::fromStdString(text)).replace(QLatin1Char('\n'), lineBreakShown);
}

QString plainName(const QString& name) {
  QString shown = withoutControls(withoutMiddle(name, mostOfName));
  shown.replace(QLatin1Char('\n'), lineBreakShown);
  return shown;
}

QString capitalised(const QString& text) { return text.left(1).toUpper() + text.mid(1); }

/// Of a wide table ten thousand names are shown at once, nearly all of them as they are.
QString plainName(const std::string& name) {
  const bool asItIs =
      name.size() <= static_cast<std::size_t>(mostOfName) &&
      std::all_of(name.begin(), name.end(), [](char each) { return each >= ' ' && each <= '~'; });
  return asItIs ? QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()))
                : plainName(QString::fromStdString(name));
}

QString tipText(const QString& text) {
  QString plain = plainText(text);
  if (!Qt::mightBeRichText(plain)) {
    return plain;
  }
  return QStringLiteral("<span>%1</span>")
      .arg(plain.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
}

QString tipText(const std::string& text) { return tipText(QString::fromStdString(text)); }

QString menuText(const QString& name) {
  return plainName(name).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

QString menuText(const std::string& name) { return menuText(QString::fromStdString(name)); }

}  // namespace steelyard::ui
