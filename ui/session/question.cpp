// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/question.h"

#include <utility>

#include "core/message.h"
#include "ui/data/data_panel.h"
#include "ui/fault_text.h"
#include "ui/jobs/job_runner.h"
#include "ui/message_text.h"
#include "ui/method/method_panel.h"
#include "ui/method/parameter_editor.h"
#include "ui/method/parameter_form.h"

namespace steelyard::ui {

Question::Question(DataPanel& data, MethodPanel& method, QObject* parent)
    : QObject(parent), data_(data), method_(method), maker_(new JobRunner(this)) {
  soon_.setSingleShot(true);
  connect(&soon_, &QTimer::timeout, this, &Question::follow);
  const auto dataChanged = [this] {
    problemIsStale_ = true;
    soon_.start(0);
  };
  connect(&data, &DataPanel::datasetChanged, this, [this, dataChanged] {
    next_ = nullptr;  // it was meant for the earlier table
    dataChanged();
  });
  connect(&data, &DataPanel::tableChanged, this, dataChanged);
  connect(&data, &DataPanel::rolesChanged, this, dataChanged);
  connect(&data, &DataPanel::optionsChanged, this, dataChanged);
  const auto methodChanged = [this] { soon_.start(0); };
  connect(maker_, &JobRunner::failed, this,
          [this](const QString& why) { take(nullptr, {}, {}, why); });
  connect(&method, &MethodPanel::methodChanged, this, methodChanged);
  connect(&method, &MethodPanel::valuesChanged, this, methodChanged);
}

void Question::settle() {
  follow();
  maker_->finish();
}

void Question::whenSettled(std::function<void()> next) {
  next_ = std::move(next);
  follow();
}

void Question::follow() {
  soon_.stop();
  if (problemIsStale_) {
    makeProblem();
  } else if (!maker_->isBusy()) {
    checkMethod();
  }
}

void Question::makeProblem() {
  problemIsStale_ = false;
  if (!data_.hasDataset()) {
    maker_->abandon();
    take(nullptr, {}, {}, tr("Open a table first."));
    return;
  }
  maker_->start([this, table = data_.table(), options = data_.options(),
                 truth = data_.truth()](const ReadControl&) {
    auto problem = std::make_shared<const Problem>(make_problem(table, options, truth));
    return [this, problem, table, truth] { take(problem, table, truth, {}); };
  });
}

void Question::take(ProblemPtr problem, TableSnapshot table, TableSnapshot truth,
                    const QString& trouble) {
  problem_ = std::move(problem);
  table_ = std::move(table);
  truth_ = std::move(truth);
  trouble_ = trouble;
  data_.showRemarks(problem_ ? problem_->warnings : std::vector<Message>{});
  data_.askForRowOrder(problem_ && problem_->order.guessed);
  Q_EMIT problemChanged(problem_);
  checkMethod();
}

void Question::checkMethod() {
  whyNot_ = trouble_;
  std::vector<Complaint> complaints;
  if (problem_ && method_.method() != nullptr) {
    whyNot_ = troubleOf([&] { complaints = method_.method()->check(*problem_, method_.values()); });
  }
  method_.setComplaints(complaints);
  if (whyNot_.isEmpty() && !complaints.empty()) {
    whyNot_ = QString::fromStdString(shownWords(complaints.front()));
  }
  if (const ParameterEditor* const invalid = method_.form().firstInvalid();
      whyNot_.isEmpty() && invalid != nullptr) {
    whyNot_ = tr("%1 is not valid yet.").arg(QString::fromStdString(invalid->spec().label));
  }
  Q_EMIT answerableChanged();
  if (const auto next = std::exchange(next_, nullptr)) {
    next();
  }
}

}  // namespace steelyard::ui
