// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <cstdint>
#include <vector>

#include "ui/session/session_run.h"

namespace steelyard::ui {

class Runs;

/// The runs of the session, the highest number first. Their names can be edited. It knows their
/// numbers only and reads each run where it is kept.
class RunListModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Field { NumberField, MethodField, ObjectiveField, EndingField, TimeField, FieldCount };

  /// \param runs  must live as long as this is used
  explicit RunListModel(const Runs& runs, QObject* parent = nullptr)
      : QAbstractTableModel(parent), runs_(runs) {}

  /// Its name, with an ending that limits what the result is worth.
  [[nodiscard]] static QString nameOf(const SessionRun& run);
  /// Lists a run; one that is listed is read again.
  void add(std::uint64_t number);
  /// Without effect if there is no such run.
  void remove(std::uint64_t number);
  void clear();
  /// Reads the name of a run again.
  void followName(std::uint64_t number);
  [[nodiscard]] std::uint64_t numberAt(int row) const {
    return numbers_.at(static_cast<std::size_t>(row));
  }
  /// -1 when there is no such run.
  [[nodiscard]] int rowOf(std::uint64_t number) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

 Q_SIGNALS:
  /// The user gives the run this name; an empty one stands for what its settings say.
  void renamed(std::uint64_t number, const QString& name);

 private:
  const Runs& runs_;
  std::vector<std::uint64_t> numbers_;
};

/// "converged", "iteration limit", "stopped", "failed".
[[nodiscard]] QString endingText(const Outcome& outcome);

}  // namespace steelyard::ui
