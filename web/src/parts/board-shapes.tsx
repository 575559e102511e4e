import "./board-shapes.css";
/** The places of boards in a list, while the games on them are being read. */
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
