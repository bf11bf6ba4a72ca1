// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long a table of 1,000,000 x 20 numbers of six digits takes to load, against the standard
// library's stream reading a slice of it in the same run.

#include <benchmark/benchmark.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>

#include "core/data/delimited_reader.h"
#include "core/random.h"
#include "tests/benchmark/held_bound.h"

namespace {

using steelyard::Random;
namespace tests = steelyard::tests;

constexpr int columns = 20;
constexpr int all_rows = 1'000'000;
constexpr int slice_rows = 50'000;

/// A file of random numbers between 0 and 1000, with three decimals; removed at the end. For the
/// stream: blanks between the numbers and no header.
class NumberFile {
 public:
  NumberFile(int rows, bool for_stream)
      : path_(std::filesystem::temp_directory_path() /
              ("steelyard-bench-" + std::to_string(::getpid()) + "-" + std::to_string(rows))) {
    std::ofstream file(path_, std::ios::binary);
    for (int column = 0; column < columns && !for_stream; ++column) {
      file << (column == 0 ? "" : ",") << 'x' << column + 1;
    }
    file << (for_stream ? "" : "\n");
    Random random(1);
    std::string line;
    for (int row = 0; row < rows; ++row) {
      line.clear();
      for (int column = 0; column < columns; ++column) {
        const std::uint64_t digits = 100'000 + random.below(900'000);
        line += column == 0 ? "" : (for_stream ? " " : ",");
        line +=
            std::to_string(digits / 1000) + "." + std::to_string(1000 + digits % 1000).substr(1);
      }
      file << line << '\n';
    }
  }
  ~NumberFile() { std::filesystem::remove(path_); }
  NumberFile(const NumberFile&) = delete;
  NumberFile& operator=(const NumberFile&) = delete;
  NumberFile(NumberFile&&) = delete;
  NumberFile& operator=(NumberFile&&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] double megabytes() const {
    return static_cast<double>(std::filesystem::file_size(path_)) / 1e6;
  }

 private:
  std::filesystem::path path_;
};

double stream_sum = 0.0;   // of what the stream has read
double stream_rate = 0.0;  // MB/s of the stream, for the ratio; this program has one thread

void report(benchmark::State& state, double megabytes) {
  state.counters["MB/s"] =
      benchmark::Counter(megabytes, benchmark::Counter::kIsIterationInvariantRate);
}

void read_by_stream(benchmark::State& state) {
  const NumberFile file(slice_rows, true);
  double seconds = 0.0;
  for ([[maybe_unused]] auto iteration : state) {
    const auto begin = std::chrono::steady_clock::now();
    std::ifstream stream(file.path());
    double sum = 0.0;
    for (double value = 0.0; stream >> value;) {
      sum += value;
    }
    benchmark::DoNotOptimize(sum);
    stream_sum = sum;
    seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  }
  report(state, file.megabytes());
  stream_rate = file.megabytes() * static_cast<double>(state.iterations()) / seconds;
}

void read_table(benchmark::State& state) {
  const NumberFile file(static_cast<int>(state.range(0)), false);
  double seconds = 0.0;
  double sum = 0.0;
  for ([[maybe_unused]] auto iteration : state) {
    const auto begin = std::chrono::steady_clock::now();
    const auto preview = steelyard::preview_delimited(file.path(), 20);
    const auto table = steelyard::read_delimited(file.path(), preview.dialect);
    benchmark::DoNotOptimize(table.values.data());
    seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    sum = table.values.topRows(slice_rows).sum();  // the rows that the stream has read, too
  }
  if (stream_sum > 0.0 && !tests::hold(state, tests::agree_to(1e-9, sum, stream_sum),
                                       tests::Verdict::wrong, "the stream reads other numbers")) {
    return;
  }
  report(state, file.megabytes());
  const double rate = file.megabytes() * static_cast<double>(state.iterations()) / seconds;
  if (stream_rate > 0.0) {
    tests::hold_ratio(state, "times_the_stream", rate / stream_rate, 1.0);
  }
}

}  // namespace

BENCHMARK(read_by_stream)->Unit(benchmark::kSecond)->UseRealTime();
BENCHMARK(read_table)
    ->Arg(slice_rows)
    ->Arg(all_rows)
    ->Unit(benchmark::kSecond)
    ->UseRealTime()
    ->MinTime(2.0);

int main(int argc, char** argv) { return steelyard::tests::run_benchmarks(argc, argv); }
