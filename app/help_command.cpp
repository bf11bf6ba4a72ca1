// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/arguments.h"
#include "app/command_list.h"
#include "app/commands.h"
#include "app/help_site.h"
#include "app/overview.h"
#include "app/printed_text.h"

namespace steelyard::app {
namespace {

Arguments helpArguments() {
  return {"help [COMMAND | site FOLDER] [options]",
          "Lists the commands, or the options of one. With site: writes the help, the methods, the "
          "lessons and the glossary as pages for a browser, into a new or an empty folder.",
          "COMMAND",
          {{"no-plots", "", "With site: leave out the pictures, for which all lessons are run."},
           {"quiet", "", "Print only errors."}}};
}

Command commandOf(const QString& name) {
  const Command command = commandNamed(name);
  if (command == nullptr) {
    throw bad_input(
        {message("help.unknown_command", "there is no command '{1}'", name.toStdString()),
         "the command line",
         message("help.unknown_command.accepted", "one of {1}; or site", commandNames())});
  }
  return command;
}

}  // namespace

ExitCode helpCommand(const QStringList& given, const MethodRegistry& methods,
                     const std::stop_token& stop) {
  Arguments arguments = helpArguments();
  arguments.read(given, 0, 2);
  const QStringList words = arguments.positional();
  if (arguments.wantsHelp()) {
    say(arguments.help().toStdString());
    return ExitCode::done;
  }
  if (words.isEmpty()) {
    say(overview);
    return ExitCode::done;
  }
  const bool site = words.front() == "site";
  arguments.read(given, site ? 2 : 1, site ? 2 : 1);
  if (!site) {
    return commandOf(words.front())({"--help"}, methods, stop);
  }
  return writeHelpSite({words.back(), !arguments.isSet("no-plots"), arguments.isSet("quiet")},
                       methods, stop);
}

}  // namespace steelyard::app
