// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run/sweep_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QtNumeric>
#include <array>
#include <utility>

#include "core/parameter/sweep_values.h"
#include "ui/count_text.h"
#include "ui/fault_text.h"
#include "ui/native_text.h"
#include "ui/number_text.h"
#include "ui/plain_label.h"
#include "ui/style/notice.h"
#include "ui/term_text.h"

namespace steelyard::ui {
namespace {

bool isChosenFromFew(const ParameterSpec& spec) {
  return spec.type == ParameterType::choice || spec.type == ParameterType::toggle;
}

/// NaN, which no range accepts, if it is none.
double numberIn(const QLineEdit& field) {
  bool isNumber = false;
  const double number = withDecimalPoint(field.text()).trimmed().toDouble(&isNumber);
  return isNumber ? number : qQNaN();
}

}  // namespace

SweepDialog::SweepDialog(const Method& method, ParameterValues settings, Check check,
                         QWidget* parent)
    : QDialog(parent),
      method_(method),
      settings_(std::move(settings)),
      check_(std::move(check)),
      parameter_(new QComboBox(this)),
      first_(new QLineEdit(this)),
      last_(new QLineEdit(this)),
      count_(new QSpinBox(this)),
      logarithmic_(new QCheckBox(tr("Equal ratios (logarithmic)"), this)),
      choices_(new QListWidget(this)),
      values_(new QLineEdit(this)),
      valuesLabel_(new PlainLabel(this)),
      summary_(new PlainLabel(this)),
      trouble_(new Notice(Notice::Kind::Trouble, this)) {
  setWindowTitle(tr("Sweep over a parameter"));
  listParameters();
  layOut();
  connectFields();
  showParameter();
}

/// Those with which runs would differ.
void SweepDialog::listParameters() {
  parameter_->setObjectName(QStringLiteral("sweepParameter"));
  parameter_->setAccessibleName(tr("Parameter that is varied"));
  parameter_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  for (const ParameterSpec& each : method_.schema().specs()) {
    if (each.type != ParameterType::text && method_.schema().applies(each, settings_)) {
      parameter_->addItem(plainName(shownSpec(each).label), textOf(each.id));
    }
  }
}

const ParameterSpec* SweepDialog::spec() const { return method_.schema().find(varied()); }

std::string SweepDialog::varied() const {
  return parameter_->currentData().toString().toStdString();
}

QWidget* SweepDialog::rangeFields() {
  constexpr int fewest = 2;
  const auto field = [](QWidget* edit, const QString& name, const QString& accessible) {
    edit->setObjectName(name);
    edit->setAccessibleName(accessible);
  };
  field(first_, QStringLiteral("sweepFirst"), tr("First value"));
  field(last_, QStringLiteral("sweepLast"), tr("Last value"));
  field(count_, QStringLiteral("sweepCount"), tr("Number of values"));
  field(logarithmic_, QStringLiteral("sweepLogarithmic"), logarithmic_->text());
  count_->setRange(fewest, most_sweep_values);
  auto* const fields = new QWidget(this);
  auto* const numbers = new QHBoxLayout;
  numbers->addWidget(new PlainLabel(tr("From"), fields));
  numbers->addWidget(first_, 1);
  numbers->addWidget(new PlainLabel(tr("to"), fields));
  numbers->addWidget(last_, 1);
  numbers->addWidget(new PlainLabel(tr("values:"), fields));
  numbers->addWidget(count_);
  auto* const rows = new QVBoxLayout(fields);
  rows->setContentsMargins({});
  rows->addLayout(numbers);
  rows->addWidget(logarithmic_);
  return fields;
}

void SweepDialog::layOut() {
  constexpr int comfortable = 420;
  setMinimumWidth(comfortable);
  choices_->setObjectName(QStringLiteral("sweepChoices"));
  choices_->setAccessibleName(tr("Values to try"));
  values_->setObjectName(QStringLiteral("sweepValues"));
  values_->setAccessibleName(tr("Values to try"));
  summary_->setObjectName(QStringLiteral("sweepSummary"));
  trouble_->setObjectName(QStringLiteral("sweepTrouble"));
  range_ = rangeFields();
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  add_ = buttons->button(QDialogButtonBox::Ok);
  add_->setText(tr("Add to the queue"));
  add_->setObjectName(QStringLiteral("sweepAdd"));
  connect(buttons, &QDialogButtonBox::accepted, this, &SweepDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* const rows = new QVBoxLayout(this);
  auto* const purpose =
      new PlainLabel(tr("One run for each value; all other settings stay as they are now."), this);
  purpose->setWordWrap(true);
  rows->addWidget(purpose);
  rows->addWidget(parameter_);
  rows->addWidget(range_);
  rows->addWidget(choices_);
  rows->addWidget(valuesLabel_);
  rows->addWidget(values_);
  rows->addWidget(summary_);
  rows->addWidget(trouble_);
  rows->addStretch(1);
  rows->addWidget(buttons);
}

void SweepDialog::connectFields() {
  connect(parameter_, &QComboBox::currentIndexChanged, this, &SweepDialog::showParameter);
  for (const QLineEdit* end : {first_, last_}) {
    connect(end, &QLineEdit::textChanged, this, &SweepDialog::takeRange);
  }
  connect(count_, &QSpinBox::valueChanged, this, &SweepDialog::takeRange);
  connect(logarithmic_, &QCheckBox::toggled, this, &SweepDialog::takeRange);
  connect(choices_, &QListWidget::itemChanged, this, &SweepDialog::takeChoices);
  connect(values_, &QLineEdit::textChanged, this, &SweepDialog::look);
}

void SweepDialog::showParameter() {
  const ParameterSpec* const chosen = spec();
  if (chosen == nullptr) {
    return look();
  }
  const bool few = isChosenFromFew(*chosen);
  range_->setVisible(takes_range(*chosen));
  choices_->setVisible(few);
  values_->setVisible(!few);
  valuesLabel_->setVisible(!few);
  valuesLabel_->setText(chosen->type == ParameterType::list ? tr("Values, separated by semicolons:")
                                                            : tr("Values, separated by commas:"));
  if (few) {
    fillChoices(shownSpec(*chosen));
  } else if (takes_range(*chosen)) {
    const SweepRange range = proposed_range(*chosen, settings_.at(chosen->id));
    const std::array<QSignalBlocker, 4> quiet = {QSignalBlocker(first_), QSignalBlocker(last_),
                                                 QSignalBlocker(count_),
                                                 QSignalBlocker(logarithmic_)};
    first_->setText(exactNumberText(range.first));
    last_->setText(exactNumberText(range.last));
    count_->setValue(range.count);
    logarithmic_->setChecked(range.logarithmic);
    takeRange();
  } else {
    values_->setText(textOf(to_text(settings_.at(chosen->id))));
  }
  look();
}

void SweepDialog::fillChoices(const ParameterSpec& shown) {
  const QSignalBlocker quiet(choices_);
  choices_->clear();
  const auto add = [this](const QString& label, const QString& id) {
    auto* const item = new QListWidgetItem(label, choices_);
    item->setData(Qt::UserRole, id);
    item->setCheckState(Qt::Checked);
  };
  for (const ParameterChoice& choice : shown.choices) {
    add(plainName(choice.label), textOf(choice.id));
  }
  if (shown.type == ParameterType::toggle) {
    add(tr("yes"), QStringLiteral("true"));
    add(tr("no"), QStringLiteral("false"));
  }
  takeChoices();
}

void SweepDialog::takeRange() {
  const QString trouble = troubleOf([this] {
    const SweepRange range{numberIn(*first_), numberIn(*last_), count_->value(),
                           logarithmic_->isChecked()};
    values_->setText(textOf(sweep_text(*spec(), range)));
  });
  if (!trouble.isEmpty()) {
    values_->clear();
    trouble_->say(trouble);
  }
}

void SweepDialog::takeChoices() {
  QStringList ids;
  for (int row = 0; row < choices_->count(); ++row) {
    if (choices_->item(row)->checkState() == Qt::Checked) {
      ids << choices_->item(row)->data(Qt::UserRole).toString();
    }
  }
  values_->setText(ids.join(QStringLiteral(", ")));
}

void SweepDialog::look() {
  runs_.clear();
  const QString trouble = troubleOf([this] {
    if (const ParameterSpec* const chosen = spec()) {
      const ParameterSchema& schema = method_.schema();
      runs_ = swept(schema, settings_, *chosen,
                    sweep_values(schema, *chosen, values_->text().toStdString()));
    }
  });
  trouble_->say(trouble);
  summary_->setText(runs_.empty() ? QString()
                                  : countText(runs_.size(), tr("%1 run"),
                                              tr("%1 runs", nullptr, howMany(runs_.size()))));
  add_->setEnabled(!runs_.empty());
}

void SweepDialog::accept() {
  look();
  for (const ParameterValues& values : runs_) {
    if (const QString why = check_(values); !why.isEmpty()) {
      trouble_->say(tr("%1: %2").arg(shownRunName(method_, values, varied()), why));
      return;
    }
  }
  if (!runs_.empty()) {
    QDialog::accept();
  }
}

}  // namespace steelyard::ui
