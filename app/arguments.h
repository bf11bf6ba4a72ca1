// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCommandLineParser>
#include <QString>
#include <QStringList>
#include <vector>

#include "core/error.h"

namespace steelyard::app {

/// One option of a command.
struct Option {
  QString name;   ///< without dashes
  QString value;  ///< placeholder of its value in the help; empty for a switch
  QString help;
  QString initial{};  ///< the default
  /// Whether each of its values counts; it is refused otherwise if it is given twice. The help says
  /// so, too.
  bool repeatable = false;
};

/// How a command is used.
struct Usage {
  QString usage;  ///< "run DATA [options]"
  QString summary;
  std::vector<Option> options;
};

/// The word to which Arguments::read answers by throwing the command's usage, so that the manual
/// and the completion learn of every option. To a user, it is an option that there is not.
inline constexpr const char* usageQuestion = "--usage-as-data";
class UsageAnswer : public Error {
 public:
  explicit UsageAnswer(Usage usage);
  [[nodiscard]] const Usage& usage() const { return usage_; }

 private:
  Usage usage_;
};

/// The arguments of one command, parsed by QCommandLineParser but with Steelyard's messages: a
/// wrong option is reported like any other bad input.
class Arguments {
 public:
  /// \param usage  "run DATA [options]"
  Arguments(QString usage, QString summary, const QString& positional, std::vector<Option> options);

  /// \param arguments  the arguments after the command's name
  /// \throws Error(bad_input): an unknown option (suggesting the nearest), a missing value (also
  ///         where the next option stands in its place), a second value of an option that takes
  ///         one, fewer positional arguments than `fewest` or more than `most`
  void read(const QStringList& arguments, int fewest, int most);

  [[nodiscard]] bool wantsHelp() const { return parser_.isSet(QStringLiteral("help")); }
  [[nodiscard]] QString help() const;
  [[nodiscard]] QStringList positional() const { return parser_.positionalArguments(); }
  [[nodiscard]] bool isSet(const char* name) const;
  [[nodiscard]] QString value(const char* name) const;
  [[nodiscard]] QStringList values(const char* name) const;
  /// \throws Error(bad_input) if it is not a whole number within the bounds
  [[nodiscard]] int number(const char* name, int least, int most) const;

 private:
  [[nodiscard]] const Option* optionOf(const QString& word) const;
  [[nodiscard]] QString nearestOption(const QString& name) const;
  void refuseOptionsAsValues(const QStringList& arguments) const;
  void refuseRepeated() const;

  QString usage_;
  QString summary_;
  std::vector<Option> options_;
  QCommandLineParser parser_;
};

}  // namespace steelyard::app
