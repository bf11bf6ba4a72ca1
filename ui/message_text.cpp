// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/message_text.h"

#include <QCoreApplication>

#include "ui/plain_text.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

void translatePatterns(Message& message) {
  if (is_term(message)) {
    std::string& term = message.arguments.front().text;
    term = shownTerm(term);
    return;
  }
  // Words without an id are chosen elsewhere: the name of a column is no pattern.
  if (!message.id.empty() && !message.says_nothing()) {
    message.pattern =
        QCoreApplication::translate("core", message.pattern.c_str(), message.id.c_str())
            .toStdString();
  }
  for (MessageArgument& argument : message.arguments) {
    for (Message& part : argument.part) {
      translatePatterns(part);
    }
  }
}

/// Names such as kNN and t-SNE are written as they are.
void capitalise(std::string& words) {
  const QString text = QString::fromStdString(words);
  const bool isName = text.size() > 1 && (text.at(1).isUpper() || text.at(1) == QLatin1Char('-'));
  if (!isName) {
    words = capitalised(text).toStdString();
  }
}

void capitaliseBeginning(Message& message) {
  if (is_term(message)) {
    capitalise(message.arguments.front().text);
    return;
  }
  if (message.id.empty() || message.says_nothing()) {
    return;  // may be the name of a column
  }
  if (message.pattern.front() != '{') {
    capitalise(message.pattern);
    return;
  }
  const int place = message.pattern.size() > 1 ? message.pattern[1] - '1' : -1;
  if (place < 0 || place >= static_cast<int>(message.arguments.size())) {
    return;
  }
  std::vector<Message>& part = message.arguments[static_cast<std::size_t>(place)].part;
  if (!part.empty()) {
    capitaliseBeginning(part.front());
  }
}

}  // namespace

std::string shownWords(const Message& message) {
  Message translated = message;
  translatePatterns(translated);
  return in_words(translated);
}

std::string shownSentence(const Message& message) {
  Message translated = message;
  translatePatterns(translated);
  capitaliseBeginning(translated);
  return in_words(translated);
}

std::vector<std::string> shownWords(const std::vector<Message>& messages) {
  std::vector<std::string> words;
  words.reserve(messages.size());
  for (const Message& message : messages) {
    words.push_back(shownWords(message));
  }
  return words;
}

std::string shownWords(const Complaint& complaint) {
  Complaint shown = complaint;
  shown.label = shownTerm(complaint.label);
  for (AcceptedChoice& choice : shown.choices) {
    choice.label = shownTerm(choice.label);
  }
  return shownWords(statement_of(shown, Naming::by_label));
}

}  // namespace steelyard::ui
