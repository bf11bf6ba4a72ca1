// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCommandLineParser>
#include <QString>
#include <QStringList>
#include <vector>

namespace steelyard::app {

/// One option of a command.
struct Option {
  QString name;   ///< without dashes
  QString value;  ///< what stands after it, for the help; empty: a switch
  QString help;
  QString initial{};  ///< the default
};

/// The arguments of one command, read with QCommandLineParser but with our messages: a wrong option
/// is bad input like any other.
class Arguments {
 public:
  /// \param usage  "run DATA [options]"
  Arguments(QString usage, QString summary, const QString& positional, std::vector<Option> options);

  /// \param arguments  after the command's name
  /// \throws Error(bad_input): an unknown option (the nearest is named), a value that is missing,
  ///         more or fewer positional arguments than `fewest` to `most`
  void read(const QStringList& arguments, int fewest, int most);

  [[nodiscard]] bool wantsHelp() const { return parser_.isSet(QStringLiteral("help")); }
  [[nodiscard]] QString help() const;
  [[nodiscard]] QStringList positional() const { return parser_.positionalArguments(); }
  [[nodiscard]] bool isSet(const char* name) const;
  [[nodiscard]] QString value(const char* name) const;
  [[nodiscard]] QStringList values(const char* name) const;
  /// \throws Error(bad_input) when it is no whole number within the bounds
  [[nodiscard]] int number(const char* name, int least, int most) const;

 private:
  [[nodiscard]] QString nearestOption(const QString& name) const;

  QString usage_;
  QString summary_;
  std::vector<Option> options_;
  QCommandLineParser parser_;
};

}  // namespace steelyard::app
