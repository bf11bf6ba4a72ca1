// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/data/dialect.h"
#include "core/data/header_guess.h"

namespace steelyard {

/// Whether each cell is empty, a dash, or looks like a unit, and at least one does: text in
/// brackets of either kind, or symbols of known units, also with prefixes, powers and products
/// ("kJ/mol", "m s^-1", "%").
[[nodiscard]] bool looks_like_units(const std::vector<std::string>& row);

/// Whether this is the symbol or the name of a unit, also with a prefix, a power or in a product,
/// or a currency.
[[nodiscard]] bool is_known_unit(std::string_view text);

/// What is_known_unit() knows besides currencies: symbols that may have a prefix, words that have
/// none, and prefixes. Scripts for other languages are made of these lists.
[[nodiscard]] std::span<const std::string_view> symbols_of_units();
[[nodiscard]] std::span<const std::string_view> words_of_units();
[[nodiscard]] std::span<const std::string_view> prefixes_of_units();

/// Whether the row below the names holds units: it looks so, and below each unit stand numbers.
/// \param rows  the header and the rows below
[[nodiscard]] bool guess_units_row(const TextRows& rows, const Dialect& dialect);

/// The unit without brackets; empty for a dash.
[[nodiscard]] std::string unit_in(std::string_view cell);

}  // namespace steelyard
