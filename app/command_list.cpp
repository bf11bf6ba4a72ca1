// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_list.h"

#include <algorithm>
#include <array>
#include <utility>

namespace steelyard::app {
namespace {

constexpr std::array<std::pair<const char*, Command>, 11> known_commands{
    {{"run", runCommand},
     {"info", infoCommand},
     {"bench", benchCommand},
     {"imbalance", imbalanceCommand},
     {"methods", methodsCommand},
     {"demo", demoCommand},
     {"rerun", rerunCommand},
     {"apply", applyCommand},
     {"compare", compareCommand},
     {"held-out", heldOutCommand},
     {"help", helpCommand}}};

}  // namespace

Command commandNamed(const QString& name) {
  const auto* const found =
      std::find_if(known_commands.begin(), known_commands.end(),
                   [&](const auto& command) { return name == command.first; });
  return found == known_commands.end() ? nullptr : found->second;
}

std::string commandNames() {
  std::string names;
  for (const auto& command : known_commands) {
    names += (names.empty() ? "" : ", ") + std::string(command.first);
  }
  return names;
}

std::vector<Usage> usages(const MethodRegistry& methods) {
  std::vector<Usage> all;
  for (const auto& [name, command] : known_commands) {
    try {
      static_cast<void>(command({usageQuestion}, methods, {}));
    } catch (const UsageAnswer& answer) {
      all.push_back(answer.usage());
    }
  }
  return all;
}

}  // namespace steelyard::app
