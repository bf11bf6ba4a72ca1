// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/statistics_reader.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/data/number.h"
#include "core/data/parse_protocol.h"
#include "core/data/parsed_stream.h"
#include "core/data/parser_process.h"
#include "core/data/statistics_columns.h"
#include "core/data/table_memory.h"
#include "core/data/unique_names.h"
#include "core/text.h"

namespace steelyard {
namespace {

/// Reads texts and keeps count of them: a taken-over process could send them without end.
class BoundedStream {
 public:
  BoundedStream(ByteStream& stream, const FileSource& file)
      : stream_(stream), where_(file.name()), left_(most_bytes(file)) {}

  std::uint64_t count(std::uint64_t most) { return read_parsed_count(stream_, where_, most); }
  std::string text() {
    std::string text = read_parsed_text(stream_, where_);
    if (text.size() > left_) {
      throw invalid_parsed_data(where_);
    }
    left_ -= text.size();
    return text;
  }
  double number() {
    const std::string bytes = read_parsed_bytes(stream_, where_, sizeof(double));
    double value = 0.0;
    std::memcpy(&value, bytes.data(), sizeof(value));
    return value;
  }

 private:
  static std::uint64_t most_bytes(const FileSource& file) {
    constexpr std::uint64_t always = std::uint64_t{1} << 28U;
    constexpr std::uint64_t times = 64;
    return always + times * file.size();
  }

