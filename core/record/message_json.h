// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

#include "core/message.h"
#include "core/record/json.h"

namespace steelyard::json {

/// A message with its sentence, for whoever reads the file.
[[nodiscard]] Json from_message(const Message& message);
/// Writes the sentence under `key`, and beside it what it is made of.
void put(const Message& message, const char* key, Json& object);
/// What put() wrote. If there is a sentence alone, as in records of earlier versions, its words
/// have no id. Without the key, the message says nothing.
[[nodiscard]] Message to_message(const Reader& reader, const char* key);
/// The same of a key that is never missing.
/// \throws Error(bad_input) without its sentence
[[nodiscard]] Message required_message(const Reader& reader, const char* key);
/// The messages of a list; empty if the key is missing. Records of earlier versions hold sentences,
/// which become messages without an id.
/// \throws Error(bad_input) if an item is neither a message nor a text
[[nodiscard]] std::vector<Message> to_messages(const Reader& reader, const char* key);

}  // namespace steelyard::json
