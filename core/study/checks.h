// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// learning_curve.cpp still includes its header by this name.
#include "core/study/learning_curve.h"
