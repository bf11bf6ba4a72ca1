// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/python/errors.h"

#include <exception>

#include "core/error.h"

namespace steelyard::python {

namespace py = pybind11;

void bind_errors(py::module_& module) {
  // Python frees what a module has when it ends, and this must outlive the translator.
  // NOLINTNEXTLINE(*-avoid-non-const-global-variables)
  static PyObject* const input_error =
      PyErr_NewExceptionWithDoc("steelyard.InputError",
                                "What was asked cannot be done. The message says what is wrong, "
                                "where, and what would be accepted.",
                                PyExc_ValueError, nullptr);
  module.attr("InputError") = py::reinterpret_borrow<py::object>(input_error);
  // NOLINTNEXTLINE(performance-unnecessary-value-param): pybind11 asks for this signature
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) {
        std::rethrow_exception(thrown);
      }
    } catch (const Error& error) {
      PyErr_SetString(error.kind() == ErrorKind::bad_input      ? input_error
                      : error.kind() == ErrorKind::cannot_write ? PyExc_OSError
                                                                : PyExc_RuntimeError,
                      error.what());
    }
  });
}

}  // namespace steelyard::python
