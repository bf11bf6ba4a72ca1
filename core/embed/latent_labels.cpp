// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/embed/latent_labels.h"

#include <iomanip>
#include <locale>
#include <sstream>

namespace steelyard {
namespace {

std::string in_percent(double share) {
  std::ostringstream text;
  text.imbue(std::locale::classic());
  text << std::fixed << std::setprecision(1) << 100.0 * share << " %";
  return text.str();
}

}  // namespace

ParameterSpec alpha_parameter() {
  ParameterSpec alpha;
  alpha.id = "alpha";
  alpha.label = "Mixing";
  alpha.help = "1: principal components of the inputs; 0: regression of the ground truth";
  alpha.initial = 0.5;
  alpha.minimum = 0.0;
  alpha.maximum = 1.0;
  alpha.live = true;
  return alpha;
}

void label_latent_axes(const std::string& name, const LatentShares& shares,
                       Projection& projection) {
  projection.axis_labels.clear();
  for (Index component = 0; component < shares.inputs.size(); ++component) {
    std::string label = name + " " + std::to_string(component + 1);
    label += " (" + in_percent(shares.inputs[component]) + " of the variance";
    if (shares.regressed) {
      label += ", " + in_percent(shares.targets[component]) + " of the truth";
    }
    projection.axis_labels.push_back(label + ")");
  }
}

std::string note_without_targets(const std::string& why) {
  return "These are principal components (alpha = 1) because " + why + ".";
}

}  // namespace steelyard
