// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/run/single_thread.h"

#include "core/parallel.h"

namespace steelyard {

SingleThread::SingleThread() : before_(most_threads()) { set_most_threads(1); }

SingleThread::~SingleThread() { set_most_threads(before_); }

}  // namespace steelyard
