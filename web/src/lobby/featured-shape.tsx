import "../components/board-shapes.css";
import "../components/player-name.css";
import "./featured.css";

/** Placeholder with the size of the game. */
export function FeaturedShape() {
  return (
    <>
      <p class="featured-player" />
      <div class="board-shape" />
      <p class="featured-player" />
    </>
  );
}
