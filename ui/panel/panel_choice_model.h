// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>
#include <map>
#include <string>
#include <vector>

#include "ui/panel/panel_offer.h"

namespace steelyard::ui {

/// The methods that can be compared, each with a tick and with its estimate, or with the reason why
/// it cannot take the question. What a person ticks or unticks stays so while other estimates come.
class PanelChoiceModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Field { MethodField, EstimateField, FieldCount };

  using QAbstractTableModel::QAbstractTableModel;

  void setOffers(std::vector<PanelOffer> offers);
  /// Ticks again what is proposed.
  void forgetTicks();
  /// What a person has ticked or unticked, by the id of the method.
  [[nodiscard]] const std::map<std::string, bool>& ticks() const { return decided_; }
  /// As if a person ticked or unticked these; the others stay as they are.
  void setTicks(const std::map<std::string, bool>& ticks);
  /// The ids of the ticked methods that can take the question.
  [[nodiscard]] std::vector<std::string> chosen() const;
  /// The estimate of these together, in seconds.
  [[nodiscard]] double seconds() const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

 Q_SIGNALS:
  void ticksChanged();

 private:
  void tellTicks();
  [[nodiscard]] const PanelOffer& offerAt(int row) const;
  [[nodiscard]] bool isTicked(const PanelOffer& offer) const;
  [[nodiscard]] static QString text(const PanelOffer& offer, int field);
  [[nodiscard]] static QString tip(const PanelOffer& offer, int field);

  std::vector<PanelOffer> offers_;
  std::map<std::string, bool> decided_;  // by a person, by the id of the method
};

}  // namespace steelyard::ui
