// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plots/axis_ticks.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

#include "core/data/text_table.h"
#include "ui/number_text.h"

namespace steelyard::ui {
namespace {

constexpr double slack = 1e-9;  // of a step: how far rounding may shift a tick

/// The smallest 1, 2 or 5 times a power of ten that is not less than `rough`.
double niceStep(double rough) {
  const double power = std::pow(10.0, std::floor(std::log10(rough)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= rough * (1 - slack)) {
      return factor * power;
    }
  }
  return 10 * power;
}

QString withMinusSign(QString text) { return text.replace(QLatin1Char('-'), QChar(0x2212)); }

/// Without the zeros that C writes into exponents: 2e6, not 2e+06.
QString shortExponent(double value, int decimals) {
  const QString text = QLocale::c().toString(value, 'e', decimals);
  const qsizetype e = text.indexOf(QLatin1Char('e'));
  return text.left(e) + QLatin1Char('e') + digitsText(text.mid(e + 1).toInt());
}

QStringList linearLabels(const std::vector<double>& positions, double step) {
  double largest = 0;
  for (const double p : positions) {
    largest = std::max(largest, std::abs(p));
  }
  const int exponent = static_cast<int>(std::floor(std::log10(step) + slack));
  const bool scientific = largest >= 1e6 || exponent < -4;
  const int top = largest > 0 ? static_cast<int>(std::floor(std::log10(largest) + slack)) : 0;
  QStringList labels;
  for (const double p : positions) {
    if (p == 0 || !scientific) {
      labels << withMinusSign(fixedText(p, p == 0 && scientific ? 0 : std::max(0, -exponent)));
    } else {
      labels << withMinusSign(shortExponent(p, std::max(0, top - exponent)));
    }
  }
  return labels;
}

/// A single value gets room on both sides; a single count (of epochs) extends to the next.
void widenIfEmpty(double& low, double& high, bool wholeNumbers) {
  if (low > high) {
    std::swap(low, high);
  }
  if (high - low > slack * std::max(std::abs(low), std::abs(high))) {
    return;
  }
  if (wholeNumbers) {
    high += 1;
    return;
  }
  const double room = low == 0 ? 1 : std::abs(low) * 0.1;
  low -= room;
  high += room;
}

AxisTicks linearTicks(const AxisRange& range, int most) {
  AxisTicks ticks{range.low, range.high, {}, {}};
  widenIfEmpty(ticks.low, ticks.high, range.wholeNumbers);
  double step = niceStep((ticks.high - ticks.low) / std::max(1, most - 1));
  if (range.wholeNumbers) {
    step = std::max(1.0, step);
  }
  if (!range.tight) {
    ticks.low = std::floor(ticks.low / step + slack) * step;
    ticks.high = std::ceil(ticks.high / step - slack) * step;
  }
  const double first = std::ceil(ticks.low / step - slack);
  const auto count = static_cast<int>(std::floor(ticks.high / step + slack) - first);
  for (int k = 0; k <= count; ++k) {
    ticks.positions.push_back((first + k) * step);
  }
  ticks.labels = linearLabels(ticks.positions, step);
  return ticks;
}

QString decadeLabel(double value) {
  const bool plain = value >= 0.999e-3 && value < 1e5;
  return plain ? numberText(value, 5) : withMinusSign(shortExponent(value, 0));
}

/// Within one decade the ticks are at round steps of the values themselves.
AxisTicks withinADecade(const AxisTicks& ends, int most) {
  const AxisTicks values =
      linearTicks({std::pow(10.0, ends.low), std::pow(10.0, ends.high), true, false, false}, most);
  AxisTicks ticks{ends.low, ends.high, {}, values.labels};
  for (const double value : values.positions) {
    ticks.positions.push_back(std::log10(value));
  }
  return ticks;
}

/// The ticks of an axis whose ends are prescribed.
AxisTicks tightTicks(const AxisTicks& ends, const std::vector<double>& candidates, int most) {
  AxisTicks ticks{ends.low, ends.high, {}, {}};
  for (const double p : candidates) {
    if (p >= ends.low - slack && p <= ends.high + slack) {
      ticks.positions.push_back(p);
      ticks.labels << decadeLabel(std::pow(10.0, p));
    }
  }
  return ticks.positions.size() < 2 ? withinADecade(ends, most) : ticks;
}

/// Below two decades 1, 2 and 5 of each decade; above, every n-th power of ten.
AxisTicks logarithmicTicks(const AxisRange& range, int most) {
  AxisTicks ticks{range.low, range.high, {}, {}};
  if (ticks.low > ticks.high) {
    std::swap(ticks.low, ticks.high);
  }
  std::vector<double> factors{1, 2, 5};
  if ((ticks.high - ticks.low) * 3 + 1 > most) {
    factors = {1};
  }
  const double span = std::ceil(ticks.high) - std::floor(ticks.low);
  const double stride = std::max(1.0, std::ceil(span / std::max(1, most - 1)));
  std::vector<double> candidates;
  const double lowest = std::floor(ticks.low / stride);
  const auto strides = static_cast<int>(std::ceil(ticks.high / stride) + 1 - lowest);
  for (int k = 0; k <= strides; ++k) {
    for (const double f : factors) {
      candidates.push_back((lowest + k) * stride + std::log10(f));
    }
  }
  if (range.tight) {
    return tightTicks(ticks, candidates, most);
  }
  auto first = std::upper_bound(candidates.begin(), candidates.end(), ticks.low + slack) - 1;
  auto last = std::lower_bound(candidates.begin(), candidates.end(), ticks.high - slack);
  if (last == first) {
    ++last;
  }
  ticks.low = *first;
  ticks.high = *last;
  ticks.positions.assign(first, last + 1);
  for (const double p : ticks.positions) {
    ticks.labels << decadeLabel(std::pow(10.0, p));
  }
  return ticks;
}

}  // namespace

AxisTicks axisTicks(const AxisRange& range, int most) {
  return range.logarithmic ? logarithmicTicks(range, std::max(2, most))
                           : linearTicks(range, std::max(2, most));
}

QString exactText(double value) { return QString::fromStdString(number_text(value)); }

}  // namespace steelyard::ui
