// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace steelyard::tests {

// Paths on this machine. They are compiled in a separate file, so that no other object names the
// checkout and a compiler cache can reuse all others in another checkout.

/// The folder of reference numbers and data beside the checkout; it may be absent.
std::string shared_dir();

/// tests/fixtures.
std::string fixtures_dir();

/// The program, and the one that it runs to parse MATLAB and HDF5 files.
std::string program_path();
std::string parser_path();

}  // namespace steelyard::tests
