// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cmath>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/parameter/parameter.h"

namespace steelyard {

/// A field of an options struct, or of a struct inside it. A parameter sets it, and its value in
/// `Options{}` is the parameter's default.
template <typename Options, typename Value>
using Field = std::function<Value&(Options&)>;

namespace detail {

template <typename Object>
Object& reached(Object& object) {
  return object;
}

template <typename Object, typename Member, typename... Further>
auto& reached(Object& object, Member member, Further... further) {
  return reached(object.*member, further...);
}

template <typename Value>
struct IsOptional : std::false_type {};
template <typename Value>
struct IsOptional<std::optional<Value>> : std::true_type {};
template <typename Value>
struct IsVector : std::false_type {};
template <typename Value>
struct IsVector<std::vector<Value>> : std::true_type {};

template <typename Value>
constexpr ParameterType type_of() {
  if constexpr (IsOptional<Value>::value) {
    return type_of<typename Value::value_type>();
  } else if constexpr (std::is_same_v<Value, bool>) {
    return ParameterType::toggle;
  } else if constexpr (std::is_integral_v<Value>) {
    return ParameterType::integer;
  } else if constexpr (IsVector<Value>::value) {
    return ParameterType::list;
  } else if constexpr (std::is_same_v<Value, std::string>) {
    return ParameterType::text;
  } else {
    static_assert(std::is_same_v<Value, double>, "no type of parameter sets such a field");
    return ParameterType::real;
  }
}

template <typename Value>
ParameterValue as_parameter(const Value& value) {
  if constexpr (IsOptional<Value>::value) {
    return value ? as_parameter(*value) : ParameterValue(Automatic{});
  } else if constexpr (IsVector<Value>::value) {
    std::vector<double> numbers;
    numbers.reserve(value.size());
    for (const auto number : value) {
      numbers.push_back(static_cast<double>(number));
    }
    return numbers;
  } else if constexpr (type_of<Value>() == ParameterType::integer) {
    return static_cast<std::int64_t>(value);
  } else {
    return value;
  }
}

template <typename Value>
Value from_parameter(const ParameterValues& values, const std::string& id) {
  if constexpr (IsOptional<Value>::value) {
    return values.is_automatic(id) ? Value()
                                   : Value(from_parameter<typename Value::value_type>(values, id));
  } else if constexpr (IsVector<Value>::value) {
    const std::vector<double>& list = values.list(id);
    Value numbers;
    numbers.reserve(list.size());
    for (const double number : list) {
      if constexpr (std::is_integral_v<typename Value::value_type>) {
        numbers.push_back(static_cast<typename Value::value_type>(std::lround(number)));
      } else {
        numbers.push_back(number);
      }
    }
    return numbers;
  } else if constexpr (type_of<Value>() == ParameterType::integer) {
    return static_cast<Value>(values.integer(id));
  } else if constexpr (type_of<Value>() == ParameterType::toggle) {
    return values.toggle(id);
  } else if constexpr (type_of<Value>() == ParameterType::text) {
    return values.choice(id);
  } else {
    return values.real(id);
  }
}

}  // namespace detail

/// The field at the end of a chain of members: `field(&Run::plan, &Plan::rate)`.
template <typename Options, typename Member, typename... Further>
[[nodiscard]] auto field(Member Options::*member, Further... further) {
  using Value = std::remove_reference_t<decltype(detail::reached(std::declval<Options&>(), member,
                                                                 further...))>;
  return Field<Options, Value>([member, further...](Options& options) -> Value& {
    return detail::reached(options, member, further...);
  });
}

/// What people read about a parameter, and the stable id by which programs know it.
struct ParameterWords {
  std::string id;
  std::string label;
  std::string help;  ///< one line
};

/// A value of a field that a choice sets.
template <typename Value>
struct NamedValue {
  Value value;
  std::string id;  ///< stable
  std::string label;
  std::string help = {};
};

namespace detail {

inline ParameterSpec spec_of(const ParameterWords& words, ParameterType type) {
  ParameterSpec spec;
  spec.id = words.id;
  spec.label = words.label;
  spec.help = words.help;
  spec.type = type;
  return spec;
}

}  // namespace detail

/// A parameter together with the field that it sets, so that its schema and the options of a run
/// are made from one list. Made by parameter(), choice() and seed_parameter(); the functions below
/// say what else is known of it.
template <typename Options>
class BoundParameter {
 public:
  /// Sets the field to the value of the parameter with that id.
  using Set = std::function<void(const ParameterValues&, const std::string& id, Options&)>;

  BoundParameter(ParameterSpec spec, Set set) : spec_(std::move(spec)), set_(std::move(set)) {}

