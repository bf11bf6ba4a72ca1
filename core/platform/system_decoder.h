// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace steelyard {

/// Turns text in an encoding that the system knows (iconv of POSIX) into UTF-8 piece by piece. Each
/// byte that is no part of a character becomes U+FFFD, and so do all bytes of a character that is
/// cut at the end of the text.
class SystemDecoder {
 public:
  /// \param name  of the encoding for iconv, such as "CP932"
  /// \throws Error(bad_input) if the system does not know the encoding
  explicit SystemDecoder(const std::string& name);

  /// Appends the characters of the next bytes; a character may be cut between two calls.
  void append(std::string_view bytes, std::string& text);
  /// Appends one U+FFFD for a character that is cut at the end of the text, if there is one.
  void finish(std::string& text) const;

 private:
  struct Close {
    void operator()(void* converter) const;
  };

  std::unique_ptr<void, Close> converter_;
  std::string cut_;  ///< the first bytes of a character that goes on in the next piece
};

}  // namespace steelyard
