// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/fault_text.h"

#include <QObject>
#include <exception>
#include <new>

#include "core/error.h"

namespace steelyard::ui {

QString faultText() {
  try {
    throw;
  } catch (const Error& error) {
    return QString::fromStdString(error.what());
  } catch (const std::bad_alloc&) {
    return QObject::tr("There is not enough memory for this. Nothing else was affected.");
  } catch (const std::exception& error) {
    return QObject::tr(
               "This failed because of a fault in the program: %1. Nothing else was affected.")
        .arg(QString::fromUtf8(error.what()));
  } catch (...) {
    return QObject::tr("This failed because of a fault in the program. Nothing else was affected.");
  }
}

}  // namespace steelyard::ui
