// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <string>

#include "core/parameter/parameter.h"

namespace steelyard::ui {

class MethodPanel;
class RunController;

/// Repeats the run while a live parameter (ParameterSpec::live) is dragged, as long as a run is too
/// short to notice. The runs of one drag make one entry in the session, the last.
class LiveRerun : public QObject {
  Q_OBJECT
 public:
  /// A run that takes longer than this, in seconds, is not repeated unasked.
  static constexpr double longest = 0.2;

  /// \param method, controller  must live longer than this
  LiveRerun(const MethodPanel& method, const RunController& controller, QObject* parent = nullptr);

  /// A run begins with the current values of the form, requested by the user or by this object.
  void noteStart();
  /// Forgets the last run: it belongs to other data.
  void forget();

 Q_SIGNALS:
  /// \param instead  whether it replaces the previous run, which belongs to the same drag
  void rerunWanted(bool instead);

 private:
  void follow();
  void finish();
  [[nodiscard]] bool isLiveChange() const;

  const MethodPanel& method_;
  const RunController& controller_;
  std::string of_;          // method of the last run; empty if there was none
  ParameterValues values_;  // of the last run
  bool quick_ = false;      // whether the last run was quick
  bool live_ = false;       // whether this object requested the last run
  bool asking_ = false;
};

}  // namespace steelyard::ui
