// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/question.h"

#include "ui/data/data_panel.h"
#include "ui/fault_text.h"
#include "ui/method/method_panel.h"

namespace steelyard::ui {

Question::Question(DataPanel& data, MethodPanel& method, QObject* parent)
    : QObject(parent), data_(data), method_(method) {
  soon_.setSingleShot(true);
  connect(&soon_, &QTimer::timeout, this, &Question::settle);
  const auto dataChanged = [this] {
    problemIsStale_ = true;
    soon_.start(0);
  };
  connect(&data, &DataPanel::datasetChanged, this, dataChanged);
  connect(&data, &DataPanel::tableChanged, this, dataChanged);
  connect(&data, &DataPanel::rolesChanged, this, dataChanged);
  connect(&data, &DataPanel::optionsChanged, this, dataChanged);
  const auto methodChanged = [this] { soon_.start(0); };
  connect(&method, &MethodPanel::methodChanged, this, methodChanged);
  connect(&method, &MethodPanel::valuesChanged, this, methodChanged);
}

void Question::settle() {
  soon_.stop();
  if (problemIsStale_) {
    makeProblem();
  }
  checkMethod();
}

void Question::makeProblem() {
  problemIsStale_ = false;
  problem_.reset();
  table_ = data_.sharedDataset();
  trouble_.clear();
  if (!data_.hasDataset()) {
    trouble_ = tr("Open a table first.");
  } else {
    try {
      problem_ = std::make_shared<const Problem>(
          make_problem(data_.sharedDataset(), data_.options(), data_.truthTable()));
    } catch (...) {
      trouble_ = faultText();
    }
  }
  data_.showRemarks(problem_ ? problem_->warnings : std::vector<std::string>{});
  Q_EMIT problemChanged(problem_);
}

void Question::checkMethod() {
  whyNot_ = trouble_;
  std::vector<Complaint> complaints;
  if (problem_ && method_.method() != nullptr) {
    whyNot_ = troubleOf([&] { complaints = method_.method()->check(*problem_, method_.values()); });
  }
  method_.setComplaints(complaints);
  if (whyNot_.isEmpty() && !complaints.empty()) {
    whyNot_ = QString::fromStdString(complaints.front().message);
  }
  if (whyNot_.isEmpty() && !method_.isAcceptable()) {
    whyNot_ = tr("A parameter is not valid yet.");
  }
  Q_EMIT answerableChanged();
}

}  // namespace steelyard::ui
