#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead dice list FILE --key HEX [--tip HEX]`: whether lists of tips are what their digests
/// and signatures say, and have that tip; status 1 if not.
void add_dice_list(CLI::App& dice, int& exit_status);

}  // namespace crownhead::server
