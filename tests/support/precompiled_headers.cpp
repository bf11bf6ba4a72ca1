// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Holds the headers that are precompiled once for all tests; never run.
int main() { return 0; }
