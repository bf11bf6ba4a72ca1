// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/term_text.h"

#include <QCoreApplication>
#include <utility>
#include <vector>

#include "core/run/run_name.h"
#include "ui/page_texts.h"
#include "ui/plain_text.h"

namespace steelyard::ui {
namespace {

void translateTerm(std::string& text) { text = shownTerm(text); }

std::string lookedUp(const std::string& english) {
  return QCoreApplication::translate("Terms", english.c_str()).toStdString();
}

}  // namespace

std::string shownTerm(std::string_view text) {
  // A text that holds a zero is none of ours, and translate() would cut it there.
  if (text.empty() || text.find('\0') != std::string_view::npos) {
    return std::string(text);
  }
  const std::string english(text);
  std::string whole = lookedUp(english);
  const std::size_t number = english.find_first_of("0123456789");
  if (whole != english || number == 0 || number == std::string::npos ||
      english[number - 1] != ' ') {
    return whole;
  }
  return lookedUp(english.substr(0, number)) + english.substr(number);
}

QString termName(std::string_view text) { return plainName(shownTerm(text)); }

ParameterSpec shownSpec(ParameterSpec spec) {
  translateTerm(spec.label);
  translateTerm(spec.unit);
  translateTerm(spec.help);
  translateTerm(spec.automatic);
  for (ParameterChoice& choice : spec.choices) {
    translateTerm(choice.label);
    translateTerm(choice.help);
  }
  return spec;
}

HelpPage shownPage(HelpPage page) {
  changeTexts(page, [](std::string& text, const std::string& /*of*/) { translateTerm(text); });
  return page;
}

QString shownRunName(const Method& method, const ParameterValues& values,
                     const std::string& varied) {
  MethodInfo info = method.info();
  translateTerm(info.title);
  std::vector<ParameterSpec> specs;
  for (const ParameterSpec& spec : method.schema().specs()) {
    specs.push_back(shownSpec(spec));
  }
  return QString::fromStdString(
      run_name(info, ParameterSchema(std::move(specs)), values, shownTerm("not"), varied));
}

}  // namespace steelyard::ui
