// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lessons/shown_lessons.h"

#include <QFile>
#include <QString>
#include <string>
#include <utility>

#include "ui/data/bundled.h"
#include "ui/shown_language.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

void fillInTerms(std::string& text) {
  std::size_t open = text.find('{');
  while (open != std::string::npos) {
    const std::size_t close = text.find('}', open);
    if (close == std::string::npos) {
      break;
    }
    const std::string term = shownTerm(text.substr(open + 1, close - open - 1));
    text.replace(open, close - open + 1, term);
    open = text.find('{', open + term.size());
  }
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
