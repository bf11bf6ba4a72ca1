// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/report/glossary.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "core/error.h"

namespace steelyard {
namespace {

using Entry = std::pair<std::string_view, std::string_view>;

constexpr std::array<Entry, 43> explanations{{
    {"Base",
     "The run that others are compared with. Its curve, weights and path stay in the plots, in "
     "grey, "
     "behind those of other runs, and the cosine overlap is that with its weights."},
    {"Blocks",
     "Samples that belong together, such as the years of one country or a stretch of a trajectory. "
     "A fair test keeps a block whole, on one side or the other."},
    {"Card", "A live plot of a run on the board."},
    {"Chance", "What a selection of the same size reaches if it is made at random."},
    {"Column", "One quantity of a table, with one value for each sample."},
    {"Constant column",
     "A column with the same value in all samples. It cannot distinguish samples and ranks last."},
    {"Cosine overlap",
     "How well two sets of weights agree, such as the learned and the known ones: the cosine of "
     "the "
     "angle between them, with one axis for each column. 1: they are proportional; 0: they have no "
     "column in common."},
    {"Cross-validation",
     "Learning from some samples and measuring the error on the others, in turn, until each sample "
     "was held out once."},
    {"DII",
     "Differentiable Information Imbalance: how badly near neighbours among the weighted inputs "
     "predict near neighbours in the target. About 0: they predict them; about 1: they tell "
     "nothing. Its weights can be learned by descent."},
    {"Discovery", "A column that a test calls relevant. It is false if the column is not."},
    {"Duplicate column",
     "A column equal to another. Neither is better; which one ranks first is "
     "a matter of order."},
    {"False discovery rate",
     "The expected share of false ones among all discoveries. At 0.1, one in ten may be false."},
    {"Feature", "An input column, as something that can be selected, weighted or left out."},
    {"Free energy",
     "Minus the logarithm of the density of samples: low where there are many. Basins are "
     "states."},
    {"Held out", "Not used for learning, so that a test on these samples is fair."},
    {"Identifier",
     "A column that names samples rather than describing them, such as a number that "
     "is different in each row. As an input it explains by naming."},
    {"Imbalance",
     "The information imbalance of two spaces: the mean rank, in the second, of each sample's "
     "nearest neighbour in the first, times 2 / N. It is not the same both ways."},
    {"Imbalance plane",
     "Each point is a set of columns. Across: how badly it predicts the target; up: how badly the "
     "target predicts it, both as information imbalance. Near (0, 0) both hold the same "
     "information; near (1, 1) neither says anything about the other."},
    {"Input",
     "A column that may be selected: all columns that are neither target nor label nor "
     "id."},
    {"Iteration", "One step of a method. The plots show the solution after each."},
    {"Knockoff",
     "A made-up copy of an input with the same relations to all other inputs, but none to the "
     "target. An input that does not beat its knockoff is no discovery."},
    {"Label", "A column that gives each sample its class, in words or numbers."},
    {"Leak",
     "An input that contains the target, or what is known only afterwards. It predicts "
     "well and teaches nothing."},
    {"Map",
     "A matrix that mixes the inputs into components; distances between samples are "
     "measured in these."},
    {"Mean's error",
     "The error of a prediction that knows nothing: it always says the mean of the samples learned "
     "from or, of classes, the most frequent one. It is the unit of held-out errors: 1 is knowing "
     "nothing. Differences below a hundredth of it (0.01) do not count here: fewer columns that "
     "lose no more than that, compared with the error of knowing nothing, are taken to be as good. "
     "If smaller differences matter to you, look at the numbers themselves."},
    {"Missing cell",
     "An empty cell, or one that reads NA, NaN or ?. You choose whether such rows "
     "are refused, left out, or filled with the column's median; text is filled with its most "
     "frequent value or, in an order, the middle one; a target is never filled."},
    {"Objective", "The number that a method makes as small as it can."},
    {"Overlap", "Short for cosine overlap: how well the learned weights agree with known ones."},
    {"Path",
     "The solutions of a search, one for each number of features or each penalty. A point "
     "of it can be chosen, and its columns exported."},
    {"Period",
     "The length after which values of a column repeat, such as 360 for an angle in "
     "degrees."},
    {"Projection", "The samples as points in a plane, near each other where they are alike."},
    {"Purity",
     "The share of a sample's nearest neighbours that have its label, or of a cluster "
     "that has its most common one. Compare it with the share of the largest class."},
    {"Raw weight",
     "The factor by which a run multiplies a column in the column's own unit. It depends on that "
     "unit: of a length in metres it is 1,000 times that of the same length in millimetres. To "
     "compare columns, look at the weight, from which the unit is taken out."},
    {"Record",
     "The file of a run, with everything that is needed to report and to repeat it: "
     "tables and their hashes, roles, settings, version, result."},
    {"Redundant column", "A column that tells nothing that other inputs do not tell already."},
    {"Run", "One method with its settings, put to work on a table, and its result."},
    {"Sample", "One row of a table: a frame of a trajectory, a molecule, a person."},
    {"Score", "How good a column is, by a method. It ranks columns; it does not scale them."},
    {"Search",
     "Many runs of a method on sets of the inputs, to find a good set of each size; the solutions "
     "make up the path. It takes a method that can be run on some of the inputs: of the methods "
     "here, the DII alone. Other methods rank the columns, and held-out samples say how many of "
     "them are enough."},
    {"Selection",
     "The columns that are taken from a ranking: those that the method selects, or as many of the "
     "best as one asks for."},
    {"Stability",
     "How alike the selections are that runs on resampled tables make: 1 if always "
     "the same, about 0 if no more alike than by chance."},
    {"Target",
     "The columns of numbers that are to be explained. They may also be points in space, or a "
     "matrix of distances between samples."},
    {"Weight",
     "The factor by which a column is multiplied before distances are measured. Weights "
     "of columns with different units are compared after multiplying each by the "
     "column's standard deviation."},
}};

/// "means-error"
std::string anchor_of(std::string_view term) {
  if (term == "Target") {
    return "ground-truth";  // to which older pages link
  }
  std::string anchor(term);
  std::erase(anchor, '\'');
  for (char& c : anchor) {
    c = c == ' ' ? '-' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return anchor;
}

HelpEntry entry_of(const Entry& word) {
  return {anchor_of(word.first), std::string(word.first), {}, {std::string(word.second)}};
}

}  // namespace

HelpEntry glossary_entry(std::string_view anchor) {
  const auto* const found =
      std::find_if(explanations.begin(), explanations.end(),
                   [&](const Entry& word) { return anchor_of(word.first) == anchor; });
  if (found == explanations.end()) {
    throw fault("a term that the glossary does not have");
  }
  return entry_of(*found);
}

HelpPage glossary_page() {
  HelpSection section;
  for (const Entry& word : explanations) {
    section.entries.push_back(entry_of(word));
  }
  return {"glossary", {}, "Glossary", "The words that Steelyard uses.", {std::move(section)}};
}

HelpPage first_steps_page() {
  HelpPage page{"first-steps",
                {},
                "First steps",
                "Steelyard finds which columns of a table matter, and how much.",
                {}};
  page.sections = {
      {"Ask",
       {"1. Open a table: File > Open a table, or drop a file on the window. Text (CSV), Excel, "
        "OpenDocument, NumPy, MATLAB, HDF5, SPSS, Stata, SAS, ARFF, KEEL, Orange, COLVAR, XVG "
        "and trajectory files can be read; a preview shows how the file is understood.",
        "2. Say what is to be explained: the target columns, or the label with the classes of the "
        "samples. All other columns are inputs: numbers, and text whose values repeat. Without a "
        "target, a method looks for structure among the inputs alone.",
        "3. Take out what would be unfair: columns that identify samples, that name their group, "
        "or "
        "that are known only after the target. Choose what happens to missing cells."},
       {},
       {}},
      {"Run",
       {"4. Leave the method at Automatic, which tries several wherever there is a target that "
        "it can take, or choose one. Its page under Help > Methods says what it needs and what it "
        "gives; the defaults are sensible.",
        "5. Press Run. The plots show the solution as it develops; Stop keeps the best result so "
        "far. The estimate above the button says how long it takes."},
       {},
       {}},
      {"Answer",
       {"6. Read the ranking, and choose how many columns to take. Compare with chance and with "
        "held-out samples before you believe it: a ranking alone proves nothing.",
        "7. Export what you need: the selection, the reduced table, plots, the record of the run, "
        "a "
        "script for Python or R that selects and weights the same columns, or a command line that "
        "repeats the run."},
       {},
       {}},
      {"Help",
       {"F1 opens the page of what has the focus. The menu Lessons shows methods on tables "
        "whose answer is known."},
       {},
       {}}};
  return page;
}

}  // namespace steelyard
