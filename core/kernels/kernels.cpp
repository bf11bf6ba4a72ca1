// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/kernels/kernels.h"

namespace steelyard::kernels {

// Of core/kernels/each_level/table.cpp, compiled for each level.
namespace portable {
Kernels table();
}
#ifdef STEELYARD_LEVELS_OF_X86
namespace v2 {
Kernels table();
}
namespace v3 {
Kernels table();
}
namespace v4 {
Kernels table();
}
#endif

const Kernels& kernels_at([[maybe_unused]] Level level) {
  static const Kernels of_portable = portable::table();
#ifdef STEELYARD_LEVELS_OF_X86
  static const Kernels of_v2 = v2::table();
  static const Kernels of_v3 = v3::table();
  static const Kernels of_v4 = v4::table();
  switch (level) {
    case Level::v2:
      return of_v2;
    case Level::v3:
      return of_v3;
    case Level::v4:
      return of_v4;
    case Level::portable:
      break;
  }
#endif
  return of_portable;
}

const Kernels& kernels_in_use() {
  static const Kernels& in_use = kernels_at(level_in_use());
  return in_use;
}

}  // namespace steelyard::kernels
