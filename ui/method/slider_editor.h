// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/method/text_editors.h"

class QSlider;

namespace steelyard::ui {

/// A real number between two bounds that is dragged while the user watches the result
/// (ParameterSpec::live), or typed beside the slider.
class SliderEditor : public NumberEditor {
  Q_OBJECT
 public:
  /// Whether the parameter can be dragged: real, live, within finite bounds.
  [[nodiscard]] static bool suits(const ParameterSpec& spec);

  /// Requires suits(spec).
  SliderEditor(const ParameterSpec& spec, QWidget* parent);
  [[nodiscard]] QSlider& slider() const { return *slider_; }

 private:
  void follow();
  void drag(int position);

  QSlider* slider_;
};

}  // namespace steelyard::ui
