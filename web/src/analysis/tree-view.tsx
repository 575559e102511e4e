// The tree as text: each line with its variations in separate blocks below the move that they
// replace.

import "../components/line-move.css";
import "./tree-view.css";
import { Fragment } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import type { Analysis } from "./analysis.ts";
import { lineFrom, type Node, nodeOf, plyOf, root } from "./tree.ts";

export function TreeView({ page }: { page: Analysis }) {
  const box = useRef<HTMLDivElement>(null);
  const cursor = page.cursor.value;
  useEffect(() => {
    const list = box.current;
    const current = list?.querySelector<HTMLElement>(".current");
    if (!list) return;
    list.scrollTop = current ? current.offsetTop - list.clientHeight / 2 : 0;
  }, [cursor]);
  const tree = page.tree.value;
  const start = nodeOf(tree, root);
  const [first] = start.children;
  return (
    <section ref={box} class="tree" aria-label={messages.analysis.tree}>
      {start.comment && <p class="tree-comment">{start.comment}</p>}
      {first === undefined && <p class="muted small">{messages.analysis.noMoves}</p>}
      {first !== undefined && <Line page={page} begin={nodeOf(tree, first)} />}
    </section>
  );
}

interface LineProps {
  page: Analysis;
  begin: Node;
  /** True for a variation: the alternatives to its first move are listed elsewhere. */
  variation?: boolean;
}

function Line({ page, begin, variation = false }: LineProps) {
  const tree = page.tree.value;
  const line = [begin, ...lineFrom(tree, begin.id)];
  const ply = plyOf(tree, begin.id);
  const insteadOf = (i: number): readonly number[] => {
    const node = line[i];
    if (!node || node.parent === null || (i === 0 && variation)) return [];
    return nodeOf(tree, node.parent).children.slice(1);
  };
  const numbered = (i: number) => i === 0 || line[i - 1]?.comment || insteadOf(i - 1).length > 0;
  return (
    <>
      {line.map((node, i) => (
        <Fragment key={node.id}>
          <MoveNumber page={page} ply={ply + i} always={Boolean(numbered(i))} />
          <MoveButton page={page} node={node} />{" "}
          {node.comment && <span class="tree-comment">{node.comment} </span>}
          <Variations page={page} begins={insteadOf(i)} />
        </Fragment>
      ))}
    </>
  );
}

function Variations({ page, begins }: { page: Analysis; begins: readonly number[] }) {
  if (begins.length === 0) return null;
  return (
    <ul class="tree-variations">
      {begins.map((id) => (
        <li key={id}>
          <Line page={page} begin={nodeOf(page.tree.value, id)} variation />
        </li>
      ))}
    </ul>
  );
}

/**
 * Shown before the first side's moves, and wherever a comment or a variation interrupts the line.
 */
function MoveNumber({ page, ply, always }: { page: Analysis; ply: number; always: boolean }) {
  const { number, second } = page.numberOf(ply);
  if (second && !always) return null;
  return (
    <span class="tree-number">
      {number}.{second ? ".." : ""}{" "}
    </span>
  );
}

function MoveButton({ page, node }: { page: Analysis; node: Node }) {
  const current = page.cursor.value === node.id;
  const aside = page.asides.value.get(node.id);
  return (
    <button
      type="button"
      class={current ? "line-move tree-move current" : "line-move tree-move"}
      aria-current={current}
      onClick={() => page.goTo(node.id)}
    >
      {node.move?.short}
      {node.sign && (
        <span class="tree-sign" title={messages.analysis.sign[node.sign]}>
          {node.sign}
        </span>
      )}
      {aside?.verdict && (
        <span
          class={`verdict ${aside.verdict.key}`}
          role="img"
          aria-label={aside.verdict.name}
          title={aside.verdict.name}
        >
          {aside.verdict.sign}
        </span>
      )}
      {aside?.spent && (
        <span class="tree-spent" title={messages.game.spentTitle}>
          {aside.spent}
        </span>
      )}
    </button>
  );
}
