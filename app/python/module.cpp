// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <pybind11/pybind11.h>

#include "app/python/applying.h"
#include "app/python/descriptions.h"
#include "app/python/errors.h"
#include "app/python/panel.h"
#include "app/python/question.h"
#include "app/python/reading.h"
#include "app/python/run.h"
#include "app/python/table.h"

// The package steelyard makes its classes and functions of this.
// NOLINTNEXTLINE: the macro of pybind11
PYBIND11_MODULE(_core, module) {
  using namespace steelyard::python;
  bind_errors(module);
  bind_table(module);
  bind_question(module);
  bind_descriptions(module);
  bind_reading(module);
  bind_run(module);
  bind_applying(module);
  bind_panel(module);
}
