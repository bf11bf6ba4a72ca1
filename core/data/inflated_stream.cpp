// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/data/inflated_stream.h"

#include <zlib.h>

#include <new>

namespace steelyard {
namespace {

constexpr std::uint64_t window_bytes = 1U << 18U;
constexpr std::uint64_t most_at_once = 1U << 22U;  // of unpacked bytes; zlib counts in 32 bits

/// How zlib selects the wrapping: window exponent + 16 means gzip, a negative one none.
int window_bits(Packing packing) { return packing == Packing::gzip ? 15 + 16 : -15; }

Message whole_file() { return message("inflated.accepted", "a complete compressed file"); }

}  // namespace

struct InflatedStream::State {
  explicit State(Packing packing) {
    if (::inflateInit2(&zlib, window_bits(packing)) != Z_OK) {
      throw std::bad_alloc();
    }
  }
  ~State() { ::inflateEnd(&zlib); }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  z_stream zlib{};
  std::string window;     // compressed bytes from the file
  bool finished = false;  // no more output
};

InflatedStream::InflatedStream(const FileSource& file, std::uint64_t begin, std::uint64_t end,
                               Packing packing)
    : file_(file),
      begin_(begin),
      at_(begin),
      end_(end),
      packing_(packing),
      state_(std::make_unique<State>(packing)) {}

InflatedStream::~InflatedStream() = default;

std::uint64_t InflatedStream::used() const { return at_ - begin_ - state_->zlib.avail_in; }

void InflatedStream::fill() {
  if (at_ == end_) {
    throw bad_input({message("inflated.cut_off", "the compressed data are cut off"), file_.name(),
                     whole_file()});
  }
  const std::uint64_t to = at_ + std::min(window_bytes, end_ - at_);
  file_.read(at_, to, state_->window);
  at_ = to;
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): zlib uses unsigned bytes
  state_->zlib.next_in = reinterpret_cast<Bytef*>(state_->window.data());
  state_->zlib.avail_in = static_cast<uInt>(state_->window.size());
}

/// Another member may follow, or zeros that pad a tape block.
void InflatedStream::next_member() {
  z_stream& zlib = state_->zlib;
  state_->finished = packing_ == Packing::deflate;
  while (!state_->finished) {
    if (zlib.avail_in == 0 && at_ == end_) {
      state_->finished = true;
    } else if (zlib.avail_in == 0) {
      fill();
    } else if (*zlib.next_in == 0) {
      ++zlib.next_in;
      --zlib.avail_in;
    } else {
      ::inflateReset(&zlib);
      return;
    }
  }
}

void InflatedStream::read(std::uint64_t count, std::string& buffer) {
  z_stream& zlib = state_->zlib;
  buffer.clear();
  while (buffer.size() < count && !state_->finished) {
    if (zlib.avail_in == 0) {
      fill();
    }
    const std::size_t had = buffer.size();
    const std::uint64_t room = std::min<std::uint64_t>(count - had, most_at_once);
    buffer.resize(had + static_cast<std::size_t>(room));
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): zlib uses unsigned bytes
    zlib.next_out = reinterpret_cast<Bytef*>(buffer.data() + had);
    zlib.avail_out = static_cast<uInt>(room);
    const int outcome = ::inflate(&zlib, Z_NO_FLUSH);
    buffer.resize(buffer.size() - zlib.avail_out);
    if (outcome == Z_STREAM_END) {
      next_member();
    } else if (outcome != Z_OK && outcome != Z_BUF_ERROR) {
      throw bad_input({message("inflated.damaged", "the compressed data are damaged"), file_.name(),
                       whole_file()});
    }
  }
}

}  // namespace steelyard
