import "./board-shapes.css";
/** Placeholders for the boards in a list while their games load. */
export function BoardShapes({ list, card }: { list: string; card: string }) {
  return (
    <ul class={list} aria-busy="true">
      {[1, 2, 3, 4].map((place) => (
        <li key={place} class={card}>
          <div class="board-shape" />
        </li>
      ))}
    </ul>
  );
}
