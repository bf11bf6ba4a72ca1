// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/single_thread.h"

#include <omp.h>

namespace steelyard {

SingleThread::SingleThread() : before_(omp_get_max_threads()) { omp_set_num_threads(1); }

SingleThread::~SingleThread() { omp_set_num_threads(before_); }

}  // namespace steelyard
