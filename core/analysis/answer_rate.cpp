// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/answer_rate.h"

#include "core/analysis/realised_rate.h"

namespace steelyard {

AnswerCheck rate_check() {
  return {
      .id = rate_check_id,
      .title = message("answer.asks_rate", "Does the false discovery rate hold?"),
      .finding = message("answer.rate_not_asked",
                         "Not checked: the rule is run on null targets only where that is asked.")};
}

std::optional<AnswerCheck> check_rate(const AnswerContext& context, const std::stop_token& stop) {
  const auto rate = realised_rate(context.question, stop, context.progress);
  if (!rate) {
    return std::nullopt;
  }
  AnswerCheck check = rate_check();
  check.finding = statement_of(*rate);
  check.numbers = findings_of(*rate);
  if (!rate->is_complete()) {
    check.finding =
        message("answer.rate_stopped", "Not checked to the end: stopped after {1} of {2} runs. {3}",
                rate->runs, rate->asked, check.finding);
    return check;
  }
  check.level = rate->verdict() == RateVerdict::holds ? AnswerLevel::good : AnswerLevel::caution;
  if (check.level != AnswerLevel::good) {
    check.next_step = message("answer.rate_above.next",
                              "Take the discoveries as a ranking, or ask for a lower rate.");
  }
  return check;
}

double seconds_of_rate(const AnswerQuestion& question) {
  return promised_rate(question.run)
             ? static_cast<double>(question.null_targets) * null_plan(question).seconds
             : 0.0;
}

double bytes_of_rate(const AnswerQuestion& question) { return null_plan(question).bytes; }

}  // namespace steelyard
