// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/held_folder.h"

#include "core/error.h"

namespace steelyard::app {

HeldFolder::HeldFolder(const std::filesystem::path& path) : lock_(path) {
  if (lock_.is_of_another()) {
    throw bad_input({message("held_folder.of_another",
                             "another run of Steelyard is writing to this folder now"),
                     path.string(),
                     message("held_folder.of_another.accepted",
                             "another folder for each run (--out), or this one after that run")});
  }
}

}  // namespace steelyard::app
