// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>
#include <optional>

#include "core/analysis/answer_question.h"
#include "core/methods/registry.h"

namespace steelyard::ui {

class Runs;

/// What the answer of a finished run is made from; nothing where the session has no such run. Its
/// log is that of the run: a check that is asked for again goes on where it was, even if another
/// run has been shown since.
/// \param methods  must outlive the answer
[[nodiscard]] std::optional<AnswerQuestion> questionAbout(const Runs& runs,
                                                          const MethodRegistry& methods,
                                                          quint64 number);

}  // namespace steelyard::ui
