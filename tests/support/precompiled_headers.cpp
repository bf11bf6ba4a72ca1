// SPDX-FileCopyrightText: 2026 the Steelyard authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Carries the headers that are compiled once for all tests; is never run.
int main() { return 0; }
