// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/panel_answer.h"

#include <algorithm>
#include <iterator>

#include "core/measures/paired_gain.h"
#include "core/positions.h"
#include "core/problem/kept_inputs.h"
#include "core/text.h"

namespace steelyard {
namespace {

using Sentences = std::vector<Message>;

const PanelRow& best_row(const MethodPanel& panel) { return panel.rows[panel.order.front()]; }

Message knowing_nothing(const MethodPanel& panel) {
  return panel.of_classes ? message("panel.most_frequent_class", "the most frequent class")
                          : message("panel.the_mean", "the mean");
}

/// "0.31 ± 0.04"
std::string error_in_words(const PanelRow& row) {
  const std::string error = short_text(row.error, 2);
  return row.error_error ? error + " ± " + short_text(*row.error_error, 1) : error;
}

/// "Elastic net, F-test"
Message titles_of(const MethodPanel& panel, const std::vector<std::size_t>& rows) {
  Message titles;
  for (const std::size_t row : rows) {
    const Message title = term_words(panel.rows[row].title);
    titles = titles.says_nothing() ? title : message("panel.and_title", "{1}, {2}", titles, title);
  }
  return titles;
}

/// One per trial.
Vector errors_of(const PanelRow& row) { return row.errors.row(static_cast<Index>(row.size_place)); }

/// Whether each other method is worse than the best by more than chance.
bool is_clearly_best(const MethodPanel& panel) {
  const PanelRow& best = best_row(panel);
  const Vector own = errors_of(best);
  return std::all_of(panel.order.begin() + 1, panel.order.end(), [&](std::size_t place) {
    const PanelRow& row = panel.rows[place];
    return paired_gain(own, errors_of(row), panel.beside.tested_over_trained).is_clear();
  });
}

/// The good methods that have the errors of the best one in each trial, as they keep the same
/// columns there; among them itself.
std::vector<std::size_t> tied_with_best(const MethodPanel& panel) {
  const Vector best = errors_of(best_row(panel));
  std::vector<std::size_t> tied;
  std::copy_if(panel.good.begin(), panel.good.end(), std::back_inserter(tied),
               [&](std::size_t row) { return errors_of(panel.rows[row]).isApprox(best, 1e-9); });
  return tied;
}

/// Whether methods that choose nothing, such as those that keep nearly all columns, are no worse
/// than the best of those that choose.
bool others_are_as_good(const MethodPanel& panel) {
  return std::any_of(panel.order.begin(), panel.order.end(), [&](std::size_t place) {
    const PanelRow& row = panel.rows[place];
    return row.as_good && row.beats_nothing && !row.chooses();
  });
}

Message error_of(const PanelRow& row) {
  return message(
      "panel.error_with_columns",
      "an error on unseen samples of {1} with {2} {2:column|columns} (1: knowing nothing)",
      error_in_words(row), row.suggested);
}

Message about_error(const MethodPanel& panel) {
  const PanelRow& best = best_row(panel);
  return message("panel.only_one", "{1} has {2}.", term_words(best.title), error_of(best));
}

/// Several methods are good.
Message about_several(const MethodPanel& panel) {
  const Message error = error_of(best_row(panel));
  const std::vector<std::size_t> tied = tied_with_best(panel);
  if (tied.size() == panel.good.size()) {
    return message("panel.all_tied",
                   "These {1} predict equally well, with {2}, as they keep the same columns: {3}.",
                   tied.size(), error, titles_of(panel, tied));
  }
  if (tied.size() > 1) {
    return message(
        "panel.best_are_tied",
        "These {1} predict best, all equally well, with {2}: {3}. The difference to some "
        "others is no more than noise. No worse than the best, these {4}: {5}.",
        tied.size(), error, titles_of(panel, tied), panel.good.size(),
        titles_of(panel, panel.good));
  }
  return message("panel.best_of_several",
                 "{1} predicts best, with {2}, but the difference to some others is no more than "
                 "noise. No worse than the best, these {3}: {4}.",
                 term_words(best_row(panel).title), error, panel.good.size(),
                 titles_of(panel, panel.good));
}

Message about_best(const MethodPanel& panel) {
  if (panel.order.size() == 1) {
    return about_error(panel);
  }
  const PanelRow& best = best_row(panel);
  const Message error = error_of(best);
  const Message title = term_words(best.title);
  if (panel.good.size() > 1) {
    return about_several(panel);
  }
  if (others_are_as_good(panel)) {
    return message("panel.best_choice",
                   "{1} predicts best of those that choose columns, with {2}. Some others predict "
                   "as well, but no better than as many columns drawn at random do.",
                   title, error);
  }
  return is_clearly_best(panel)
             ? message("panel.clearly_best",
                       "{1} predicts best, with {2}, and clearly better than each other method.",
                       title, error)
             : message("panel.probably_best",
                       "{1} predicts best, with {2}; no other is as good, but not each difference "
                       "is clear.",
                       title, error);
}

Message about_agreed(const MethodPanel& panel) {
  const std::vector<Index> agreed = agreed_columns(panel);
  const bool several = panel.good.size() > 1;
  if (agreed.empty()) {
    return several ? message("panel.none_agreed",
                             "There is no column that all of them keep in nine of ten trials.")
                   : message("panel.none_steady",
                             "There is no column that it keeps in nine of ten trials.");
  }
  const Message names = names_in_words(names_of_units(panel.units, agreed));
  return several ? message("panel.agreed", "All of them keep, in nine of ten trials: {1}.", names)
                 : message("panel.steady", "It keeps, in nine of ten trials: {1}.", names);
}

/// A share that is usual without anything to find proves nothing.
Message about_chance(const MethodPanel& panel) {
  const PanelConsensus& consensus = panel.consensus;
  if (!consensus.chance) {
    return message("panel.chance_of_random",
                   "A column drawn at random would be kept in {1} % of the trials (there were none "
                   "on targets in random order: {2}).",
                   short_text(100.0 * consensus.expected, 2), consensus.no_permuted);
  }
  constexpr std::size_t twenty = 20;
  const bool few = panel.units.size() < twenty;  // of which one in twenty is none
  if (*consensus.chance >= 1.0 && few) {
    return message("panel.chance_of_few_is_high",
                   "So many of the columns are kept that, on targets in random order, some are "
                   "kept in all trials, too: here, what shows that columns matter is the error, "
                   "not how often they are kept.");
  }
  if (*consensus.chance >= 1.0) {
    return message("panel.chance_is_high",
                   "So many of the columns are kept that, on targets in random order, one in "
                   "twenty is kept in all trials, too: here, what shows that columns matter is the "
                   "error, not how often they are kept.");
  }
  if (few) {
    return message("panel.chance_of_few",
                   "On targets in random order, some of the {1} columns are kept in {2} % of the "
                   "trials, too: only what is kept more often counts.",
                   panel.units.size(), short_text(100.0 * *consensus.chance, 2));
  }
  return message("panel.chance",
                 "On targets in random order, one column in twenty is kept in {1} % of the trials.",
                 short_text(100.0 * *consensus.chance, 2));
}

void add_interchangeable(const MethodPanel& panel, Sentences& said) {
  constexpr std::size_t most = 5;
  for (std::size_t at = 0; at < std::min(most, panel.interchangeable.size()); ++at) {
    said.push_back(message("panel.interchangeable",
                           "Interchangeable, as they say almost the same: {1}.",
                           names_in_words(names_of_units(panel.units, panel.interchangeable[at]))));
  }
  if (panel.interchangeable.size() > most) {
    said.push_back(message("panel.more_interchangeable",
                           "There {1:is|are} {1} more {1:group|groups} of such columns.",
                           panel.interchangeable.size() - most));
  }
}

void add_left_out(const MethodPanel& panel, Sentences& said) {
  for (const PanelRow& row : panel.rows) {
    if (!row.is_judged()) {
      said.push_back(
          message("panel.left_out", "Left out: {1} ({2}).", term_words(row.title), row.left_out));
    }
  }
}

Message next_step(const MethodPanel& panel) {
  const Message best = term_words(best_row(panel).title);
  const Message run =
      tied_with_best(panel).size() > 1
          ? message("panel.next_run_one",
                    "Next: run one of them, such as {1}, on the whole table and look at what its "
                    "answer says.",
                    best)
          : message("panel.next_run",
                    "Next: run {1} on the whole table and look at what its answer says.", best);
  return panel.interchangeable.empty()
             ? run
             : followed_by(run, message("panel.next_choose",
                                        "Of interchangeable columns, keep those that are cheapest "
                                        "to measure or easiest to explain."));
}

/// Methods predict, but no better than as many random columns.
void add_any_will_do(const MethodPanel& panel, Sentences& said) {
  said.push_back(about_error(panel));
  said.push_back(message("panel.no_better_than_random",
                         "No method is better than as many columns drawn at random, so nothing is "
                         "claimed about single columns: most of them are needed, or many know the "
                         "same."));
}

void add_nothing_found(const MethodPanel& panel, Sentences& said) {
  said.push_back(message("panel.nothing",
                         "No method predicts samples that it has not seen clearly better than {1}, "
                         "so nothing is claimed about any column.",
                         knowing_nothing(panel)));
  said.push_back(message("panel.nothing_next",
                         "Next: collect more samples, or other columns; agreement between methods "
                         "would prove nothing here."));
}

}  // namespace

std::vector<Index> agreed_columns(const MethodPanel& panel) {
  if (panel.good.empty()) {
    return {};
  }
  std::vector<Index> agreed = all_positions(panel.consensus.map.rows());
  std::erase_if(agreed, [&](Index column) {
    return std::any_of(panel.good.begin(), panel.good.end(), [&](std::size_t row) {
      return panel.consensus.map(column, static_cast<Index>(row)) < always_kept;
    });
  });
  return falling(std::move(agreed), panel.consensus.mean);
}

std::vector<Message> panel_answer(const MethodPanel& panel, const Problem& problem) {
  Sentences said;
  if (!panel.complete) {
    said.push_back(message("panel.so_far",
                           "The panel was stopped; this is about the {1} {1:method|methods} that "
                           "were finished.",
                           panel.order.size()));
  }
  if (panel.good.empty()) {
    if (!panel.order.empty()) {
      (best_row(panel).beats_nothing ? add_any_will_do : add_nothing_found)(panel, said);
    }
    add_left_out(panel, said);
    return said;
  }
  said.push_back(about_best(panel));
  if (panel.good.size() > 1 && others_are_as_good(panel)) {
    said.push_back(message("panel.others_choose_nothing",
                           "Some others predict as well, but no better than as many columns drawn "
                           "at random do, so that what they keep does not count."));
  }
  said.push_back(about_agreed(panel));
  if (const Message kept = kept_in_words(problem); !kept.says_nothing()) {
    said.push_back(message("panel_answer.kept", "{1}.", kept));
  }
  said.push_back(about_chance(panel));
  add_interchangeable(panel, said);
  add_left_out(panel, said);
  said.push_back(next_step(panel));
  return said;
}

}  // namespace steelyard
