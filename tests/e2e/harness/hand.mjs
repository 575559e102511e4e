// Dragging pieces on a board with mouse and fingers.

/** The centre of an element. */
export async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The point at a fraction of the way from `a` to `b`. */
export const between = (a, b, share) => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/**
 * One frame later: the centre of the dragged piece, its offset from the board's corner, and whether
 * it follows without a transition; null if no piece is dragged.
 */
export const inHand = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          const piece = document.querySelector(".piece.dragged");
          if (!piece) return resolve(null);
          const { left, top, width, height } = piece.getBoundingClientRect();
          const { translate, transitionProperty, transitionDuration } = getComputedStyle(piece);
          resolve({
            middle: { x: left + width / 2, y: top + height / 2 },
            moved: translate.split(" ").map(Number.parseFloat),
            still: transitionProperty === "none" || transitionDuration === "0s",
          });
        });
      }),
  );

/**
 * Returns a function that sends touch events: touch("touchMove", point), with one point per finger.
 */
export async function fingersOn(page) {
  const session = await page.context().newCDPSession(page);
  return (type, ...points) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
}
