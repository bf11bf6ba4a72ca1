// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/shown_lessons.h"

#include <QCoreApplication>
#include <QFile>
#include <QString>
#include <string>
#include <utility>

#include "ui/data/bundled.h"
#include "ui/shown_language.h"

namespace steelyard::ui {
namespace {

void fillInTerms(std::string& text) {
  QString shown = QString::fromStdString(text);
  qsizetype open = shown.indexOf(QLatin1Char('{'));
  while (open >= 0) {
    const qsizetype close = shown.indexOf(QLatin1Char('}'), open);
    if (close < 0) {
      break;
    }
    const QByteArray name = shown.mid(open + 1, close - open - 1).toUtf8();
    const QString term = QCoreApplication::translate("Terms", name.constData());
    shown.replace(open, close - open + 1, term);
    open = shown.indexOf(QLatin1Char('{'), open + term.size());
  }
  text = shown.toStdString();
}

Lesson withTerms(Lesson lesson) {
  for (std::string* text : {&lesson.title, &lesson.text, &lesson.own}) {
    fillInTerms(*text);
  }
  for (LessonStep& step : lesson.steps) {
    for (std::string* text : {&step.what, &step.see, &step.why, &step.question, &step.answer}) {
      fillInTerms(*text);
    }
  }
  return lesson;
}

}  // namespace

std::vector<Lesson> shownLessons() {
  const QString folder = QStringLiteral(":/lessons/%1/").arg(shownLanguage());
  std::vector<Lesson> lessons = bundledLessons();
  for (Lesson& lesson : lessons) {
    QFile file(folder + QString::fromStdString(lesson.id) + QStringLiteral(".json"));
    if (file.open(QIODevice::ReadOnly)) {
      lesson = withTerms(
          retold(std::move(lesson), file.readAll().toStdString(), file.fileName().toStdString()));
    }
  }
  return lessons;
}

}  // namespace steelyard::ui
