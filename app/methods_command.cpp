// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstdio>
#include <nlohmann/json.hpp>

#include "app/arguments.h"
#include "app/commands.h"
#include "core/methods/registry.h"

namespace steelyard::app {
namespace {

using Json = nlohmann::ordered_json;

Json toJson(const Method& method) {
  const MethodInfo& info = method.info();
  Json json{{"id", info.id},
            {"title", info.title},
            {"family", info.family},
            {"purpose", info.purpose},
            {"citation", info.citation},
            {"gives", info.gives == Gives::scores ? "scores" : "weights"},
            {"parameters", Json::array()}};
  for (const ParameterSpec& spec : method.schema().specs()) {
    json["parameters"].push_back({{"id", spec.id},
                                  {"label", spec.label},
                                  {"default", to_text(spec.initial)},
                                  {"accepted", accepted_values(spec)},
                                  {"help", spec.help}});
  }
  return json;
}

void print(const Method& method) {
  const MethodInfo& info = method.info();
  std::printf("%s: %s\n%s\n%s\n\n", info.id.c_str(), info.title.c_str(), info.purpose.c_str(),
              info.citation.c_str());
  for (const ParameterSpec& spec : method.schema().specs()) {
    std::printf("  %-18s %s [%s]\n  %-18s %s\n", spec.id.c_str(), accepted_values(spec).c_str(),
                to_text(spec.initial).c_str(), "", spec.help.c_str());
  }
}

}  // namespace

ExitCode methodsCommand(const QStringList& given, const std::stop_token& /*stop*/) {
  Arguments arguments("methods [ID] [options]", "Lists the methods, or the parameters of one.",
                      "ID", {{"json", "", "As JSON."}});
  arguments.read(given, 0, 1);
  if (arguments.wantsHelp()) {
    std::printf("%s", arguments.help().toLocal8Bit().constData());
    return ExitCode::done;
  }
  const MethodRegistry registry = builtin_methods();
  const bool json = arguments.isSet("json");
  if (!arguments.positional().isEmpty()) {
    const Method& method = registry.find(arguments.positional().front().toStdString());
    if (json) {
      std::printf("%s\n", toJson(method).dump(1).c_str());
    } else {
      print(method);
    }
    return ExitCode::done;
  }
  Json all = Json::array();
  for (const auto& method : registry.all()) {
    all.push_back(toJson(*method));
    if (!json) {
      std::printf("%-10s %s\n", method->info().id.c_str(), method->info().purpose.c_str());
    }
  }
  if (json) {
    std::printf("%s\n", all.dump(1).c_str());
  }
  return ExitCode::done;
}

}  // namespace steelyard::app
