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

// A table is made by instructions of its level, so no other table than the asked one may be made:
// the others may need a processor that this one is not.
const Kernels& kernels_at([[maybe_unused]] Level level) {
#ifdef STEELYARD_LEVELS_OF_X86
  if (level == Level::v4) {
    static const Kernels of_v4 = v4::table();
    return of_v4;
  }
  if (level == Level::v3) {
    static const Kernels of_v3 = v3::table();
    return of_v3;
  }
  if (level == Level::v2) {
    static const Kernels of_v2 = v2::table();
    return of_v2;
  }
#endif
  static const Kernels of_portable = portable::table();
  return of_portable;
}

const Kernels& kernels_in_use() {
  static const Kernels& in_use = kernels_at(level_in_use());
  return in_use;
}

}  // namespace steelyard::kernels
