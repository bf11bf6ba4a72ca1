// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/message_text.h"

#include <QCoreApplication>

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

}  // namespace

std::string shownWords(const Message& message) {
  Message translated = message;
  translatePatterns(translated);
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
