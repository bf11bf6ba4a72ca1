// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/prepare/preparation.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/error.h"
#include "core/message.h"
#include "core/parameter/automatic_words.h"
#include "core/prepare/column_steps.h"
#include "core/prepare/columns_parameter.h"
#include "core/prepare/encode_step.h"
#include "core/prepare/filter_samples.h"
#include "core/prepare/missing_codes_step.h"
#include "core/prepare/missing_indicator.h"
#include "core/prepare/sample_steps.h"
#include "core/prepare/text_as_numbers.h"
#include "core/registry.h"

namespace steelyard {
namespace {

const std::array<Preparation, 13>& builtin() {
  static const std::array<Preparation, 13> all{
      scale_columns(),    log_columns(),     drop_columns(),     take_missing_codes(),
      fill_missing(),     text_as_numbers(), encode_text(),      missing_indicator(),
      every_nth_sample(), random_samples(),  farthest_samples(), filter_samples(),
      chosen_samples()};
  return all;
}

void refuse_unfit_values(const Preparation& way, const ParameterValues& values) {
  const std::vector<Complaint> complaints = way.schema().check(values);
  if (!complaints.empty()) {
    throw bad_input({statement_of(complaints.front()), std::string(way.title)});
  }
}

Error nothing_left(const Message& what, const Preparation& way) {
  return bad_input({what, std::string(way.title),
                    message("step.nothing_left.accepted", "a step that keeps at least one")});
}

}  // namespace

std::span<const Preparation> preparations() { return builtin(); }

const Preparation& preparation(std::string_view id) {
  return entry_with_id(
      builtin(), id, [](const Preparation& way) { return way.id; },
      message("step.unknown_id", "'{1}' is not a preparation step", id));
}

Dataset prepared(Dataset table, PreparationStep step, const ReadControl& control) {
  const Preparation& way = preparation(step.id);
  refuse_unfit_values(way, step.values);
  if (way.settle != nullptr) {
    way.settle(table, step.values);
  }
  if (step.values.contains(columns_id)) {
    const std::vector<Index> columns = way.columns(table, step.values.choice(columns_id));
    step.values.set(columns_id, text_of_columns(table, columns));
  }
  Message done = way.apply(table, step.values, control);
  if (table.samples() == 0) {
    throw nothing_left(message("step.no_sample_left", "no sample would be left"), way);
  }
  if (table.columns.empty()) {
    throw nothing_left(message("step.no_column_left", "no column would be left"), way);
  }
  table.warnings.push_back(std::move(done));
  table.origin.steps.push_back(std::move(step));
  return table;
}

std::string described(const PreparationStep& step) {
  const Preparation& way = preparation(step.id);
  const ParameterSchema schema = way.schema();
  std::string text(way.title);
  const char* before = ": ";
  for (const ParameterSpec& spec : schema.specs()) {
    if (!step.values.contains(spec.id) || !schema.applies(spec, step.values)) {
      continue;
    }
    text += std::exchange(before, "; ") + spec.label + " " + plain_text(step.values.at(spec.id));
  }
  return text;
}

Message statement_of(const PreparationStep& step) {
  const Preparation& way = preparation(step.id);
  const ParameterSchema schema = way.schema();
  Message said = term_words(std::string(way.title));
  for (const ParameterSpec& spec : schema.specs()) {
    if (!step.values.contains(spec.id) || !schema.applies(spec, step.values)) {
      continue;
    }
    const ParameterValue& value = step.values.at(spec.id);
    if (!to_text(value).empty()) {
      said = message("step.and_setting", "{1}; {2}: {3}", said, term_words(spec.label),
                     value_statement(spec, value));
    }
  }
  return said;
}

}  // namespace steelyard
