// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <filesystem>
#include <optional>

namespace steelyard {

/// Bytes that this program can still allocate without swapping, and within the limits that were set
/// to its addresses (ulimit -v, prlimit --as) and to its control groups, such as those of a job of
/// Slurm or a container; none if the system does not say. No result may depend on it.
[[nodiscard]] std::optional<double> free_memory();

/// Bytes up to the lowest limit of a control group and of those around it; infinite without one.
/// What its files take in memory counts as free, as the system takes it back.
/// Source: Documentation/admin-guide/cgroup-v2.rst and cgroup-v1/memory.rst of Linux.
/// \param folder  of the outermost group, such as /sys/fs/cgroup
/// \param group   below the folder, "/" for the outermost
[[nodiscard]] double left_of_control_group(const std::filesystem::path& folder,
                                           const std::filesystem::path& group);

}  // namespace steelyard
