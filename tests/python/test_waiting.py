# SPDX-FileCopyrightText: 2026 the Steelyard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Long runs: progress, stops, Ctrl+C, threads of Python, and memory."""

import os
import signal
import subprocess
import sys
import threading
import time
import unittest
import warnings

import made
import numpy as np
import steelyard

LONG = """
import numpy as np, steelyard, sys
X = np.random.default_rng(1).normal(size=(2000, 20))
print("begun", flush=True)
steelyard.Dii(epochs=100000, tolerance=0).fit(X, X[:, 0] + X[:, 1])
"""

MEMORY = """
import resource, sys, numpy as np
from steelyard import _core
X = np.zeros(({rows}, 20), order="{order}")
X += np.arange(20)
peak = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
before = peak()
columns = [_core.Column(f"x{{k}}", ["input"]) for k in range(20)]
table = _core.Table.of_arrays([X], columns)
print((peak() - before) / X.nbytes)
"""


class Waiting(unittest.TestCase):
    def setUp(self):
        warnings.simplefilter("ignore")

    def test_ctrl_c_stops_at_once(self):
        process = subprocess.Popen([sys.executable, "-c", LONG], stdout=subprocess.PIPE,
                                   # A shell that runs this in the background has them ignored.
                                   preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
                                   stderr=subprocess.PIPE, text=True)
        self.assertEqual(process.stdout.readline(), "begun\n")
        time.sleep(1)
        self.assertIsNone(process.poll())
        start = time.monotonic()
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
        self.assertLess(time.monotonic() - start, 5)
        self.assertIn("KeyboardInterrupt", said)
        self.assertNotEqual(process.returncode, 0)

    def test_progress_can_stop_a_run_whose_result_counts(self):
        X, y = made.numbers(samples=500)
        heard = []

        def follow(fraction, iteration, stage):
            heard.append((fraction, iteration, stage))
            return iteration < 20

        found = steelyard.Dii(epochs=100000, tolerance=0, progress=follow).fit(X, y)
        self.assertEqual(found.ending_, "stopped")
        self.assertEqual(found.weights_.shape, (6,))
        self.assertTrue(all(0 <= fraction <= 1 for fraction, _, _ in heard))

    def test_what_a_callback_raises_arrives(self):
        X, y = made.numbers(samples=500)

        def fail(*_):
            raise LookupError("of the callback")

        with self.assertRaisesRegex(LookupError, "of the callback"):
            steelyard.Dii(epochs=100000, tolerance=0, progress=fail).fit(X, y)
        with self.assertRaises(TypeError):
            steelyard.Dii(progress=3).fit(X, y)

    def test_other_threads_of_python_go_on(self):
        X, y = made.numbers(samples=500)
        counted = [0]
        over = threading.Event()

        def count():
            while not over.is_set():
                counted[0] += 1
                time.sleep(0.001)

        thread = threading.Thread(target=count)
        thread.start()
        try:
            start = time.monotonic()
            steelyard.Dii(epochs=100000, tolerance=0,
                          progress=lambda *_: time.monotonic() - start < 1).fit(X, y)
        finally:
            over.set()
            thread.join()
        self.assertGreater(counted[0], 50)

    def test_two_runs_at_a_time(self):
        X, y = made.numbers()
        alone = steelyard.Dii(epochs=30).fit(X, y).record()["result"]
        found = []
        threads = [
            threading.Thread(
                target=lambda: found.append(steelyard.Dii(epochs=30).fit(X, y).record()["result"])
            )
            for _ in range(3)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [alone] * 3)

    def test_threads_do_not_change_the_result(self):
        X, y = made.numbers()
        results = [steelyard.Dii(epochs=30, threads=count).fit(X, y).record()["result"]
                   for count in (1, 2, 3)]
        self.assertEqual(results, [results[0]] * 3)
        with self.assertRaisesRegex(ValueError, "threads"):
            steelyard.Dii(threads=0).fit(X, y)

    def test_an_array_is_copied_once(self):
        for order in "CF":
            with self.subTest(order):
                ratio = float(subprocess.run(
                    [sys.executable, "-c", MEMORY.format(rows=500000, order=order)], check=True,
                    capture_output=True, text=True, env=dict(os.environ)).stdout)
                self.assertLess(ratio, 1.2)
                self.assertGreater(ratio, 0.8)


if __name__ == "__main__":
    unittest.main()
