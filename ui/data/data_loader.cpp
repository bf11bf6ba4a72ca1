// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/data/data_loader.h"

#include <QFile>
#include <exception>

#include "core/data/table_reader.h"

namespace steelyard::ui {

template <typename Tell>
void DataLoader::post(std::uint64_t number, Tell tell) {
  QMetaObject::invokeMethod(
      this,
      [this, number, tell = std::move(tell)] {
        if (number == number_) {
          tell();
        }
      },
      Qt::QueuedConnection);
}

void DataLoader::load(const QString& path, const Reading& reading) {
  loading_ = true;
  const std::uint64_t number = ++number_;
  thread_ = std::jthread([this, number, path, reading](const std::stop_token& stop) {
    read(stop, number, path, reading);
  });
}

void DataLoader::cancel() { thread_.request_stop(); }

void DataLoader::read(const std::stop_token& stop, std::uint64_t number, const QString& path,
                      const Reading& reading) {
  const ReadControl control{[this, number](double fraction) {
                              post(number, [this, fraction] { Q_EMIT progress(fraction); });
                            },
                            stop};
  try {
    const std::filesystem::path file(QFile::encodeName(path).toStdString());
    auto dataset = std::make_shared<Dataset>(read_table(file, reading, control));
    post(number, [this, dataset] {
      end();
      Q_EMIT loaded(dataset);
    });
  } catch (const std::exception& error) {
    const bool asked = stop.stop_requested();
    post(number, [this, asked, message = QString::fromUtf8(error.what())] {
      end();
      if (asked) {
        Q_EMIT cancelled();
      } else {
        Q_EMIT failed(message);
      }
    });
  }
}

}  // namespace steelyard::ui
