// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/npz_reader.h"

#include <algorithm>
#include <utility>

#include "core/data/join_arrays.h"
#include "core/data/npy_reader.h"
#include "core/data/number.h"
#include "core/data/read_progress.h"
#include "core/data/zip_directory.h"
#include "core/message.h"

namespace steelyard {
namespace {

std::string array_name(const ZipMember& member) {
  constexpr std::string_view ending = ".npy";
  const std::string& name = member.name;
  const bool ends_so = name.size() > ending.size() &&
                       name.compare(name.size() - ending.size(), ending.size(), ending) == 0;
  return ends_so ? name.substr(0, name.size() - ending.size()) : name;
}

std::string place_of(const FileSource& file, const ZipMember& member) {
  return file.name() + ", array '" + array_name(member) + "'";
}

ArrayInfo info_of(const FileSource& file, const ZipMember& member) {
  ArrayInfo info;
  info.name = array_name(member);
  const std::string where = place_of(file, member);
  try {
    const auto stream = open_zip_member(file, member);
    const NpyHeader header = read_npy_header(*stream, where, member.bytes);
    info.shape_text = npy_shape_text(header) + " " + npy_type_name(header);
    const NpyTable table(header, where);
    info.rows = table.rows;
    info.columns = table.columns;
    info.described = npy_columns(header);
    info.usable = true;
  } catch (const Error& error) {
    info.trouble = error.parts().what;
  }
  return info;
}

/// Of a ZIP archive that somebody made of a table, only the one who made it knows which file to
/// read.
void refuse_other_archives(const FileSource& file, const std::vector<ZipMember>& members) {
  const bool has_array = std::any_of(members.begin(), members.end(), [](const ZipMember& member) {
    return member.name.ends_with(".npy");
  });
  if (!has_array) {
    throw bad_input({message("npz.other_archive",
                             "this is a ZIP archive with neither a workbook nor arrays of "
                             "NumPy: there is no usable array"),
                     file.name(),
                     message("npz.other_archive.accepted",
                             "the table in it, unpacked, or compressed with gzip (.gz)")});
  }
}

std::vector<ArrayInfo> infos_of(const FileSource& file, const std::vector<ZipMember>& members,
                                const ReadControl& control) {
  refuse_other_archives(file, members);
  const ReadProgress progress(control);
  std::vector<ArrayInfo> arrays;
  for (const ZipMember& member : members) {
    progress.refuse_if_stopped();
    arrays.push_back(info_of(file, member));
  }
  choose_arrays(arrays);
  return arrays;
}

/// Nothing may follow the last number: the checksum is verified at the end of the member.
void refuse_more(ByteStream& stream, const std::string& where) {
  std::string rest;
  stream.read(1, rest);
  if (!rest.empty()) {
    throw bad_input({message("npz.too_long", "the array is longer than the archive says"), where,
                     message("npz.too_long.accepted", "a whole archive")});
  }
}

class ZipArrays final : public ArraySource {
 public:
  ZipArrays(const FileSource& file, const std::vector<ZipMember>& members)
      : file_(file), members_(members) {}

  void begin(const std::vector<std::size_t>& /*any order*/, std::uint64_t /*numbers*/) override {}
  void read(std::size_t position, const ReadControl& control, Eigen::Ref<Matrix> values,
            ArrayTexts& texts, std::vector<Message>& warnings) override {
    const ZipMember& member = members_[position];
    const std::string where = place_of(file_, member);
    const auto stream = open_zip_member(file_, member);
    const NpyHeader header = read_npy_header(*stream, where, member.bytes);
    read_npy_values(*stream, header, NpyTable(header, where), where, control, values, texts);
    refuse_more(*stream, where);
    if (npy_was_rounded(header, values)) {
      warnings.push_back(rounded_integers(array_name(member)));
    }
    if (Message left_out = npy_left_out(header); !left_out.says_nothing()) {
      warnings.push_back(std::move(left_out));
    }
  }
  void end() override {}

 private:
  const FileSource& file_;
  const std::vector<ZipMember>& members_;
};

}  // namespace

std::vector<ArrayInfo> npz_arrays(const FileSource& file, const ReadControl& control) {
  return infos_of(file, read_zip_directory(file), control);
}

Dataset read_npz(const FileSource& file, const Reading& reading, const ReadControl& control) {
  const std::vector<ZipMember> members = read_zip_directory(file);
  const std::vector<ArrayInfo> arrays = infos_of(file, members, control);
  ZipArrays source(file, members);
  return join_arrays(file, arrays, reading, control, source);
}

}  // namespace steelyard
