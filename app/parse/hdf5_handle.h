// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <hdf5.h>

#include "app/parse/parsed_file.h"

namespace steelyard::parse {

/// About as much is read at once, so that little memory is needed.
inline constexpr hsize_t step_bytes = 1U << 22U;

/// An HDF5 identifier of an open object.
class Handle {
 public:
  Handle(hid_t id, herr_t (*close)(hid_t)) : id_(id), close_(close) {}
  ~Handle() {
    if (id_ >= 0) {
      close_(id_);
    }
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  Handle(Handle&&) = delete;
  Handle& operator=(Handle&&) = delete;

  [[nodiscard]] hid_t id() const { return id_; }
  /// \throws Unreadable: it could not be opened
  [[nodiscard]] hid_t checked() const {
    if (id_ < 0) {
      throw Unreadable("a part of the file");
    }
    return id_;
  }

 private:
  hid_t id_;
  herr_t (*close_)(hid_t);
};

/// Numbers in another file could come from any file of the user's.
[[nodiscard]] bool lies_elsewhere(hid_t dataset);

}  // namespace steelyard::parse
