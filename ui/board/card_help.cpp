// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/card_help.h"

#include <QCoreApplication>
#include <QHash>

namespace steelyard::ui {
namespace {

struct CardHelpTexts {
  Q_DECLARE_TR_FUNCTIONS(CardHelpTexts)
 public:
  static QHash<QString, QString> all();
};

QHash<QString, QString> CardHelpTexts::all() {
  return {
      {"objective", tr("The quantity that the run minimises, at each iteration. In a search, each "
                       "point is one solution and the line is the lowest so far. Look for: a curve "
                       "that falls and then stays level. One that still falls at the end needs "
                       "more iterations; one that jumps needs a smaller learning rate.")},
      {"overlap", tr("The cosine between the learned weights and others: the known ones, or those "
                     "of an earlier run. 1 means the same proportions, 0 no column in common. Look "
                     "for: a curve that ends near 1 where the right answer is known.")},
      {"weights", tr("How much each input counts, the largest as 1. Inputs of weight 0 are left "
                     "out. Look for: a few long bars and many without any: few columns are enough. "
                     "A short bar "
                     "beside that of a correlated column may matter all the same: such columns "
                     "share their weight. "
                     "Bars of equal length say that nothing was learned.")},
      {"projection", tr("Each sample as a point: the learned space seen from the side where it "
                        "spreads most, or as the box above chooses. Look for: colours that "
                        "separate, or change smoothly, once the weights are learned. Drag around "
                        "points to choose them.")},
      {"purity", tr("Samples are clustered in the learned space; purity is the share of samples "
                    "that lie in a cluster of their own class. Look for: a curve that rises. It "
                    "says that the learned columns tell the classes apart.")},
      {"plane", tr("How well features predict the ground truth (across) and how well it predicts "
                   "them (up): 0 is perfect, 1 is chance. Look for: points at the left. They hold "
                   "what the ground truth holds; at the lower left both hold the same.")},
      {"path", tr("The objective of each solution of a search against the number of its features; "
                  "the line is the best of each number. Look for: the number from which more "
                  "features gain little. Click a point to see its solution everywhere.")},
      {"clusters",
       tr("Two clusterings of the samples, compared: clusters of the shown space, of all "
          "inputs, of the ground truth, or the classes of the label. Look for: bars "
          "near 1, groups that consist of one class.")},
      {"free-energy", tr("Where samples are dense along two coordinates, as a landscape: low where "
                         "there are many. The unit kT assumes that they come from an equilibrium. "
                         "Look for: separate valleys, and how high the passes between them are.")},
      {"path-purity", tr("The purity of clusters in the space of the best solution of each number "
                         "of features. Look for: the smallest number at which it is as high as "
                         "with all.")},
      {"held-out-error", tr("The error on samples that were not used for the fit, with the first "
                            "features of the ranking, against random selections of the same size "
                            "(the band). Look for: a curve well below the band. One inside it is "
                            "no better than chance, whatever the weights look like.")},
  };
}

}  // namespace

QString cardHelp(const QString& cardId) { return CardHelpTexts::all().value(cardId); }

}  // namespace steelyard::ui
