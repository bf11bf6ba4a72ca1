// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window.h"

#include <QIcon>

#include "ui/board/board_presets.h"
#include "ui/board/live_board.h"
#include "ui/fault_text.h"
#include "ui/guarded_application.h"
#include "ui/keeping/session_folder.h"
#include "ui/lessons/shown_lessons.h"
#include "ui/main_window.h"
#include "ui/native_text.h"
#include "ui/settings/kept_settings.h"
#include "ui/settings/language.h"
#include "ui/settings/number_locale.h"
#include "ui/style/calm_style.h"
#include "ui/style/theme_choice.h"

namespace steelyard::app {

ExitCode openWindow(int& argc, char** argv) {
  QLocale::setDefault(ui::numberLocale(QLocale::system()));
  ui::GuardedApplication application(argc, argv);
  ui::speakKeptLanguage(application);
  QApplication::setStyle(new ui::CalmStyle);  // the application owns it
  ui::applyKeptLook();
  ui::followSystemTheme(application);
  QApplication::setApplicationName("steelyard");
  QApplication::setApplicationDisplayName("Steelyard");
  QApplication::setWindowIcon(QIcon(":/icons/steelyard.svg"));
  QApplication::setDesktopFileName(desktopId);
  const MethodRegistry registry = builtin_methods();
  ui::MainWindow window(registry);
  QObject::connect(&application, &ui::GuardedApplication::faulted, &window,
                   &ui::MainWindow::showFault);
  QObject::connect(&window, &ui::MainWindow::closed, &application,
                   [] { QCoreApplication::exit(0); });
  window.setLessons(ui::shownLessons());
  window.board().presets().keepInSettings();
  window.keepSessions(ui::defaultSessionFolder());
  window.showStart();  // also below a file, which a person may not want after all
  ui::restoreWindow(window, "main");
  window.show();
  if (argc > 1) {
    const QString trouble = ui::troubleOf([&] { window.openFile(ui::pathText(argv[1])); });
    window.showFault(trouble);
  }
  return QApplication::exec() == 0 ? ExitCode::done : ExitCode::fault;
}

}  // namespace steelyard::app
