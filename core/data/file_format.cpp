// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/file_format.h"

#include <algorithm>
#include <utility>

#include "core/data/arff_reader.h"
#include "core/data/colvar_reader.h"
#include "core/data/delimited_reader.h"
#include "core/data/foreign_file.h"
#include "core/data/npy_header.h"
#include "core/data/npy_reader.h"
#include "core/data/npz_reader.h"
#include "core/data/parsed_reader.h"
#include "core/data/pickle.h"
#include "core/data/readable_text.h"
#include "core/data/sheet_reader.h"
#include "core/data/statistics_reader.h"
#include "core/data/xvg_reader.h"
#include "core/data/xyz_reader.h"
#include "core/data/zip_directory.h"

namespace steelyard {
namespace {

constexpr std::uint64_t bytes_looked_at = 65536;

bool takes_anything(std::string_view /*beginning*/) { return true; }

Dataset read_text(const FileSource& file, const Reading& reading, const ReadControl& control) {
  const Dialect dialect = reading.dialect ? *reading.dialect : preview_delimited(file, 0).dialect;
  return read_delimited(file, dialect, control);
}

Dataset read_array(const FileSource& file, const Reading& /*one table*/,
                   const ReadControl& control) {
  return read_npy(file, control);
}

/// All formats in the order they are tried; delimited text, which accepts anything, comes last.
const std::vector<FileFormat>& file_formats() {
  static const std::vector<FileFormat> formats{
      {"npy", "NumPy array (NPY)", false, begins_as_npy, nullptr, read_array},
      {"xlsx", "Excel workbook", false, begins_as_xlsx, xlsx_sheets, read_xlsx},
      {"ods", "OpenDocument spreadsheet", false, begins_as_ods, ods_sheets, read_ods},
      {"npz", "NumPy arrays (NPZ)", false, begins_as_zip, npz_arrays, read_npz},
      {"matlab", "MATLAB", false, begins_as_matlab, matlab_arrays, read_matlab},
      {"hdf5", "HDF5", false, begins_as_hdf5, hdf5_arrays, read_hdf5},
      {"spss", "SPSS", false, begins_as_spss, nullptr, read_spss},
      {"spss-portable", "SPSS portable", false, begins_as_spss_portable, nullptr,
       read_spss_portable},
      {"stata", "Stata", false, begins_as_stata, nullptr, read_stata},
      {"sas", "SAS", false, begins_as_sas, nullptr, read_sas},
      {"sas-transport", "SAS transport", false, begins_as_sas_transport, nullptr,
       read_sas_transport},
      {"colvar", "PLUMED COLVAR", false, begins_as_colvar, nullptr, read_colvar},
      {"xvg", "GROMACS graph (XVG)", false, begins_as_xvg, nullptr, read_xvg},
      {"arff", "Weka ARFF", false, begins_as_arff, nullptr, read_arff},
      {"xyz", "XYZ trajectory", false, begins_as_xyz, nullptr, read_xyz},
      {"delimited", "Delimited text", true, takes_anything, nullptr, read_text},
  };
  return formats;
}

}  // namespace

const FileFormat& file_format(const FileSource& file) {
  std::string beginning;
  file.read(0, std::min(bytes_looked_at, file.size()), beginning);
  beginning = without_utf16(std::move(beginning));
  const auto& formats = file_formats();
  const auto found =
      std::find_if(formats.begin(), formats.end() - 1,
                   [&](const FileFormat& format) { return format.recognises(beginning); });
  if (found == formats.end() - 1 && begins_as_old_excel(beginning)) {
    throw bad_input(
        {message("file_format.old_excel",
                 "this is a workbook of an old Excel (.xls), or one with a password"),
         file.name(),
         message("file_format.old_excel.accepted",
                 "the workbook saved as .xlsx without a password, or a sheet saved as CSV")});
  }
  if (found == formats.end() - 1 && begins_as_pickle(beginning)) {
    throw bad_input(
        {message("file_format.pickle", "this is a Python pickle, which only Python reads"),
         file.name(),
         message("file_format.pickle.accepted",
                 "a table as text or a NumPy array, such as table.to_csv(\"table.csv\") and "
                 "numpy.save(\"table.npy\", values) write")});
  }
  if (found == formats.end() - 1) {
    refuse_foreign_file(beginning, file.name());
  }
  return *found;
}

const FileFormat& file_format(const std::filesystem::path& path) {
  return file_format(FileSource(path, {}, bytes_looked_at));
}

}  // namespace steelyard
