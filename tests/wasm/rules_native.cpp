// Answers the calls of rules/wasm from its standard input: a line with the name of the function and
// its input, "\n" written as backslash and n, or @ and the name of a file that holds the input; the
// answer as text in the same way.
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>

extern "C" {
char* crownhead_buffer();
std::size_t crownhead_capacity();
std::size_t crownhead_variant(std::size_t length);
std::size_t crownhead_legal(std::size_t length);
std::size_t crownhead_read(std::size_t length);
std::size_t crownhead_explain(std::size_t length);
std::size_t crownhead_reach(std::size_t length);
std::size_t crownhead_standing(std::size_t length);
std::size_t crownhead_changed(std::size_t length);
std::size_t crownhead_nardi_position(std::size_t length);
std::size_t crownhead_nardi_plays(std::size_t length);
std::size_t crownhead_nardi_steps(std::size_t length);
std::size_t crownhead_nardi_read(std::size_t length);
std::size_t crownhead_star_board(std::size_t length);
std::size_t crownhead_star_moves(std::size_t length);
std::size_t crownhead_weights(std::size_t length);
std::size_t crownhead_analyse(std::size_t length);
std::size_t crownhead_deeper(std::size_t length);
}

namespace {

void replace_all(std::string& text, std::string_view what, std::string_view by) {
  for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + by.size())) {
    text.replace(at, what.size(), by);
  }
}

std::string input_of(std::string text) {
  if (text.starts_with('@')) {
    std::ifstream file(text.substr(1), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  replace_all(text, "\\n", "\n");
  return text;
}

}  // namespace

int main() {
  const std::map<std::string, std::size_t (*)(std::size_t)> functions{
      {"variant", crownhead_variant},
      {"legal", crownhead_legal},
      {"read", crownhead_read},
      {"explain", crownhead_explain},
      {"reach", crownhead_reach},
      {"standing", crownhead_standing},
      {"changed", crownhead_changed},
      {"nardi_position", crownhead_nardi_position},
      {"nardi_plays", crownhead_nardi_plays},
      {"nardi_steps", crownhead_nardi_steps},
      {"nardi_read", crownhead_nardi_read},
      {"star_board", crownhead_star_board},
      {"star_moves", crownhead_star_moves},
      {"weights", crownhead_weights},
      {"analyse", crownhead_analyse},
      {"deeper", crownhead_deeper}};
  for (std::string line; std::getline(std::cin, line);) {
    const std::size_t space = line.find(' ');
    const std::string input = input_of(line.substr(space + 1));
    const std::size_t length = std::min(input.size(), crownhead_capacity());
    std::memcpy(crownhead_buffer(), input.data(), length);
    const std::size_t answered = functions.at(line.substr(0, space))(length);
    std::string answer(crownhead_buffer(), answered);
    replace_all(answer, "\n", "\\n");
    std::cout << answer << std::endl;
  }
}
