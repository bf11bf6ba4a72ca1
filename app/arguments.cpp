// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/arguments.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/error.h"
#include "core/nearest_name.h"

namespace steelyard::app {
namespace {

/// What other programs and fields call what an option here gives.
struct OtherName {
  const char* other;
  const char* option;
};
constexpr std::array other_names{
    OtherName{"target", "truth"},
    OtherName{"y", "truth"},
    OtherName{"response", "truth"},
    OtherName{"outcome", "truth"},
    OtherName{"features", "inputs"},
    OtherName{"x", "inputs"},
    OtherName{"columns", "inputs"},
    OtherName{"class", "label"},
    OtherName{"classes", "label"},
    OtherName{"parameter", "set"},
    OtherName{"param", "set"},
    OtherName{"output", "out"},
    OtherName{"o", "out"},
    OtherName{"directory", "out"},
    OtherName{"jobs", "threads"},
    OtherName{"n-jobs", "threads"},
    OtherName{"j", "threads"},
    OtherName{"cores", "threads"},
    OtherName{"algorithm", "method"},
    OtherName{"m", "method"},
    OtherName{"overwrite", "force"},
    OtherName{"sep", "delimiter"},
    OtherName{"k", "top"},
    OtherName{"separator", "delimiter"},
    OtherName{"na", "missing"},
    OtherName{"weights", "weight"},
};

/// Whether an option with this placeholder takes several names in one value.
bool takesList(const QString& placeholder) {
  return placeholder == "COLS" || placeholder == "IDS" || placeholder == "PARTS";
}

}  // namespace

UsageAnswer::UsageAnswer(Usage usage)
    : Error(ErrorKind::bad_input,
            {message("usage.question", "there is no option {1}", usageQuestion),
             usage.usage.toStdString()}),
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
    throw bad_input(
        {message("usage.unknown_option", "there is no option --{1}", name.toStdString()),
         usage_.toStdString(),
         message("usage.unknown_option.accepted", "for example --{1}",
                 nearestOption(name).toStdString())});
  }
  if (!parser_.errorText().isEmpty()) {
    throw bad_input({other_words(parser_.errorText().toStdString()), usage_.toStdString(),
                     message("usage.not_understood.accepted", "see 'steelyard {1} --help'",
                             usage_.section(' ', 0, 0).toStdString())});
  }
  refuseOptionsAsValues(arguments);
  refuseRepeated();
  const auto given = positional().size();
  if (given < fewest || given > most) {
    throw bad_input(
        {given < fewest ? message("usage.missing_argument", "an argument is missing")
                        : message("usage.too_many_arguments", "'{1}' is one argument too many",
                                  positional().last().toStdString()),
         "the command line",
         message("usage.number_of_arguments.accepted", "steelyard {1}", usage_.toStdString())});
  }
}

/// \return nothing if the word, such as "--out" or "--out=x", names no option
const Option* Arguments::optionOf(const QString& word) const {
  const QString name = word.startsWith("--") ? word.mid(2).section('=', 0, 0) : QString();
  const auto found = std::find_if(options_.begin(), options_.end(),
                                  [&](const Option& option) { return option.name == name; });
  return found == options_.end() ? nullptr : &*found;
}

/// Otherwise, "--out --quiet" would write to a folder of that name.
void Arguments::refuseOptionsAsValues(const QStringList& arguments) const {
  for (qsizetype k = 0; k + 1 < arguments.size() && arguments[k] != "--"; ++k) {
    const Option* option = optionOf(arguments[k]);
    if (option == nullptr || option->value.isEmpty() || arguments[k].contains('=')) {
      continue;
    }
    ++k;  // its value
    if (optionOf(arguments[k]) != nullptr) {
      throw bad_input(
          {message("usage.option_as_value", "its value is missing: {1} is an option",
                   arguments[k].section('=', 0, 0).toStdString()),
           "option --" + option->name.toStdString(),
           message("usage.option_as_value.accepted", "--{1} {2}, or --{1}={3} if that is meant",
                   option->name.toStdString(), option->value.toStdString(),
                   arguments[k].toStdString())});
    }
  }
}

/// The last value would win, and nobody would hear of the others.
void Arguments::refuseRepeated() const {
  for (const Option& option : options_) {
    const QStringList given = parser_.values(option.name);
    if (option.value.isEmpty() || option.repeatable || given.size() < 2) {
      continue;
    }
    throw bad_input(
        {message("usage.repeated", "is given {1} times: {2}", given.size(),
                 given.join(", ").toStdString()),
         "option --" + option.name.toStdString(),
         takesList(option.value)
             ? message("usage.repeated.one_list", "one list: --{1} {2}", option.name.toStdString(),
                       given.join(',').toStdString())
             : message("usage.repeated.once", "--{1} once", option.name.toStdString())});
  }
}

QString Arguments::nearestOption(const QString& name) const {
  for (const OtherName& known : other_names) {
    const QLatin1String meant(known.option);
    const bool is_here = std::any_of(options_.begin(), options_.end(),
                                     [meant](const Option& each) { return each.name == meant; });
    if (name == QLatin1String(known.other) && is_here) {
      return meant;
    }
  }
  const auto like = [wanted = name.toStdString()](const Option& option) {
    return shared_letters(option.name.toStdString(), wanted);
  };
  return std::max_element(options_.begin(), options_.end(),
                          [&](const Option& a, const Option& b) { return like(a) < like(b); })
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
        {message("usage.bad_number", "'{1}' is not accepted", value(name).toStdString()),
         std::string("option --") + name,
         message("usage.bad_number.accepted", "a whole number from {1} to {2}", least, most)});
  }
  return number;
}

}  // namespace steelyard::app