  /// A slider should use a logarithmic scale.
  [[nodiscard]] BoundParameter logarithmic() && {
    spec_.logarithmic = true;
    return std::move(*this);
  }
  /// Collapsed in the form.
  [[nodiscard]] BoundParameter advanced() && {
    spec_.advanced = true;
    return std::move(*this);
  }
  [[nodiscard]] BoundParameter in_unit(std::string unit) && {
    spec_.unit = std::move(unit);
    return std::move(*this);
  }
  /// Run again while it is dragged.
  [[nodiscard]] BoundParameter live() && {
    spec_.live = true;
    return std::move(*this);
  }
  /// What "auto" stands for, in few words: "by trial".
  [[nodiscard]] BoundParameter automatic(std::string words) && {
    spec_.automatic = std::move(words);
    return std::move(*this);
  }
  /// Applies only if parameter `id` has one of the values.
  [[nodiscard]] BoundParameter only_when(std::string id, std::vector<std::string> values) && {
    spec_.applies_when = {AppliesWhen{std::move(id), std::move(values)}};
    return std::move(*this);
  }
  /// An earlier id, so that old records can still be read.
  [[nodiscard]] BoundParameter formerly(std::string id) && {
    spec_.aliases.push_back(std::move(id));
    return std::move(*this);
  }
  /// A default other than that of the field.
  [[nodiscard]] BoundParameter initially(ParameterValue value) && {
    spec_.initial = std::move(value);
    return std::move(*this);
  }

  [[nodiscard]] const ParameterSpec& spec() const { return spec_; }
  /// \param values  contain the parameter, with a value that it accepts
  /// \throws Error(fault) if there is none, or one of another type
  void set(const ParameterValues& values, Options& options) const {
    set_(values, spec_.id, options);
  }

 private:
  ParameterSpec spec_;
  Set set_;
};

template <typename Options>
using ParameterList = std::vector<BoundParameter<Options>>;

/// A parameter of the field's type. A field that is optional may be left to the method: "auto".
/// \param range  inclusive; of each number of a list
template <typename Options, typename Value>
[[nodiscard]] BoundParameter<Options> parameter(const ParameterWords& words,
                                                Field<Options, Value> field,
                                                ParameterRange range = {}) {
  ParameterSpec spec = detail::spec_of(words, detail::type_of<Value>());
  spec.may_be_automatic = detail::IsOptional<Value>::value;
  spec.minimum = range.minimum;
  spec.maximum = range.maximum;
  Options initial{};
  spec.initial = detail::as_parameter(field(initial));
  return {std::move(spec), [field = std::move(field)](const ParameterValues& given,
                                                      const std::string& id, Options& options) {
            field(options) = detail::from_parameter<Value>(given, id);
          }};
}

/// A choice between values of the field, by their ids.
template <typename Options, typename Value>
[[nodiscard]] BoundParameter<Options> choice(
    const ParameterWords& words, Field<Options, Value> field,
    std::vector<NamedValue<std::type_identity_t<Value>>> values) {
  ParameterSpec spec = detail::spec_of(words, ParameterType::choice);
  Options initial{};
  spec.choices.reserve(values.size());
  for (const NamedValue<Value>& each : values) {
    spec.choices.push_back({each.id, each.label, each.help});
    if (each.value == field(initial)) {
      spec.initial = each.id;
    }
  }
  return {std::move(spec),
          [field = std::move(field), values = std::move(values)](
              const ParameterValues& given, const std::string& id, Options& options) {
            for (const NamedValue<Value>& each : values) {
              if (each.id == given.choice(id)) {
                field(options) = each.value;
              }
            }
          }};
}

/// The seed of all random numbers of a run, with one label and one range in all methods.
/// \param help  what is drawn
template <typename Options>
[[nodiscard]] BoundParameter<Options> seed_parameter(Field<Options, std::uint64_t> field,
                                                     std::string help) {
  constexpr double largest_exact = 9007199254740992.0;  // 2^53
  return parameter({"seed", "Seed", std::move(help)}, std::move(field), {0.0, largest_exact});
}

/// The parameters of a struct that is a field of another.
template <typename Options, typename Inner>
[[nodiscard]] ParameterList<Options> inside(const Field<Options, Inner>& field,
                                            const ParameterList<Inner>& list) {
  ParameterList<Options> outer;
  outer.reserve(list.size());
  for (const BoundParameter<Inner>& each : list) {
    outer.push_back(
        {each.spec(), [field, each](const ParameterValues& given, const std::string& /*id*/,
                                    Options& options) { each.set(given, field(options)); }});
  }
  return outer;
}

/// One list after another.
template <typename Options>
[[nodiscard]] ParameterList<Options> joined(ParameterList<Options> list,
                                            const ParameterList<Options>& further) {
  list.insert(list.end(), further.begin(), further.end());
  return list;
}

template <typename Options>
[[nodiscard]] std::vector<ParameterSpec> specs_of(const ParameterList<Options>& list) {
  std::vector<ParameterSpec> specs;
  specs.reserve(list.size());
  for (const BoundParameter<Options>& each : list) {
    specs.push_back(each.spec());
  }
  return specs;
}

/// \param values  contain every parameter of the list
/// \throws Error(fault) if one is missing, or has a value of another type
template <typename Options>
[[nodiscard]] Options options_of(const ParameterList<Options>& list,
                                 const ParameterValues& values) {
  Options options{};
  for (const BoundParameter<Options>& each : list) {
    each.set(values, options);
  }
  return options;
}

}  // namespace steelyard
