// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/session.h"

#include "ui/session/question.h"

namespace steelyard::ui {

Session::Session(QObject* parent) : QObject(parent), runs_(tables_.history()) {}

void Session::askBy(DataPanel& data, MethodPanel& method) {
  question_ = new Question(data, method, this);
}

}  // namespace steelyard::ui