  ByteStream& stream_;
  const std::string& where_;
  std::uint64_t left_;
};

StatisticsColumn read_description(BoundedStream& stream, std::uint64_t rows) {
  StatisticsColumn said;
  said.name = stream.text();
  said.label = stream.text();
  said.format = stream.text();
  said.holds_texts = stream.count(1) == 1;
  for (std::uint64_t left = stream.count(parse_protocol::most_labels); left > 0; --left) {
    CodeLabel& one = said.labels.emplace_back();
    one.code = stream.number();
    one.text = stream.text();
    one.label = stream.text();
  }
  for (std::uint64_t left = stream.count(parse_protocol::most_missing_codes); left > 0; --left) {
    said.missing.push_back(stream.text());
    said.missing_cells += stream.count(rows);
  }
  for (std::uint64_t left = stream.count(said.holds_texts ? rows : 0); left > 0; --left) {
    said.categories.push_back(stream.text());
  }
  return said;
}

/// Every cell of a column of texts is missing or the position of a category.
void refuse_bad_positions(const StatisticsColumn& said, const Eigen::Ref<const Vector>& values,
                          const std::string& where) {
  const auto categories = static_cast<double>(said.categories.size());
  const bool good = std::all_of(values.begin(), values.end(), [categories](double value) {
    return std::isnan(value) || (value >= 0.0 && value < categories && value == std::floor(value));
  });
  if (said.holds_texts && !good) {
    throw invalid_parsed_data(where);
  }
}

void warn_of_rounding(const StatisticsColumn& said, const std::string& name,
                      const Eigen::Ref<const Vector>& values, std::vector<Message>& warnings) {
  constexpr double exact_to = 9007199254740992.0;  // 2^53
  if (!said.holds_texts && (values.array().abs() >= exact_to).any() &&
      (values.array().isNaN() || values.array() == values.array().floor()).all()) {
    warnings.push_back(rounded_integers(name));
  }
}

/// Notes on the first columns; the notes on a long questionnaire would hide the others.
void describe_columns(const std::vector<StatisticsColumn>& said, StatisticsProgram program,
                      const std::string& where, Dataset& dataset) {
  constexpr std::size_t most_notes = 200;
  std::size_t left_out = 0;
  for (std::size_t k = 0; k < said.size(); ++k) {
    auto values = dataset.values.col(static_cast<Index>(k));
    refuse_bad_positions(said[k], values, where);
    Column& column = dataset.columns[k];
    warn_of_rounding(said[k], column.name, values, dataset.warnings);
    for (Message& note : describe_statistics_column(said[k], program, values, column)) {
      if (dataset.warnings.size() < most_notes) {
        dataset.warnings.push_back(std::move(note));
      } else {
        ++left_out;
      }
    }
  }
  if (left_out > 0) {
    dataset.warnings.push_back(message("statistics.more_notes",
                                       "{1} more {1:note|notes} on labels, missing values and "
                                       "dates of columns {1:is|are} not listed",
                                       left_out));
  }
}

void name_columns(const std::vector<StatisticsColumn>& said, Dataset& dataset) {
  std::vector<std::string> names;
  names.reserve(said.size());
  for (const StatisticsColumn& column : said) {
    names.push_back(column.name);
  }
  for (Message& note : make_names_unique(names)) {
    dataset.warnings.push_back(std::move(note));
  }
  for (std::string& name : names) {
    dataset.columns.emplace_back().name = std::move(name);
  }
}

/// SPSS keeps in the file by what its rows were weighted when it was saved.
void take_stated_weight(Column& column, std::vector<Message>& warnings) {
  if (column.kind != ColumnKind::number) {
    warnings.push_back(message("statistics.weight_of_text",
                               "the file weighs its rows by {1}, which holds texts or labelled "
                               "codes: all rows count alike",
                               in_quotes(column.name)));
    return;
  }
  column.roles = RoleSet().with(Role::weight);
  column.set_aside = true;
  warnings.push_back(message("statistics.weight",
                             "the file weighs its rows by {1}, which says how much each row counts",
                             in_quotes(column.name)));
}

Dataset read(const FileSource& file, const std::string& format, StatisticsProgram program,
             const ReadControl& control) {
  ParserProcess parser(file, format, {}, control, file.size());
  return read_statistics_stream(parser, file, program, control);
}

}  // namespace

bool begins_as_spss(std::string_view beginning) {
  return beginning.starts_with("$FL2") || beginning.starts_with("$FL3");
}

bool begins_as_spss_portable(std::string_view beginning) {
  // 200 bytes of title, a table of 256 characters, the mark, in lines of 80
  constexpr std::size_t header = 600;
  const std::string_view header_text = beginning.substr(0, header);
  return header_text.find("SPSS PORT FILE") != std::string_view::npos &&
         header_text.find("SPSSPORT") != std::string_view::npos;
}

bool begins_as_stata(std::string_view beginning) {
  constexpr char oldest = 104;
  constexpr char newest_binary = 115;
  return beginning.starts_with("<stata_dta>") ||
         (beginning.size() > 4 && beginning[0] >= oldest && beginning[0] <= newest_binary &&
          (beginning[1] == 1 || beginning[1] == 2) && beginning[2] == 1 && beginning[3] == 0);
}

bool begins_as_sas(std::string_view beginning) {
  using namespace std::string_view_literals;
  constexpr std::string_view mark =
      "\0\0\0\0\0\0\0\0\0\0\0\0\xC2\xEA\x81\x60\xB3\x14\x11\xCF\xBD\x92\x08\x00\x09\xC7\x31\x8C"
      "\x18\x1F\x10\x11"sv;
  return beginning.starts_with(mark);
}

bool begins_as_sas_transport(std::string_view beginning) {
  return beginning.starts_with("HEADER RECORD*******LIBRARY HEADER RECORD!!!!!!!") ||
         beginning.starts_with("HEADER RECORD*******LIBV8   HEADER RECORD!!!!!!!");
}

Dataset read_statistics_stream(ByteStream& stream, const FileSource& file,
                               StatisticsProgram program, const ReadControl& control) {
  const std::string& where = file.name();
  constexpr std::string_view greeting = parse_protocol::statistics_greeting;
  if (read_parsed_bytes(stream, where, greeting.size()) != greeting) {
    throw invalid_parsed_data(where);
  }
  BoundedStream bounded(stream, file);
  const bool guessed_encoding = bounded.count(1) == 1;
  const std::uint64_t rows = bounded.count(std::uint64_t{1} << 40U);
  const std::uint64_t columns = bounded.count(parse_protocol::most_arrays);
  const std::uint64_t weighed_by = bounded.count(columns);
  Dataset dataset = unread_table(rows, columns, file, control);
  std::vector<StatisticsColumn> said;
  for (std::uint64_t k = 0; k < columns; ++k) {
    said.push_back(read_description(bounded, rows));
  }
  read_parsed_values(stream, where, control, dataset.values);
  read_parsed_end(stream, where);
  name_columns(said, dataset);
  refuse_infinite_values(dataset, where);
  if (guessed_encoding) {
    dataset.warnings.push_back(
        message("statistics.windows_1252",
                "the texts are not in the encoding that the file names; they were read as "
                "Windows-1252"));
  }
  describe_columns(said, program, where, dataset);
  if (weighed_by > 0) {
    take_stated_weight(dataset.columns[weighed_by - 1], dataset.warnings);
  }
  return dataset;
}

Dataset read_spss(const FileSource& file, const Reading& /*one table*/,
                  const ReadControl& control) {
  return read(file, "sav", StatisticsProgram::spss, control);
}

Dataset read_spss_portable(const FileSource& file, const Reading& /*one table*/,
                           const ReadControl& control) {
  return read(file, "por", StatisticsProgram::spss, control);
}

Dataset read_stata(const FileSource& file, const Reading& /*one table*/,
                   const ReadControl& control) {
  return read(file, "dta", StatisticsProgram::stata, control);
}

Dataset read_sas(const FileSource& file, const Reading& /*one table*/, const ReadControl& control) {
  return read(file, "sas7bdat", StatisticsProgram::sas, control);
}

Dataset read_sas_transport(const FileSource& file, const Reading& /*one table*/,
                           const ReadControl& control) {
  return read(file, "xport", StatisticsProgram::sas, control);
}

}  // namespace steelyard
