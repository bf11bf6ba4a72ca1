// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/sample_choice.h"

#include "ui/plots/scatter_plot.h"

namespace steelyard::ui {

void SampleChoice::join(ScatterPlot& plot) {
  connect(&plot, &ScatterPlot::samplesChosen, this, &SampleChoice::choose);
  connect(this, &SampleChoice::changed, &plot, [this, shown = &plot] {
    if (shown->chosen() != samples_) {
      shown->setChosen(samples_);
    }
  });
}

void SampleChoice::choose(const std::vector<Index>& samples) {
  if (samples == samples_) {
    return;
  }
  samples_ = samples;
  Q_EMIT changed();
}

}  // namespace steelyard::ui
