// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/data/dialect.h"
#include "core/data/reading.h"
#include "ui/data/asked.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace steelyard::ui {

class PlainLabel;
class ImportPreviewModel;
class JobRunner;
class MarkQuestion;
class PreviewModel;
class QuestionChooser;
class TakenSummary;

/// Shows how a file will be read, if it does not say so itself, and its first rows, and asks what
/// should be explained. The table is read meanwhile, because what is proposed depends on its
/// values. Enter accepts; where the file cannot be opened yet, Enter says what is missing.
class ImportDialog : public QDialog {
  Q_OBJECT
 public:
  enum class Asks {
    Dialect,   ///< only how to read the file
    Question,  ///< also what should be explained
  };
  explicit ImportDialog(QString path, QWidget* parent = nullptr, Asks asks = Asks::Dialect);
  /// For a file that says itself how to read it: only asks what should be explained.
  /// \param arrays  of a file with several, to be placed side by side; if it is empty, the reader
  ///                chooses
  ImportDialog(QString path, std::vector<std::string> arrays, QWidget* parent = nullptr);

  [[nodiscard]] QString path() const { return path_; }
  [[nodiscard]] Dialect dialect() const;
  /// How the file will be read.
  [[nodiscard]] Reading reading() const;
  /// The table as read with this dialect; nullptr while it is not.
  [[nodiscard]] std::shared_ptr<const Dataset> table() const { return table_; }
  /// What was chosen; nothing while the table is not read.
  [[nodiscard]] std::optional<QuestionChoice> wanted() const;
  /// What is known of the table; requires table().
  [[nodiscard]] const AskedTable& asked() const { return asked_; }

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  ImportDialog(QString path, QWidget* parent, Asks asks,
               std::optional<std::vector<std::string>> arrays);
  void makeQuestion();
  void layOut(QWidget* preview);
  [[nodiscard]] QWidget* heading();
  [[nodiscard]] QWidget* questionSide();
  [[nodiscard]] QWidget* tableSide(QWidget* preview);
  void read();
  void showTable();
  void chooseCandidates();
  void enableOpen();
  void focusMissing();
  void makeForm();
  void followForm();
  void guess();
  void showDialect(const Dialect& dialect);
  void refresh();
  void correctMarks();
  void answerMarks();
  void showTrouble(const QString& error);
  void forgetTable();

  QString path_;
  std::optional<std::vector<std::string>> arrays_;  ///< of a file that describes itself
  char quote_ = '"';
  /// How many rows name the columns, below as many skipped lines.
  struct NameRows {
    std::size_t count = 1;
    std::size_t below = 0;
  };
  NameRows nameRows_;
  QComboBox* delimiter_;
  QComboBox* decimal_;
  QComboBox* thousands_;
  QComboBox* encoding_;
  QCheckBox* header_;
  QCheckBox* units_;     ///< below the names
  QCheckBox* rowNames_;  ///< for which the header has no cell
  QLineEdit* comment_;
  QSpinBox* skip_;
  PlainLabel* message_;
  PlainLabel* facts_;  ///< how many samples and columns, and how they are written
  QWidget* form_;      ///< to correct the guess
  MarkQuestion* marks_;
  QDialogButtonBox* buttons_;
  QPushButton* open_ = nullptr;
  QuestionChooser* chooser_ = nullptr;  ///< these three only with Asks::Question
  TakenSummary* taken_ = nullptr;
  JobRunner* reader_ = nullptr;
  std::shared_ptr<const Dataset> table_;
  AskedTable asked_;
  bool readable_ = false;
  ImportPreviewModel* preview_;
  PreviewModel* rows_;  ///< of a table that is not text
};

}  // namespace steelyard::ui
