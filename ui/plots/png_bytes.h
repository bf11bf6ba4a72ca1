// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QImage>

namespace steelyard::ui {

/// A picture as a PNG file of three bytes per pixel, without transparency and with its dots per
/// metre. Qt's own writer tries every filter of the format on every row, which takes four times as
/// long and makes plots hardly smaller. May be called in any thread.
/// \param image  in the format RGB32, at least one pixel wide and high
/// \throws std::bad_alloc if there is not enough memory
/// Source: Portable Network Graphics (PNG) Specification, third edition, W3C 2025.
[[nodiscard]] QByteArray pngBytes(const QImage& image);

}  // namespace steelyard::ui
