// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/board/narrow_combo.h"

#include <QAbstractListModel>
#include <QComboBox>
#include <QListView>
#include <QSignalBlocker>
#include <QStyle>
#include <algorithm>
#include <iterator>
#include <utility>

#include "ui/plain_text.h"
#include "ui/style/follow_font.h"

namespace steelyard::ui {
namespace {

/// The model that a combo box has by itself keeps an object for each line.
class LineModel : public QAbstractListModel {
 public:
  LineModel(std::vector<ComboLine> lines, QObject* parent)
      : QAbstractListModel(parent), lines_(std::move(lines)) {}

  [[nodiscard]] int rowCount(const QModelIndex& parent) const override {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
  }
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
    const ComboLine& line = lines_.at(static_cast<std::size_t>(index.row()));
    switch (role) {
      case Qt::DisplayRole:
      case Qt::EditRole:
        return line.text;
      case Qt::UserRole:
        return line.data;
      case Qt::AccessibleDescriptionRole:  // by which Qt knows a separator
        return line.separator ? QVariant(QStringLiteral("separator")) : QVariant();
      default:
        return {};
    }
  }
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override {
    const bool divides = lines_.at(static_cast<std::size_t>(index.row())).separator;
    return divides ? Qt::NoItemFlags : QAbstractListModel::flags(index);
  }

 private:
  std::vector<ComboLine> lines_;
};

bool shorter(const ComboLine& one, const ComboLine& other) {
  return one.text.size() < other.text.size();
}

void keepWhole(QComboBox& combo) {
  constexpr int aroundText = 32;  // pixels, for the arrow, too
  const auto adapt = [&combo] {
    combo.setMinimumWidth(combo.fontMetrics().horizontalAdvance(combo.currentText()) + aroundText);
  };
  followFont(combo, adapt);
  QObject::connect(&combo, &QComboBox::currentTextChanged, &combo, adapt);
}

}  // namespace

QComboBox* narrowCombo(const QString& objectName, const QString& purpose, ComboWidth least) {
  auto* combo = new QComboBox;
  combo->setObjectName(objectName);
  combo->setAccessibleName(purpose);
  combo->setToolTip(tipText(purpose));
  combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  combo->setIconSize({0, 0});  // no space for icons, which no item has
  if (least == ComboWidth::whole) {
    keepWhole(*combo);
  } else {
    constexpr int wanted = 11;  // letters, where there is room
    constexpr int fewest = 6;
    combo->setMinimumContentsLength(wanted);
    followFont(*combo, [combo] {
      combo->setMinimumWidth(fewest * combo->fontMetrics().averageCharWidth());
    });
  }
  return combo;
}

void fitList(QComboBox& combo) {
  combo.view()->setMinimumWidth(combo.view()->sizeHintForColumn(0) +
                                combo.style()->pixelMetric(QStyle::PM_ScrollBarExtent));
}

void setLines(QComboBox& combo, std::vector<ComboLine> lines, int otherwise) {
  const QSignalBlocker quiet(combo);
  const QString before = combo.currentText();
  const auto longest = std::max_element(lines.begin(), lines.end(), shorter);
  const QString widest = longest == lines.end() ? QString() : longest->text;
  // Looked for here, as the box would ask its model for each of ten thousand lines.
  const auto again = std::find_if(lines.begin(), lines.end(), [&before](const ComboLine& line) {
    return !before.isEmpty() && line.text == before;
  });
  const int current =
      again == lines.end() ? otherwise : static_cast<int>(std::distance(lines.begin(), again));
  const bool divided =
      std::any_of(lines.begin(), lines.end(), [](const ComboLine& line) { return line.separator; });
  combo.setModel(new LineModel(std::move(lines), &combo));  // deletes the one before
  combo.setCurrentIndex(current);
  if (auto* list = qobject_cast<QListView*>(combo.view()); list != nullptr && !divided) {
    list->setUniformItemSizes(true);
  }
  constexpr int margins = 24;  // pixels around a text, in every style more than enough
  combo.view()->setMinimumWidth(combo.fontMetrics().horizontalAdvance(widest) + margins +
                                combo.style()->pixelMetric(QStyle::PM_ScrollBarExtent));
}

}  // namespace steelyard::ui
