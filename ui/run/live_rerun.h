// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <string>

#include "core/parameter/parameter.h"

namespace steelyard::ui {

class MethodPanel;
class RunController;

/// Runs again while a live parameter (ParameterSpec::live) is dragged, as long as a run is over
/// before the eye notices. The runs of one drag are one entry of the session, the last.
class LiveRerun : public QObject {
  Q_OBJECT
 public:
  /// A run that takes longer than this is not done again unasked; seconds.
  static constexpr double longest = 0.2;

  /// \param method, controller  must live longer than this
  LiveRerun(const MethodPanel& method, const RunController& controller, QObject* parent = nullptr);

  /// A run begins with what the form says now, asked for by the user or by this.
  void noteStart();
  /// What was run before is of other data.
  void forget();

 Q_SIGNALS:
  /// \param instead  of the run before, which was of the same drag
  void rerunWanted(bool instead);

 private:
  void follow();
  void finish();
  [[nodiscard]] bool isLiveChange() const;

  const MethodPanel& method_;
  const RunController& controller_;
  std::string of_;          // the last run's method; empty: none
  ParameterValues values_;  // of the last run
  bool quick_ = false;      // the last run was
  bool live_ = false;       // the last run was asked for by this
  bool asking_ = false;
};

}  // namespace steelyard::ui
