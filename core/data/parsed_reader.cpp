// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/parsed_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/data/join_arrays.h"
#include "core/data/number.h"
#include "core/data/parsed_stream.h"
#include "core/data/parser_process.h"
#include "core/message.h"

namespace steelyard {
namespace {

/// A version 4 variable begins with five numbers: type, rows, columns, imaginary, name length. The
/// type's decimal digits are M O P T: byte order, 0, precision, full matrix.
bool begins_as_matlab4(std::string_view beginning) {
  constexpr std::size_t header_bytes = 20;
  constexpr std::uint32_t longest_name = 64;
  if (beginning.size() < header_bytes + 2) {
    return false;
  }
  std::array<std::uint32_t, 5> numbers{};
  for (const bool big : {false, true}) {
    for (std::size_t k = 0; k < header_bytes; ++k) {
      const auto byte =
          static_cast<unsigned char>(beginning[k / 4 * 4 + (big ? k % 4 : 3 - k % 4)]);
      numbers.at(k / 4) = numbers.at(k / 4) << 8U | byte;
    }
    const auto [type, rows, columns, imaginary, name] = numbers;
    const bool plausible = type / 1000 == (big ? 1U : 0U) && type / 100 % 10 == 0 &&
                           type / 10 % 10 <= 5 && type % 10 <= 2 && rows > 0 && columns > 0 &&
                           rows < 1U << 31U && columns < 1U << 31U && imaginary <= 1 && name >= 2 &&
                           name <= longest_name && beginning.size() >= header_bytes + name;
    if (plausible) {
      const std::string_view text = beginning.substr(header_bytes, name);
      return text.back() == '\0' &&
             std::all_of(text.begin(), text.end() - 1, [](char c) { return c > ' ' && c < 127; });
    }
  }
  return false;
}

std::vector<ArrayInfo> arrays_of(ByteStream& stream, const FileSource& file) {
  std::vector<ArrayInfo> arrays = read_parsed_arrays(stream, file.name());
  choose_arrays(arrays);
  return arrays;
}

std::vector<ArrayInfo> list(const FileSource& file, const std::string& format,
                            const ReadControl& control) {
  ParserProcess parser(file, format, {}, control);
  std::vector<ArrayInfo> arrays = arrays_of(parser, file);
  read_parsed_end(parser, file.name());
  return arrays;
}

bool same_shape(const ArrayInfo& left, const ArrayInfo& right) {
  return left.name == right.name && left.rows == right.rows && left.columns == right.columns &&
         left.described == right.described;
}

/// As other readers: beyond 2^53, neighbouring whole numbers become one double.
void warn_of_rounding(const ArrayInfo& array, const MatrixView& values,
                      std::vector<Message>& warnings) {
  constexpr double exact_to = 9007199254740992.0;  // 2^53
  if (array.shape_text.ends_with("int64") && (values.array().abs() >= exact_to).any()) {
    warnings.push_back(rounded_integers(array.name));
  }
}

/// Runs the parser a second time, for the numbers of the chosen arrays.
class ParsedArrays final : public ArraySource {
 public:
  ParsedArrays(const FileSource& file, std::string format, const std::vector<ArrayInfo>& arrays,
               const ReadControl& control)
      : file_(file), format_(std::move(format)), arrays_(arrays), control_(control) {}

  void begin(const std::vector<std::size_t>& positions, std::uint64_t numbers) override {
    parser_.emplace(file_, format_, positions, control_, numbers * sizeof(double));
    const std::vector<ArrayInfo> again = read_parsed_arrays(*parser_, file_.name());
    if (!std::equal(arrays_.begin(), arrays_.end(), again.begin(), again.end(), same_shape)) {
      throw changed_while_read(file_);
    }
  }
  void read(std::size_t position, const ReadControl& control, Eigen::Ref<Matrix> values,
            ArrayTexts& texts, std::vector<Message>& warnings) override {
    const ArrayInfo& array = arrays_[position];
    read_parsed_values(*parser_, file_.name(), control, values);
    for (std::size_t k = 0; k < array.described.size(); ++k) {
      if (array.described[k].text) {
        texts[k] = read_parsed_texts(*parser_, file_.name(), values.col(static_cast<Index>(k)));
      }
    }
    warn_of_rounding(array, values, warnings);
  }
  void end() override { read_parsed_end(*parser_, file_.name()); }

 private:
  const FileSource& file_;
  std::string format_;
  const std::vector<ArrayInfo>& arrays_;
  const ReadControl& control_;
  std::optional<ParserProcess> parser_;
};

Dataset read(const FileSource& file, const std::string& format, const Reading& reading,
             const ReadControl& control) {
  const std::vector<ArrayInfo> arrays = list(file, format, control);
  ParsedArrays source(file, format, arrays, control);
  return join_arrays(file, arrays, reading, control, source);
}

}  // namespace

bool begins_as_matlab(std::string_view beginning) {
  constexpr std::string_view version5 = "MATLAB 5.0 MAT-file";
  constexpr std::string_view version73 = "MATLAB 7.3 MAT-file";
  return beginning.substr(0, version5.size()) == version5 ||
         beginning.substr(0, version73.size()) == version73 || begins_as_matlab4(beginning);
}

bool begins_as_hdf5(std::string_view beginning) {
  constexpr std::string_view mark = "\x89HDF\r\n\x1A\n";
  for (std::size_t at = 0; at < beginning.size(); at = at == 0 ? 512 : 2 * at) {
    if (beginning.substr(at, mark.size()) == mark) {
      return true;
    }
  }
  return false;
}

std::vector<ArrayInfo> matlab_arrays(const FileSource& file, const ReadControl& control) {
  return list(file, "matlab", control);
}

std::vector<ArrayInfo> hdf5_arrays(const FileSource& file, const ReadControl& control) {
  return list(file, "hdf5", control);
}

Dataset read_matlab(const FileSource& file, const Reading& reading, const ReadControl& control) {
  return read(file, "matlab", reading, control);
}

Dataset read_hdf5(const FileSource& file, const Reading& reading, const ReadControl& control) {
  return read(file, "hdf5", reading, control);
}

}  // namespace steelyard
