// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/printed_text.h"
#include "core/methods/registry.h"
#include "core/report/method_page.h"
#include "core/study/studies.h"

namespace steelyard::app {
namespace {

using Json = nlohmann::ordered_json;

bool isOffered(const Study& study, const Method& method) {
  const ParameterSpec* chooser = method.schema().find(study.kind().parameter);
  return chooser != nullptr &&
         std::any_of(chooser->choices.begin(), chooser->choices.end(),
                     [&](const ParameterChoice& choice) { return choice.id == study.info().id; });
}

Json studiesOf(const Method& method, const StudyRegistry& all) {
  Json studies = Json::array();
  for (const auto& study : all.all()) {
    if (isOffered(*study, method)) {
      studies.push_back({{"id", study->info().id},
                         {"parameter", study->kind().parameter},
                         {"title", study->info().title},
                         {"purpose", study->info().purpose},
                         {"needs", study->info().needs}});
    }
  }
  return studies;
}

Json toJson(const Method& method, const StudyRegistry& studies) {
  const MethodInfo& info = method.info();
  Json json{{"id", info.id},
            {"title", info.title},
            {"family", info.family},
            {"purpose", info.purpose},
            {"citation", info.citation},
            {"target", std::string(target_id(info.target))},
            {"periods", std::string(periods_id(info.periods))},
            {"gives", std::string(gives_id(info.gives))},
            {"studies", studiesOf(method, studies)},
            {"parameters", Json::array()}};
  for (const ParameterSpec& spec : method.schema().specs()) {
    json["parameters"].push_back({{"id", spec.id},
                                  {"label", spec.label},
                                  {"default", to_text(spec.initial)},
                                  {"accepted", in_words(accepted_values(spec))},
                                  {"help", spec.help}});
  }
  return json;
}

void print(const StudyRegistry& studies) {
  say("\nStudies put a method to work many times; choose them by --set:\n");
  for (const auto& study : studies.all()) {
    const StudyInfo& info = study->info();
    say(filledUp(study->kind().parameter + "=" + info.id, 24) + " " + info.purpose + "\n" +
        filledUp("", 24) + " for " + info.needs + "\n");
  }
}

}  // namespace

ExitCode methodsCommand(const QStringList& given, const MethodRegistry& methods,
                        const std::stop_token& /*stop*/) {
  Arguments arguments("methods [ID] [options]",
                      "Lists the methods and studies, or the parameters of a method.", "ID",
                      {{"json", "", "Print as JSON."}});
  arguments.read(given, 0, 1);
  if (arguments.wantsHelp()) {
    say(arguments.help().toStdString());
    return ExitCode::done;
  }
  const StudyRegistry studies = builtin_studies();
  const bool json = arguments.isSet("json");
  if (!arguments.positional().isEmpty()) {
    const Method& method = methods.find(arguments.positional().front().toStdString());
    if (json) {
      say(toJson(method, studies).dump(1) + "\n");
    } else {
      say(to_text(method_page(method)));
    }
    return ExitCode::done;
  }
  Json all = Json::array();
  for (const auto& method : methods.all()) {
    all.push_back(toJson(*method, studies));
    if (!json) {
      say(filledUp(method->info().id, 10) + " " + method->info().purpose + "\n");
    }
  }
  if (json) {
    say(all.dump(1) + "\n");
  } else {
    print(studies);
  }
  return ExitCode::done;
}

}  // namespace steelyard::app
