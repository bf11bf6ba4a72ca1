// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/join_arrays.h"
#include "core/data/parsed_stream.h"
#include "tests/fuzz/fuzzed_file.h"

using namespace steelyard;

namespace {

/// The arrays in the order in which they stand in the fuzzed stream.
class FuzzedArrays final : public ArraySource {
 public:
  FuzzedArrays(ByteStream& stream, const std::vector<ArrayInfo>& arrays)
      : stream_(stream), arrays_(arrays) {}

  void begin(const std::vector<std::size_t>& /*positions*/, std::uint64_t /*numbers*/) override {}
  void read(std::size_t position, const ReadControl& control, Eigen::Ref<Matrix> values,
            ArrayTexts& texts, std::vector<Message>& /*warnings*/) override {
    read_parsed_values(stream_, "fuzzed", control, values);
    const auto& described = arrays_[position].described;
    for (std::size_t k = 0; k < described.size(); ++k) {
      if (described[k].text) {
        texts[k] = read_parsed_texts(stream_, "fuzzed", values.col(static_cast<Index>(k)));
      }
    }
  }
  void end() override { read_parsed_end(stream_, "fuzzed"); }

 private:
  ByteStream& stream_;
  const std::vector<ArrayInfo>& arrays_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::uint64_t most_numbers = 1U << 20U;
  return fuzz::refuse_or_read([&] {
    const fuzz::FuzzedFile made(data, size);
    const FileSource file(made.path());
    FileRange stream(file, 0, file.size());
    std::vector<ArrayInfo> arrays = read_parsed_arrays(stream, "fuzzed");
    choose_arrays(arrays);
    std::uint64_t numbers = 0;
    for (const std::size_t position : arrays_to_take(arrays, {}, "fuzzed")) {
      const ArrayInfo& array = arrays[position];
      if (array.rows > most_numbers || array.columns > most_numbers) {
        return;
      }
      numbers += array.rows * array.columns;
    }
    if (numbers > most_numbers) {
      return;
    }
    FuzzedArrays source(stream, arrays);
    (void)join_arrays(file, arrays, {}, {}, source);
  });
}
