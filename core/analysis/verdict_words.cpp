// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/analysis/verdict_words.h"

#include "core/analysis/compared_errors.h"

namespace steelyard {
namespace {

/// "x3", "x3, x7": what can be left out of all columns.
Message part_in_words(const AnswerContext& context, const ComparedErrors& found) {
  const auto part = static_cast<std::size_t>(part_not_needed(found));
  return names_in_words(*context.question.problem, parts_of_selection(context)[part]);
}

Message hardly_matters() {
  return message("held_out.hardly_matters",
                 "It hardly matters which columns are taken: take fewer, or another method.");
}

Message do_not_rely() {
  return message("held_out.do_not_rely",
                 "Do not rely on these columns to predict: collect more samples.");
}

/// Where no column says anything of another, none stands for others.
Message do_not_leave_out() {
  return message("held_out.do_not_leave_out",
                 "These columns do not stand for the others: what is left out is lost.");
}

VerdictInWords no_better_than_nothing(const SampleOrder& order, const ComparedErrors& found) {
  const bool small = is_small_gain(found);
  const Message finding =
      small ? message("held_out.no_better_than_nothing", ": no better than knowing nothing")
            : message("held_out.differs_between_parts",
                      ": it differs so much between the parts that were held out that this may be "
                      "nothing");
  if (found.of_rest && small) {
    return {finding, do_not_leave_out()};
  }
  return {finding,
          order.has_named_groups()
              ? message("held_out.only_within_groups",
                        "What was found holds only within groups that were seen: use columns that "
                        "mean the same in each {1}.",
                        order.groups)
              : message("held_out.do_not_use",
                        "Do not use these columns to predict: collect more samples.")};
}

}  // namespace

VerdictInWords verdict_in_words(HeldOutVerdict verdict, const AnswerContext& context,
                                const ComparedErrors& found) {
  switch (verdict) {
    case HeldOutVerdict::no_better_than_nothing:
      return no_better_than_nothing(context.question.problem->order, found);
    case HeldOutVerdict::no_better_than_random:
      return {message("held_out.no_better_than_random", ": no better than columns drawn at random"),
              hardly_matters()};
    case HeldOutVerdict::random_as_exact:
      return {message("held_out.random_as_exact",
                      ": there is nothing to be better by, as columns drawn at random do so, too"),
              hardly_matters()};
    case HeldOutVerdict::perhaps_better_than_nothing:
      return {message("held_out.perhaps_better",
                      ": perhaps better than knowing nothing, but not clearly, as the gain differs "
                      "as much between the parts that were held out"),
              do_not_rely()};
    case HeldOutVerdict::choice_comes_and_goes:
      return {message("held_out.choice_comes_and_goes",
                      ": no better than knowing nothing, as the choice, repeated on parts of the "
                      "samples, mostly takes other columns or none; the selected ones do better in "
                      "the same parts, but all samples had a part in their choice"),
              message("held_out.choice_comes_and_goes.next",
                      "Test these columns on new samples, or collect more for the choice.")};
    case HeldOutVerdict::hardly_better_than_nothing:
      return {is_small_gain(found)
                  ? message("held_out.hardly_better", ": hardly better than knowing nothing")
                  : message("held_out.not_clearly_better",
                            ": not clearly better than knowing nothing, as it differs much between "
                            "the parts that were held out"),
              do_not_rely()};
    case HeldOutVerdict::worse_than_all:
      return {message("held_out.worse_than_all", ": all columns together predict clearly better"),
              message("held_out.worse_than_all.next",
                      "Take more columns if the error matters more than their number.")};
    case HeldOutVerdict::fewer_do:
      return {message("held_out.fewer_do", ": without {1} it is no larger",
                      part_in_words(context, found)),
              message("held_out.fewer_do.next",
                      "Which of the columns matter is still open: take fewer, or another method.")};
    case HeldOutVerdict::explains_little:
      return {message("held_out.explains_little", ": that explains little"),
              message("held_out.explains_little.next",
                      "The columns matter, but most of what they are to explain comes from "
                      "elsewhere: do not rely on a single prediction.")};
    case HeldOutVerdict::good:
      break;
  }
  return part_not_needed(found) < 0
             ? VerdictInWords{}
             : VerdictInWords{
                   message("held_out.fewer_may_do", "; without {1} it is no larger",
                           part_in_words(context, found)),
                   message("held_out.fewer_may_do.next", "Fewer columns may do as well.")};
}

}  // namespace steelyard
