// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/message.h"
#include "core/parameter/complaint.h"

namespace steelyard::ui {

/// The sentence of a message of core in the language of the window: its pattern, and those of the
/// messages within it, are translated in the context "core" before the arguments are put in. The id
/// tells those apart that have the same words in English. Terms are said as shownTerm() does.
/// Without a translation it is what in_words() makes.
[[nodiscard]] std::string shownWords(const Message& message);
/// The same of a complaint, which names parameters as the window does: by their labels.
[[nodiscard]] std::string shownWords(const Complaint& complaint);
/// The same as a sentence of its own: it begins with a capital letter, but a name that it begins
/// with, such as that of a column, stays as it is.
[[nodiscard]] std::string shownSentence(const Message& message);
/// The sentences, in the same order.
[[nodiscard]] std::vector<std::string> shownWords(const std::vector<Message>& messages);

}  // namespace steelyard::ui
