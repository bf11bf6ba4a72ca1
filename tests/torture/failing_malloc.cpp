// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Preloaded into the program: the k-th allocation by the program's own code fails, and, if
// TORTURE_AFTER says so, those that follow it as well. Allocations by Qt, fonts and the system
// never fail: their faults are not ours.
//
//   TORTURE_FAIL=K     which one; 0: none
//   TORTURE_LEAST=B    only allocations of at least so many bytes count
//   TORTURE_AFTER=N    how many fail in a row
//   TORTURE_COUNT=FILE at the end, the number of counted allocations is written to FILE

#include <dlfcn.h>
#include <link.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

namespace {

long setting(const char* name, long fallback) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtol(text, nullptr, 10) : fallback;
}

struct Range {
  std::size_t begin = 0;
  std::size_t end = 0;
};

Range program_code;
std::atomic<bool> ready{false};
std::atomic<long> counted{0};
long failing = 0;
long least = 0;
long in_a_row = 1;

/// The program itself is listed first.
int note_first(dl_phdr_info* info, std::size_t, void*) {
  for (int k = 0; k < info->dlpi_phnum; ++k) {
    const auto& part = info->dlpi_phdr[k];
    if (part.p_type == PT_LOAD && (part.p_flags & PF_X) != 0) {
      program_code = {info->dlpi_addr + part.p_vaddr,
                      info->dlpi_addr + part.p_vaddr + part.p_memsz};
    }
  }
  return 1;
}

__attribute__((constructor)) void prepare() {
  failing = setting("TORTURE_FAIL", 0);
  least = setting("TORTURE_LEAST", 0);
  in_a_row = setting("TORTURE_AFTER", 1);
  dl_iterate_phdr(note_first, nullptr);
  ready = true;
}

__attribute__((destructor)) void tell() {
  if (const char* path = std::getenv("TORTURE_COUNT")) {
    if (std::FILE* file = std::fopen(path, "w")) {
      std::fprintf(file, "%ld\n", counted.load());
      std::fclose(file);
    }
  }
}

bool shall_fail(const void* caller, std::size_t size) {
  const auto place = reinterpret_cast<std::size_t>(caller);
  if (!ready || place < program_code.begin || place >= program_code.end ||
      static_cast<long>(size) < least) {
    return false;
  }
  const long number = ++counted;
  return failing > 0 && number >= failing && number < failing + in_a_row;
}

using Malloc = void* (*)(std::size_t);

Malloc real_malloc() {
  static const auto found = reinterpret_cast<Malloc>(dlsym(RTLD_NEXT, "malloc"));
  return found;
}

void* allocate(const void* caller, std::size_t size) {
  if (shall_fail(caller, size)) {
    throw std::bad_alloc();
  }
  void* memory = real_malloc()(size == 0 ? 1 : size);
  if (memory == nullptr) {
    throw std::bad_alloc();
  }
  return memory;
}

}  // namespace

extern "C" void* malloc(std::size_t size) {
  if (shall_fail(__builtin_return_address(0), size)) {
    errno = ENOMEM;
    return nullptr;
  }
  return real_malloc()(size);
}

void* operator new(std::size_t size) { return allocate(__builtin_return_address(0), size); }
void* operator new[](std::size_t size) { return allocate(__builtin_return_address(0), size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
