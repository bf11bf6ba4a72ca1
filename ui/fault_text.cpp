// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/fault_text.h"

#include <QObject>
#include <exception>
#include <new>

#include "core/error.h"
#include "ui/message_text.h"
#include "ui/plain_text.h"

namespace steelyard::ui {
namespace {

QString saidOfFault(const char* what) {
  return QObject::tr(
             "This failed because of a fault in the program: %1. Nothing else was affected.")
      .arg(QString::fromUtf8(what));
}

}  // namespace

QString faultText() {
  try {
    throw;
  } catch (const Error& error) {
    if (error.kind() == ErrorKind::fault) {
      return saidOfFault(error.what());
    }
    // A place comes first: the name of a file is left as it is.
    const QString text = QString::fromStdString(shownWords(statement_of(error.parts())));
    return error.parts().where.says_nothing() ? capitalised(text) : text;
  } catch (const std::bad_alloc&) {
    return QObject::tr("There is not enough memory for this. Nothing else was affected.");
  } catch (const std::exception& error) {
    return saidOfFault(error.what());
  } catch (...) {
    return QObject::tr("This failed because of a fault in the program. Nothing else was affected.");
  }
}

}  // namespace steelyard::ui
