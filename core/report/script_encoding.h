// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include "core/data/dataset.h"

namespace steelyard::script {

/// One of the columns that a column of text became.
struct NewColumn {
  std::string name;
  MadeOfText made;
};

/// A column of text that a step made numbers of.
struct EncodedText {
  std::string name;
  std::vector<NewColumn> columns;
};

/// \param table  as it was prepared for the run
[[nodiscard]] std::vector<EncodedText> encoded_texts(const Dataset& table);

}  // namespace steelyard::script
