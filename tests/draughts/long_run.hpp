#pragma once

/// Returns true if tests may take minutes: `./dev test --long`, or $CROWNHEAD_LONG.
bool is_long_run();
