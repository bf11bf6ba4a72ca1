// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/known_scales.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/data/name_words.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// The answers from the lowest to the highest, separated by commas; "|" stands between words for
/// the same answer. A short scale stands before a longer one with the same words.
constexpr std::array<std::string_view, 18> scales{
    "strongly disagree|totally disagree|completely disagree,disagree,"
    "neutral|neither|undecided|neither agree nor disagree|not sure,agree,"
    "strongly agree|totally agree|completely agree",
    "strongly disagree,disagree,somewhat disagree|slightly disagree,"
    "neutral|neither|undecided|neither agree nor disagree,somewhat agree|slightly agree,agree,"
    "strongly agree",
    "stimme überhaupt nicht zu|stimme gar nicht zu|trifft überhaupt nicht zu|trifft gar nicht zu,"
    "stimme nicht zu|stimme eher nicht zu|trifft nicht zu|trifft eher nicht zu,"
    "neutral|unentschieden|weder noch|teils teils,"
    "stimme zu|stimme eher zu|trifft eher zu|trifft zu,"
    "stimme voll zu|stimme voll und ganz zu|stimme völlig zu|trifft voll zu|"
    "trifft voll und ganz zu|trifft völlig zu",
    "trifft nicht zu,trifft eher nicht zu,teils teils|neutral,trifft eher zu,trifft zu",
    "stimme nicht zu,stimme eher nicht zu,teils teils|neutral,stimme eher zu,stimme zu",
    "low,medium|moderate|mid|middle,high",
    "very low,low,medium|moderate|mid|middle,high,very high",
    "niedrig|gering,mittel|mäßig,hoch",
    "sehr niedrig|sehr gering,niedrig|gering,mittel|mäßig,hoch,sehr hoch",
    "none,mild|slight,moderate,severe,very severe",
    "never,rarely|seldom,sometimes|occasionally,often|frequently,very often|usually,always",
    "nie|niemals,selten,manchmal|gelegentlich,oft|häufig,sehr oft|meistens,immer",
    "very poor|very bad|terrible,poor|bad,fair|average|ok|acceptable,good,very good,excellent",
    "very dissatisfied,dissatisfied,neutral|neither,satisfied,very satisfied",
    "ungenügend,mangelhaft|schlecht,ausreichend,befriedigend|mittelmäßig,gut,sehr "
    "gut,ausgezeichnet",
    "xxs,xs|extra small,s|small,m|medium,l|large,xl|extra large,xxl|2xl,xxxl|3xl",
    "klein,mittel,groß,sehr groß",
    "january|jan|januar|jän|jänner,february|feb|februar,march|mar|märz|mär|mrz,april|apr,may|mai,"
    "june|jun|juni,july|jul|juli,august|aug,september|sep|sept,october|oct|oktober|okt,"
    "november|nov,december|dec|dezember|dez"};

constexpr std::string_view grades = "a+,a,a-,b+,b,b-,c+,c,c-,d+,d,d-,e+,e,e-,f";
constexpr std::array<std::string_view, 8> grade_words{"grade", "grades", "mark",   "marks",
                                                      "note",  "noten",  "rating", "zensur"};

/// The answers of a scale are already folded, but for grades.
std::optional<double> place_on(std::string_view scale, std::string_view answer) {
  double place = 0.0;
  for (const std::string_view step : parts_between(scale, ',')) {
    place += 1.0;
    const std::vector<std::string_view> words = parts_between(step, '|');
    if (std::find(words.begin(), words.end(), answer) != words.end()) {
      return place;
    }
  }
  return std::nullopt;
}

std::optional<std::vector<double>> places_on(std::string_view scale,
                                             const std::vector<std::string>& answers) {
  std::vector<double> places;
  for (const std::string& answer : answers) {
    const std::optional<double> place = place_on(scale, answer);
    if (!place) {
      return std::nullopt;
    }
    places.push_back(*place);
  }
  const auto differs = [&](double place) { return place != places.front(); };
  return std::any_of(places.begin(), places.end(), differs) ? std::optional(places) : std::nullopt;
}

/// Plain letters are counted without the steps between them: A is 1, B is 2.
std::optional<std::vector<double>> places_of_grades(std::vector<std::string> answers) {
  for (std::string& answer : answers) {
    std::transform(answer.begin(), answer.end(), answer.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  }
  if (auto places = places_on("a,b,c,d,e,f", answers)) {
    return places;
  }
  return places_on(grades, answers);
}

bool is_among(std::string_view answer, std::string_view words) {
  const std::string folded = folded_answer(answer);
  return place_on(words, folded).has_value();
}

}  // namespace

std::string folded_answer(std::string_view answer) {
  std::string folded;
  for (const char c : answer) {
    const bool blank = c == ' ' || c == '\t' || c == '-' || c == '_' || c == '/';
    const bool after_mark = !folded.empty() && folded.back() == '\xC3';
    const bool dotted = after_mark && (c == '\x84' || c == '\x96' || c == '\x9C');
    if (!blank) {
      folded += (c >= 'A' && c <= 'Z') || dotted ? static_cast<char>(c + 32) : c;
    } else if (!folded.empty() && folded.back() != ' ') {
      folded += ' ';
    }
  }
  return std::string(trimmed(folded));
}

bool means_yes(std::string_view answer) { return is_among(answer, "yes|y|ja|j|true|t|wahr"); }
bool means_no(std::string_view answer) { return is_among(answer, "no|n|nein|false|f|falsch"); }

std::optional<std::vector<double>> places_on_known_scale(std::string_view name,
                                                         std::span<const std::string> answers) {
  constexpr std::size_t most = 50;  // no scale has as many words that one column would mix
  if (answers.size() < 2 || answers.size() > most) {
    return std::nullopt;
  }
  if (named_like(name, grade_words)) {
    if (auto places = places_of_grades({answers.begin(), answers.end()})) {
      return places;
    }
  }
  std::vector<std::string> folded;
  std::transform(answers.begin(), answers.end(), std::back_inserter(folded), folded_answer);
  for (const std::string_view scale : scales) {
    if (auto places = places_on(scale, folded)) {
      return places;
    }
  }
  return std::nullopt;
}

}  // namespace steelyard
