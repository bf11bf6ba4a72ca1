// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/parse/statistics_file.h"

#include <readstat.h>

#include <algorithm>
#include <array>
#include <exception>
#include <fstream>
#include <limits>
#include <memory>
#include <new>

#include "app/parse/parsed_file.h"
#include "app/parse/statistics_table.h"
#include "core/data/parse_protocol.h"

namespace steelyard::parse {
namespace {

using Parse = readstat_error_t (*)(readstat_parser_t*, const char*, void*);

struct Format {
  std::string_view id;
  Parse parse;
};

constexpr std::array<Format, 5> formats{{{"sav", readstat_parse_sav},
                                         {"por", readstat_parse_por},
                                         {"dta", readstat_parse_dta},
                                         {"sas7bdat", readstat_parse_sas7bdat},
                                         {"xport", readstat_parse_xport}}};

/// The table as far as it is read, and what went wrong inside a handler.
struct Progress {
  StatisticsTable table;
  std::exception_ptr failure;
};

std::string text_or_nothing(const char* text) { return text == nullptr ? "" : text; }

/// Exceptions must not pass through the library, which is written in C.
template <typename Action>
int guarded(void* context, const Action& action) {
  auto& progress = *static_cast<Progress*>(context);
  try {
    action(progress.table);
    return READSTAT_HANDLER_OK;
  } catch (...) {
    progress.failure = std::current_exception();
    return READSTAT_HANDLER_ABORT;
  }
}

int take_metadata(readstat_metadata_t* metadata, void* context) {
  return guarded(context, [metadata](StatisticsTable& table) {
    table.claimed_rows = readstat_get_row_count(metadata);
  });
}

int take_variable(int index, readstat_variable_t* variable, const char* labels, void* context) {
  return guarded(context, [=](StatisticsTable& table) {
    if (index != static_cast<int>(table.columns.size()) ||
        table.columns.size() >= parse_protocol::most_arrays) {
      throw Unreadable("the columns");
    }
    StatisticsColumn& column = table.columns.emplace_back();
    column.name = text_or_nothing(readstat_variable_get_name(variable));
    column.label = text_or_nothing(readstat_variable_get_label(variable));
    column.format = text_or_nothing(readstat_variable_get_format(variable));
    column.label_set = text_or_nothing(labels);
    column.holds_texts = readstat_variable_get_type_class(variable) == READSTAT_TYPE_CLASS_STRING;
  });
}

std::string tagged(const readstat_value_t& value) {
  return std::string(".") + readstat_value_tag(value);
}

void add_text_cell(const readstat_value_t& value, bool declared_missing, StatisticsColumn& column) {
  const std::string text = text_or_nothing(readstat_string_value(value));
  if (text.empty()) {
    column.values.push_back(std::numeric_limits<double>::quiet_NaN());
  } else if (declared_missing) {
    column.add_missing(text);
  } else {
    column.add_text(text);
  }
}

void add_number_cell(const readstat_value_t& value, bool declared_missing,
                     StatisticsColumn& column) {
  if (readstat_value_is_tagged_missing(value) != 0) {
    column.add_missing(tagged(value));
  } else if (readstat_value_is_system_missing(value) != 0) {
    column.values.push_back(std::numeric_limits<double>::quiet_NaN());
  } else if (declared_missing) {
    column.add_missing(text_of(readstat_double_value(value)));
  } else {
    column.values.push_back(readstat_double_value(value));
  }
}

int take_value(int row, readstat_variable_t* variable, readstat_value_t value, void* context) {
  return guarded(context, [=](StatisticsTable& table) {
    const auto at = static_cast<std::size_t>(readstat_variable_get_index(variable));
    if (at >= table.columns.size() || row < 0 ||
        table.columns[at].values.size() != static_cast<std::size_t>(row)) {
      throw Unreadable("the rows");
    }
    StatisticsColumn& column = table.columns[at];
    const bool text = readstat_value_type_class(value) == READSTAT_TYPE_CLASS_STRING;
    if (text != column.holds_texts) {
      throw Unreadable("a cell");
    }
    const bool declared_missing = readstat_value_is_defined_missing(value, variable) != 0;
    text ? add_text_cell(value, declared_missing, column)
         : add_number_cell(value, declared_missing, column);
  });
}

int take_label(const char* labels, readstat_value_t value, const char* label, void* context) {
  return guarded(context, [=](StatisticsTable& table) {
    CodeLabel one{std::numeric_limits<double>::quiet_NaN(), {}, text_or_nothing(label)};
    if (readstat_value_type_class(value) == READSTAT_TYPE_CLASS_STRING) {
      one.text = text_or_nothing(readstat_string_value(value));
    } else if (readstat_value_is_tagged_missing(value) != 0) {
      one.text = tagged(value);
    } else if (readstat_value_is_system_missing(value) == 0) {
      one.code = readstat_double_value(value);
      one.text = text_of(one.code);
    }
    table.label_sets[text_or_nothing(labels)].push_back(std::move(one));
  });
}

int take_weight(readstat_variable_t* variable, void* context) {
  return guarded(context, [variable](StatisticsTable& table) {
    table.weighed_by = static_cast<std::size_t>(readstat_variable_get_index(variable)) + 1;
  });
}

/// \param encoding  of the file's texts; null for what the file says
readstat_error_t parse_into(Progress& progress, Parse parse, const std::string& path,
                            const char* encoding) {
  const std::unique_ptr<readstat_parser_t, void (*)(readstat_parser_t*)> parser(
      readstat_parser_init(), readstat_parser_free);
  if (parser == nullptr) {
    throw std::bad_alloc();
  }
  readstat_set_metadata_handler(parser.get(), take_metadata);
  readstat_set_variable_handler(parser.get(), take_variable);
  readstat_set_value_handler(parser.get(), take_value);
  readstat_set_value_label_handler(parser.get(), take_label);
  readstat_set_fweight_handler(parser.get(), take_weight);
  if (encoding != nullptr) {
    readstat_set_file_character_encoding(parser.get(), encoding);
  }
  return parse(parser.get(), path.c_str(), &progress);
}

bool is_about_encoding(readstat_error_t error) {
  return error == READSTAT_ERROR_CONVERT || error == READSTAT_ERROR_CONVERT_BAD_STRING ||
         error == READSTAT_ERROR_CONVERT_SHORT_STRING ||
         error == READSTAT_ERROR_UNSUPPORTED_CHARSET;
}

void refuse(const Progress& progress, readstat_error_t error) {
  if (progress.failure) {
    std::rethrow_exception(progress.failure);
  }
  if (error == READSTAT_ERROR_MALLOC) {
    throw std::bad_alloc();
  }
  if (error != READSTAT_OK) {
    throw Unreadable(readstat_error_message(error));
  }
}

/// What the library lets pass: a transport file does not say how many rows it has, but consists of
/// records of 80 bytes, and the labels at the end of a Stata file may be missing.
void refuse_cut_file(std::string_view format, const std::string& path) {
  constexpr std::streamoff record = 80;
  constexpr std::string_view stata_begin = "<stata_dta>";
  constexpr std::string_view stata_end = "</stata_dta>";
  std::ifstream file(path, std::ios::binary);
  std::string begin(stata_begin.size(), ' ');
  std::string end(stata_end.size(), ' ');
  file.read(begin.data(), static_cast<std::streamsize>(begin.size()));
  file.seekg(-static_cast<std::streamoff>(end.size()), std::ios::end);
  file.read(end.data(), static_cast<std::streamsize>(end.size()));
  const bool whole = !file.fail() && (format != "xport" || file.tellg() % record == 0) &&
                     (format != "dta" || begin != stata_begin || end == stata_end);
  if (!whole) {
    throw Unreadable("cut off");
  }
}

}  // namespace

bool is_statistics_format(std::string_view format) {
  return std::any_of(formats.begin(), formats.end(),
                     [format](const Format& known) { return known.id == format; });
}

void write_statistics_file(std::string_view format, const std::string& path, OutputStream& out) {
  refuse_cut_file(format, path);
  for (const Format& known : formats) {
    if (known.id == format) {
      Progress progress;
      readstat_error_t error = parse_into(progress, known.parse, path, nullptr);
      if (!progress.failure && is_about_encoding(error)) {
        progress = {};
        progress.table.guessed_encoding = true;
        error = parse_into(progress, known.parse, path, "WINDOWS-1252");
      }
      refuse(progress, error);
      if (!progress.table.is_whole()) {
        throw Unreadable("its rows");
      }
      progress.table.write(out);
    }
  }
}

}  // namespace steelyard::parse
