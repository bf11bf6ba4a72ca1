// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/completion.h"

#include "core/error.h"
#include "core/prepare/preparation.h"
#include "ui/data/bundled.h"

namespace steelyard::app {
namespace {

std::string nameOf(const Usage& command) { return command.usage.section(' ', 0, 0).toStdString(); }

/// A branch of a case statement that sets the words to choose from.
std::string branch(const std::string& pattern, const std::string& words) {
  return "    " + pattern + ") words=\"" + words + "\" ;;\n";
}

std::string methodIds(const MethodRegistry& methods) {
  std::string ids;
  for (const auto& method : methods.all()) {
    ids += (ids.empty() ? "" : " ") + method->info().id;
  }
  return ids;
}

/// Each with a blank behind it.
std::string commandWords(const std::vector<Usage>& commands) {
  std::string names;
  for (const Usage& command : commands) {
    names += nameOf(command) + " ";
  }
  return names;
}

std::string optionBranches(const std::vector<Usage>& commands) {
  std::string branches;
  for (const Usage& command : commands) {
    std::string words;
    for (const Option& option : command.options) {
      words += (words.empty() ? "--" : " --") + option.name.toStdString();
    }
    branches += branch(nameOf(command), words);
  }
  return branches;
}

std::string parameterBranches(const MethodRegistry& methods) {
  std::string branches;
  for (const auto& method : methods.all()) {
    std::string words;
    for (const ParameterSpec& spec : method->schema().specs()) {
      words += (words.empty() ? "" : " ") + spec.id + "=";
    }
    branches += branch(method->info().id, words);
  }
  return branches;
}

std::string steps() {
  std::string ids;
  for (const Preparation& way : preparations()) {
    ids += (ids.empty() ? "" : " ") + std::string(way.id);
  }
  return ids;
}

std::string lessonIds() {
  std::string ids;
  for (const Lesson& lesson : ui::bundledLessons()) {
    ids += (ids.empty() ? "" : " ") + lesson.id;
  }
  return ids;
}

constexpr const char* head = R"(# bash completion of steelyard; made by 'steelyard completion bash'
_steelyard() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
  local command=${COMP_WORDS[1]} words= at
  COMPREPLY=()
)";

constexpr const char* search = R"(  for ((at = 2; at < COMP_CWORD; ++at)); do
    [ "${COMP_WORDS[at-1]}" != --method ] || method=${COMP_WORDS[at]}
  done
)";

/// Whoever names no method begins with this one wherever it can take the table.
std::string firstMethod(const MethodRegistry& methods) {
  const Method* const first = methods.first();
  return first == nullptr ? "" : first->info().id;
}

constexpr const char* tail = R"(  if [ -n "$words" ]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    [[ ${COMPREPLY[0]} != *= ]] || compopt -o nospace
  fi
}
complete -o default -F _steelyard steelyard
)";

}  // namespace

void refuseOtherShells(const std::string& shell) {
  if (shell != "bash") {
    throw bad_input({message("completion.other_shell", "there is no completion for '{1}'", shell),
                     "the command line", message("completion.other_shell.accepted", "bash")});
  }
}

std::string bashCompletion(const std::vector<Usage>& commands, const MethodRegistry& methods) {
  const std::string ids = methodIds(methods);
  std::string script = head;
  script += "  local method=" + firstMethod(methods) + "\n";
  script += search;
  script += "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n    words=\"" + commandWords(commands) +
            "completion --help --version --man\"\n";
  script += "  elif [ \"$previous\" = --set ]; then\n    case $method in\n" +
            parameterBranches(methods) + "    esac\n";
  script += "  elif [[ $current == -* ]]; then\n    case $command in\n" + optionBranches(commands) +
            "    esac\n";
  script += "  else\n    case \"$command $previous\" in\n";
  script += branch("*' --method'|*' --methods'|'methods methods'", ids);
  script += branch("*' --prepare'", steps());
  script += branch("*' --missing'", "refuse drop-rows fill-median");
  script += branch("*' --truth-kind'", "columns pair-distances distance-matrix");
  script += branch("*' --truth-scaling'", "auto none standardised");
  script += branch("'demo demo'", lessonIds());
  script += branch("'help help'", commandWords(commands) + "site");
  script += branch("'completion completion'", "bash");
  return script + "    esac\n  fi\n" + tail;
}

}  // namespace steelyard::app
