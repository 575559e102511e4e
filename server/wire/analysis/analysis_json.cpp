#include "server/wire/analysis/analysis_json.hpp"

#include "server/wire/core/json_text.hpp"
#include "server/wire/core/list_json.hpp"

namespace crownhead::wire {

std::string analysis_json(const AnalysisPage& page) {
  return JsonText::object()
      .add("state", page.state)
      .add("may_be_asked", page.may_be_asked)
      .add("newest", page.is_newest)
      .add("ahead", page.ahead)
      .add("plies", page.plies)
      .add("positions", list_of(page.positions,
                                [](const AnalysedLine& one) {
                                  return JsonText::object()
                                      .add("ply", one.ply)
                                      .add("score", one.score)
                                      .add("wins", one.wins)
                                      .add("depth", one.depth)
                                      .add("settled", one.settled)
                                      .add("line", one.line);
                                }))
      .take();
}

}  // namespace crownhead::wire
