// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace steelyard::ui {

/// The name of the dynamic property by which a widget names its help page: "method/dii".
inline constexpr const char* helpPageProperty = "helpPage";
/// The name of the dynamic property by which a widget names its place in the page of what it is
/// part of: "epochs".
inline constexpr const char* helpAnchorProperty = "helpAnchor";

/// The page of what has the focus: its own or that of the nearest widget around it that names one.
/// Empty if none does.
/// \param widget  may be null
[[nodiscard]] QString helpPlaceOf(const QWidget* widget);

/// Answers "What's this?" with the tool tip, for every widget that has a tool tip and no longer
/// text. To be installed on the application.
class WhatsThisFromToolTip : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace steelyard::ui
