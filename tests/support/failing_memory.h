// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

#include "tests/support/sanitized.h"

/// Memory that runs out at a chosen request. Include it in one file of a program only, because it
/// replaces operator new and, for Eigen's matrices, malloc and realloc. Only requests from the
/// program's own code count, in all its threads. Those of the libraries do not: Qt and OpenMP end
/// the program when they get no memory, which we cannot mend.
namespace steelyard::tests {

/// A sanitizer has its own allocator.
#if defined(__GLIBC__)
inline constexpr bool memory_can_fail = !sanitized;
#else
inline constexpr bool memory_can_fail = false;
#endif

namespace failing {
inline std::atomic<bool> armed{false};
inline std::atomic<long> requests{0};
inline std::atomic<long> fails_from{0};
inline std::atomic<long> fails_until{0};

inline bool fails() noexcept {
  if (!armed.load(std::memory_order_relaxed)) {
    return false;
  }
  const long request = requests.fetch_add(1, std::memory_order_relaxed);
  return request >= fails_from.load(std::memory_order_relaxed) &&
         request < fails_until.load(std::memory_order_relaxed);
}
}  // namespace failing

/// While it exists, requests are counted from 0, and a given number of them, from `first` on, are
/// refused.
class FailingMemory {
 public:
  FailingMemory(long first, long count) {
    failing::requests = 0;
    failing::fails_from = first;
    failing::fails_until = first + count;
    failing::armed = true;
  }
  FailingMemory(const FailingMemory&) = delete;
  FailingMemory& operator=(const FailingMemory&) = delete;
  ~FailingMemory() { failing::armed = false; }

  [[nodiscard]] static long requests() { return failing::requests; }
};

}  // namespace steelyard::tests

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#if !defined(__has_feature) || \
    !(__has_feature(address_sanitizer) || __has_feature(thread_sanitizer))

extern "C" {
void* __libc_malloc(std::size_t size);              // NOLINT(bugprone-reserved-identifier)
void* __libc_realloc(void* old, std::size_t size);  // NOLINT(bugprone-reserved-identifier)
void* __libc_memalign(std::size_t alignment,
                      std::size_t size);  // NOLINT(bugprone-reserved-identifier)
extern const char __executable_start;     // NOLINT(bugprone-reserved-identifier)
extern const char etext;

inline bool asked_by_this_program(const void* caller) {
  const auto* address = static_cast<const char*>(caller);
  return address >= &__executable_start && address < &etext;
}

__attribute__((noinline)) void* malloc(std::size_t size) noexcept {
  const bool ours = asked_by_this_program(__builtin_return_address(0));
  return ours && steelyard::tests::failing::fails() ? nullptr : __libc_malloc(size);
}

__attribute__((noinline)) void* realloc(void* old, std::size_t size) noexcept {
  const bool ours = asked_by_this_program(__builtin_return_address(0));
  return ours && steelyard::tests::failing::fails() ? nullptr : __libc_realloc(old, size);
}
}

namespace steelyard::tests::failing {
inline void* obtain(std::size_t size) noexcept {
  return fails() ? nullptr : __libc_malloc(size == 0 ? 1 : size);
}
inline void* obtain(std::size_t size, std::align_val_t alignment) noexcept {
  return fails() ? nullptr : __libc_memalign(static_cast<std::size_t>(alignment), size);
}
inline void* or_throw(void* memory) {
  if (memory == nullptr) {
    throw std::bad_alloc();
  }
  return memory;
}
}  // namespace steelyard::tests::failing

void* operator new(std::size_t size) {
  return steelyard::tests::failing::or_throw(steelyard::tests::failing::obtain(size));
}
void* operator new[](std::size_t size) {
  return steelyard::tests::failing::or_throw(steelyard::tests::failing::obtain(size));
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  return steelyard::tests::failing::or_throw(steelyard::tests::failing::obtain(size, alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment) {
  return steelyard::tests::failing::or_throw(steelyard::tests::failing::obtain(size, alignment));
}
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
  return steelyard::tests::failing::obtain(size);
}
void* operator new[](std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
  return steelyard::tests::failing::obtain(size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t /*alignment*/) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t /*alignment*/) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/, std::align_val_t /*alignment*/) noexcept {
  std::free(memory);
}
void operator delete[](void* memory, std::size_t /*size*/,
                       std::align_val_t /*alignment*/) noexcept {
  std::free(memory);
}

#endif
#endif
