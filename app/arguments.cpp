// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/arguments.h"

#include <algorithm>
#include <utility>

#include "core/error.h"

namespace steelyard::app {
namespace {

/// The number of letters that two names share at their beginning and end.
int likeness(const QString& a, const QString& b) {
  const int shorter = static_cast<int>(std::min(a.size(), b.size()));
  int same = 0;
  while (same < shorter && a[same] == b[same]) {
    ++same;
  }
  int tail = 0;
  while (tail < shorter - same && a[a.size() - 1 - tail] == b[b.size() - 1 - tail]) {
    ++tail;
  }
  return same + tail;
}

}  // namespace

UsageAnswer::UsageAnswer(Usage usage)
    : Error(ErrorKind::bad_input,
            {"there is no option " + std::string(usageQuestion), usage.usage.toStdString(), ""}),
      usage_(std::move(usage)) {}

Arguments::Arguments(QString usage, QString summary, const QString& positional,
                     std::vector<Option> options)
    : usage_(std::move(usage)), summary_(std::move(summary)), options_(std::move(options)) {
  options_.push_back({"help", "", "Print this help and exit."});
  if (!positional.isEmpty()) {
    parser_.addPositionalArgument(positional, {});
  }
  for (const Option& option : options_) {
    parser_.addOption({option.name, option.help, option.value, option.initial});
  }
}

void Arguments::read(const QStringList& arguments, int fewest, int most) {
  if (arguments == QStringList{usageQuestion}) {
    throw UsageAnswer({usage_, summary_, options_});
  }
  parser_.parse(QStringList{"steelyard"} + arguments);
  if (wantsHelp()) {
    return;
  }
  if (!parser_.unknownOptionNames().isEmpty()) {
    const QString name = parser_.unknownOptionNames().front();
    throw bad_input({"there is no option --" + name.toStdString(), usage_.toStdString(),
                     "for example --" + nearestOption(name).toStdString()});
  }
  if (!parser_.errorText().isEmpty()) {
    throw bad_input({parser_.errorText().toStdString(), usage_.toStdString(),
                     "see 'steelyard " + usage_.section(' ', 0, 0).toStdString() + " --help'"});
  }
  const auto given = positional().size();
  if (given < fewest || given > most) {
    throw bad_input({given < fewest
                         ? "an argument is missing"
                         : "'" + positional().last().toStdString() + "' is one argument too many",
                     "the command line", "steelyard " + usage_.toStdString()});
  }
}

QString Arguments::nearestOption(const QString& name) const {
  return std::max_element(options_.begin(), options_.end(),
                          [&](const Option& a, const Option& b) {
                            return likeness(a.name, name) < likeness(b.name, name);
                          })
      ->name;
}

QString Arguments::help() const {
  QString text = QStringLiteral("steelyard %1\n\n%2\n\n").arg(usage_, summary_);
  for (const Option& option : options_) {
    const QString form = "--" + option.name + (option.value.isEmpty() ? "" : " " + option.value);
    const QString initial = option.initial.isEmpty() ? "" : " [" + option.initial + "]";
    text += QStringLiteral("  %1  %2%3\n").arg(form, -30).arg(option.help, initial);
  }
  return text;
}

bool Arguments::isSet(const char* name) const { return parser_.isSet(QLatin1String(name)); }
QString Arguments::value(const char* name) const { return parser_.value(QLatin1String(name)); }
QStringList Arguments::values(const char* name) const {
  return parser_.values(QLatin1String(name));
}

int Arguments::number(const char* name, int least, int most) const {
  bool whole = false;
  const int number = value(name).toInt(&whole);
  if (!whole || number < least || number > most) {
    throw bad_input(
        {"'" + value(name).toStdString() + "' is not accepted", std::string("option --") + name,
         "a whole number from " + std::to_string(least) + " to " + std::to_string(most)});
  }
  return number;
}

}  // namespace steelyard::app
