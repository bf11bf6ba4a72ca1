// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/python/opening.h"

#include "core/data/generators.h"
#include "core/data/table_reader.h"
#include "core/error.h"
#include "core/record/data_reference.h"

namespace steelyard::python {

Dataset opened(const std::string& source, const Reading& reading, const ReadControl& control) {
  if (is_generated(source)) {
    return open_generator(source);
  }
  if (!is_file(source)) {
    throw bad_input({message("python.not_a_file", "this is no file that could be read again"),
                     source,
                     message("python.not_a_file.accepted",
                             "a file, or a generator such as generator:ten-gaussians")});
  }
  return read_table(source, reading, control);
}

}  // namespace steelyard::python
