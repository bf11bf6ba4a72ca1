// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lesson_text.h"

#include <algorithm>

#include "core/text.h"

namespace steelyard::app {
namespace {

const std::string indent = "   ";

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(text.size() + 1, width), ' ');
  return text;
}

/// "   Heading: text", or nothing.
std::string paragraph(const std::string& heading, const std::string& text) {
  return text.empty() ? "" : indent + heading + text + "\n";
}

std::string settingsText(const LessonChange& set) {
  std::string text = set.method.empty() ? "" : " --method " + set.method;
  for (const auto& [id, value] : set.parameters) {
    text.append(" --set ").append(id).append("=").append(value);
  }
  for (const LessonPreparation& prepare : set.prepare) {
    text += " --prepare " + prepare.step;
    for (const auto& [id, value] : prepare.settings) {
      text.append(text.back() == ';' ? "" : ":").append(id).append("=").append(value);
    }
  }
  for (const auto& [column, roles] : set.roles) {
    text += " " + in_quotes(column) + (roles.empty() ? " left out" : "");
    for (const Role role : roles) {
      text += " as " + std::string(role_id(role));
    }
  }
  if (set.standardise_truth) {
    text += std::string(" --truth-scaling ") + (*set.standardise_truth ? "standardised" : "none");
  }
  return text;
}

/// The names of features, at most `most` of them.
std::string namesText(const std::vector<Index>& features, const LessonRun& run, std::size_t most) {
  std::string text;
  for (std::size_t k = 0; k < std::min(features.size(), most); ++k) {
    text +=
        (k == 0 ? "" : ", ") + run.record.feature_names.at(static_cast<std::size_t>(features[k]));
  }
  return text + (features.size() > most ? ", ..." : "");
}

}  // namespace

std::string listText(const std::vector<Lesson>& lessons) {
  std::string text;
  for (const Lesson& lesson : lessons) {
    text += (text.empty() ? "" : "\n") + padded(lesson.id, 20) + padded(lesson.title, 44) +
            counted(lesson.steps.size(), "step");
  }
  return text;
}

std::string stepText(const LessonStep& step, std::size_t number) {
  return std::to_string(number) + ". " + step.what +
         (settingsText(step.set).empty() ? "" : "\n" + indent + "Set:" + settingsText(step.set));
}

std::string outcomeText(const LessonRun& run) {
  constexpr std::size_t most_named = 8;
  constexpr int digits = 4;
  const Result& result = run.record.result;
  std::string text = indent + "Came out: objective " + short_text(result.objective, digits);
  for (const char* name : {"overlap", "purity", "p_value", "held_out", "tested", "random"}) {
    if (const auto found = lesson_quantity(name, run)) {
      std::string words(name);
      std::replace(words.begin(), words.end(), '_', ' ');
      text += ", " + words + " " + short_text(*found, digits);
    }
  }
  text += "; " + short_text(run.record.seconds, 2) + " s\n";
  text += paragraph("Best: ", namesText(ranking(result.columns), run, most_named));
  if (!result.selection.rule.says_nothing() || !result.selection.features.empty()) {
    text +=
        paragraph("Selected: ", std::to_string(result.selection.features.size()) + " (" +
                                    namesText(result.selection.features, run, most_named) + ")");
  }
  text.pop_back();
  return text;
}

std::string explanationText(const LessonStep& step) {
  return paragraph("See: ", step.see) + paragraph("Why: ", step.why) +
         paragraph("Question: ", step.question) + paragraph("Answer: ", step.answer);
}

}  // namespace steelyard::app
