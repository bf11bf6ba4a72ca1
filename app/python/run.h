// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <pybind11/pybind11.h>

#include <memory>

#include "app/python/question.h"
#include "app/python/table.h"
#include "core/record/record.h"
#include "core/run/chosen_features.h"

namespace steelyard::python {

/// A run that has ended, with the table it was made of.
struct Run {
  Table table;
  ProblemPtr problem;
  Record record;
  const Method* method = nullptr;
  Question question;
};

/// Runs a method as the command line does, with the same bits.
/// \param method  its id
/// \param told    see work_and_wait()
/// \throws Error(bad_input) with all complaints of the method at once
[[nodiscard]] std::shared_ptr<Run> run(const Table& table, const Question& question,
                                       const std::string& method, const Settings& settings,
                                       const SelectionRule& rule, const pybind11::object& told);

void bind_run(pybind11::module_& module);

}  // namespace steelyard::python
