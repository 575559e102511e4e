#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead dice list FILE --key HEX [--commitment HEX]`: checks lists of commitments against
/// their digests and signatures, and that they contain the commitment; exit status 1 if not.
void add_dice_list(CLI::App& dice, int& exit_status);

}  // namespace crownhead::server
