// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

/// The namespace of what is compiled for a level: core/CMakeLists.txt defines it as the name of
/// that level. The linker keeps one of several inline functions of one name. Were that the one of a
/// richer level, the program would not run on a lesser processor. So all that the sources in this
/// folder use, unless it is inlined for certain, has names of its own for each level; Eigen, too,
/// because core/CMakeLists.txt gives its namespace another name there. A test looks at the symbols.
#ifndef STEELYARD_LEVEL
#define STEELYARD_LEVEL portable
#endif
