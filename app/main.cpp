// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QString>
#include <QStringList>
#include <algorithm>
#include <exception>
#include <filesystem>
#include <string_view>

#include "app/command_list.h"
#include "app/completion.h"
#include "app/last_words.h"
#include "app/man_page.h"
#include "app/overview.h"
#include "app/passive_waiting.h"
#include "app/printed_text.h"
#include "app/rank_job.h"
#include "app/standard_streams.h"
#include "app/window.h"
#include "core/in_words.h"
#include "core/kernels/level.h"
#include "core/platform/interrupt.h"
#include "core/platform/standard_streams.h"
#include "core/record/record.h"
#include "ui/native_text.h"

namespace {

using namespace steelyard;
using namespace steelyard::app;

/// The words after the command, not read by Qt, which loses bytes that are not UTF-8.
QStringList wordsOf(int argc, char** argv) {
  QStringList words;
  for (int k = 2; k < argc; ++k) {
    words.append(ui::pathText(argv[k]));
  }
  return words;
}

ExitCode runHeadless(Command command, int& argc, char** argv) {
  const Interrupt interrupt;  // before MPI, which starts threads
  const MethodRegistry methods = builtin_methods();
  const RankJob job(argc, argv, methods, interrupt.token());
  if (job.ended()) {
    return *job.ended();
  }
  try {
    return command(wordsOf(argc, argv), methods, interrupt.token());
  } catch (const Error& error) {
    if (error.kind() != ErrorKind::bad_input || !interrupt.token().stop_requested()) {
      throw;
    }
    complain("steelyard: stopped before there were any results");
    return ExitCode::stopped;
  }
}

/// A misspelt command needs no window to say so.
void refuseWhatIsNeither(const char* word) {
  const std::filesystem::path path = ui::nativePath(ui::pathText(word));
  std::error_code unknown;
  if (!std::filesystem::exists(path, unknown) && !unknown) {
    throw bad_input({message("program.neither", "no such command or file: {1}", word), "",
                     message("program.neither.accepted", "{1}, or a file (see 'steelyard --help')",
                             commandNames())});
  }
}

/// Qt would abort.
void refuseWithoutDisplay(int argc, char** argv) {
#ifdef Q_OS_LINUX
  const bool chosen = std::any_of(argv, argv + argc, [](const char* word) {
    return std::string_view(word).find("-platform") != std::string_view::npos;
  });
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
    if (!qEnvironmentVariableIsEmpty(name)) {
      return;
    }
  }
  if (!chosen) {
    throw bad_input({message("program.no_display", "there is no display to open the window on"), "",
                     message("program.no_display.accepted",
                             "a graphical session, or one of the commands {1}", commandNames())});
  }
#endif
}

ExitCode dispatch(int& argc, char** argv) {
  const QString first = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
  if (first == "--version") {
    say("steelyard " + program_version() + " (" + compiler_name() + ", " + instruction_set() +
        ")\n");
    return ExitCode::done;
  }
  if (first == "--help") {
    say(overview);
    return ExitCode::done;
  }
  if (first == "--man") {
    say(manPage(usages(builtin_methods()), builtin_methods()));
    return ExitCode::done;
  }
  if (first == "completion") {
    refuseOtherShells(argc > 2 ? argv[2] : "");
    say(bashCompletion(usages(builtin_methods()), builtin_methods()));
    return ExitCode::done;
  }
  if (const Command command = commandNamed(first)) {
    return runHeadless(command, argc, argv);
  }
  if (first.startsWith("--")) {
    throw bad_input(
        {message("program.unknown_option", "there is no option {1}", first.toStdString()),
         "the command line", message("program.unknown_option.accepted", "see 'steelyard --help'")});
  }
  if (argc > 1 && !first.startsWith("-")) {
    refuseWhatIsNeither(argv[1]);
  }
  refuseWithoutDisplay(argc, argv);
  return openWindow(argc, argv);
}

}  // namespace

int main(int argc, char** argv) {
  keepLastWords();
  secure_standard_streams();
  waitPassively(argv);
  try {
    static_cast<void>(level_in_use());  // complains if none of its name is usable
    return static_cast<int>(flushed(dispatch(argc, argv)));
  } catch (const Error& error) {
    complain(std::string("steelyard: ") + error.what());
    return static_cast<int>(exitCodeOf(error.kind()));
  } catch (const std::exception& error) {
    const bool too_small = is_lack_of_memory(error);
    if (too_small) {
      complainWithoutMemory(words_of(error));
    } else {
      complain(std::string("steelyard: internal error: ") + words_of(error));
    }
    return static_cast<int>(too_small ? ExitCode::bad_input : ExitCode::fault);
  }
}
