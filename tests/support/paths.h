// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace steelyard::tests {

// Where things lie on this machine. Compiled into one file of its own, so that no other object
// names the checkout, and a compiler cache knows them all again in another one.

/// The folder of reference numbers and data beside the checkout; it may be absent.
std::string shared_dir();

/// tests/fixtures.
std::string fixtures_dir();

/// The program, and the one that it calls to parse MATLAB and HDF5 files.
std::string program_path();
std::string parser_path();

}  // namespace steelyard::tests
