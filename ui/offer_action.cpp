// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/offer_action.h"

#include <QAction>

#include "ui/plain_text.h"

namespace steelyard::ui {

void offerAction(QAction& action, bool possible, const QString& whyNot, const QString& tip) {
  action.setEnabled(possible);
  action.setToolTip(tipText(possible ? tip : whyNot));
}

}  // namespace steelyard::ui
