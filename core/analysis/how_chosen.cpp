// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/how_chosen.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "core/analysis/panel_units.h"
#include "core/analysis/quick_repeats.h"

namespace steelyard {
namespace {

/// "2 to 4 columns".
Message sizes_in_words(const std::vector<ColumnInfo>& features,
                       const std::vector<std::vector<Index>>& selections) {
  std::vector<Index> sizes;
  std::transform(selections.begin(), selections.end(), std::back_inserter(sizes),
                 [&](const auto& selection) { return count_of_units(features, selection); });
  const auto [least, most] = std::minmax_element(sizes.begin(), sizes.end());
  return *least == *most
             ? message("held_out.one_size", "{1} {1:column|columns}", *most)
             : message("held_out.sizes", "{1} to {2} {2:column|columns}", *least, *most);
}

Message what_was_repeated(const AnswerQuestion& question, const NestedChoice& nested) {
  const Message sizes = sizes_in_words(question.problem->features, nested.selections);
  Message repeated =
      nested.without_search
          ? message("held_out.repeated_without_search",
                    "The choice was repeated without them, but for the search: {1}.", sizes)
          : message("held_out.repeated", "The choice was repeated without them: {1}.", sizes);
  if (!nested.quick) {
    return repeated;
  }
  return followed_by(
      repeated, message("held_out.repeated_quickly",
                        "These runs are quicker than the run itself ({1}); the error is that of "
                        "columns chosen so.",
                        quick_settings_in_words(question.run)));
}

}  // namespace

Message how_chosen(const AnswerContext& context, const std::optional<NestedChoice>& nested) {
  if (nested) {
    return what_was_repeated(context.question, *nested);
  }
  if (std::ssize(context.selection) == context.question.problem->dimension()) {
    return {};
  }
  return context.question.chosen
             ? message("held_out.seen_by_person",
                       "If the columns were chosen with these samples in view, the error on new "
                       "ones may be larger.")
             : message("held_out.seen_by_run",
                       "The columns were chosen with all samples in view, so that the error may "
                       "be too small.");
}

Message how_prepared(const FromAllSamples& worked_out) {
  if (worked_out.fillings && worked_out.scales) {
    return message("held_out.filled_and_scaled",
                   "Missing cells were filled, and columns scaled, with all samples in view.");
  }
  return worked_out.fillings
             ? message("held_out.filled", "Missing cells were filled with all samples in view.")
         : worked_out.scales
             ? message("held_out.scaled", "Columns were scaled with all samples in view.")
             : Message();
}

}  // namespace steelyard
