// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/platform/open_folder.h"

namespace steelyard::app {

/// At its start, Qt looks for a file in the runtime folder of the desktop session. Where there is
/// no such session, Qt would complain and make a folder that stays. While this object exists, the
/// runtime folder is an empty one without a name: nothing is left, even if the program is killed.
class RuntimeFolder {
 public:
  RuntimeFolder();
  ~RuntimeFolder();
  RuntimeFolder(const RuntimeFolder&) = delete;
  RuntimeFolder& operator=(const RuntimeFolder&) = delete;
  RuntimeFolder(RuntimeFolder&&) = delete;
  RuntimeFolder& operator=(RuntimeFolder&&) = delete;

 private:
  NamelessFolder folder_;
};

}  // namespace steelyard::app
