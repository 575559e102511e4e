// The hand on a board: pieces that mouse and fingers drag.

/** Of what is shown there. */
export async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The point at that share of the way from one to the other. */
export const between = (a, b, share) => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** One frame later: where the middle of the piece in the hand is, how far it has been moved from the
 * corner of its board, and whether it goes there at once; null where there is none. */
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

/** Sends what fingers do: touch("touchMove", point), with a point for each of them. */
export async function fingersOn(page) {
  const session = await page.context().newCDPSession(page);
  return (type, ...points) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
}
