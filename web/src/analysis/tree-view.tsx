// The record: the main line in two columns, with comments and variations as rows of their own.

import "../components/line-move.css";
import "./tree-view.css";
import { Fragment } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { useKeptInView } from "../components/kept-in-view.ts";
import { shownMove } from "../labels/notation.ts";
import { messages } from "../messages/messages.ts";
import type { Analysis } from "./analysis.ts";
import { type Row, rowsOf } from "./record-rows.ts";
import { lineFrom, type Node, nodeOf, plyOf, root } from "./tree.ts";

export function TreeView({ page }: { page: Analysis }) {
  const box = useRef<HTMLElement>(null);
  useKeptInView(box, page.cursor.value);
  const tree = page.tree.value;
  const rows = useMemo(() => rowsOf(tree, (ply) => page.numberOf(ply)), [page, tree]);
  const { comment } = nodeOf(tree, root);
  return (
    <section ref={box} class="tree" aria-label={messages.analysis.tree}>
      {comment && <p class="tree-comment tree-start">{comment}</p>}
      {rows.length === 0 && <p class="tree-empty muted small">{messages.analysis.noMoves}</p>}
      <ol class="tree-rows">
        {rows.map((row) => (
          <RowView key={(row.second ?? row.first)?.id} page={page} row={row} />
        ))}
      </ol>
    </section>
  );
}

function RowView({ page, row }: { page: Analysis; row: Row }) {
  const { number, first, second, comment, variations } = row;
  return (
    <li class="tree-row">
      <span class="tree-number">{number}</span>
      {first ? <MoveButton page={page} node={first} /> : <span class="tree-before">…</span>}
      {second && <MoveButton page={page} node={second} />}
      {comment && <p class="tree-comment">{comment}</p>}
      <Variations page={page} begins={variations} />
    </li>
  );
}

function Variations({ page, begins }: { page: Analysis; begins: readonly number[] }) {
  if (begins.length === 0) return null;
  return (
    <ul class="tree-variations">
      {begins.map((id) => (
        <li key={id}>
          <Line page={page} begin={nodeOf(page.tree.value, id)} />
        </li>
      ))}
    </ul>
  );
}

/** A variation as text. The alternatives to its first move are listed elsewhere. */
function Line({ page, begin }: { page: Analysis; begin: Node }) {
  const tree = page.tree.value;
  const line = [begin, ...lineFrom(tree, begin.id)];
  const ply = plyOf(tree, begin.id);
  const insteadOf = (i: number): readonly number[] => {
    const node = line[i];
    if (!node || node.parent === null || i === 0) return [];
    return nodeOf(tree, node.parent).children.slice(1);
  };
  const numbered = (i: number) => i === 0 || line[i - 1]?.comment || insteadOf(i - 1).length > 0;
  return (
    <>
      {line.map((node, i) => (
        <Fragment key={node.id}>
          <span class="tree-numbered">
            <MoveNumber page={page} ply={ply + i} always={Boolean(numbered(i))} />
            <MoveButton page={page} node={node} />
          </span>{" "}
          {node.comment && <span class="tree-comment">{node.comment} </span>}
          <Variations page={page} begins={insteadOf(i)} />
        </Fragment>
      ))}
    </>
  );
}

/**
 * Shown before the first side's moves, and wherever a comment or a variation interrupts the line.
 */
function MoveNumber({ page, ply, always }: { page: Analysis; ply: number; always: boolean }) {
  const { number, second } = page.numberOf(ply);
  if (second && !always) return null;
  return (
    <span class="muted">
      {number}.{second ? ".." : ""}{" "}
    </span>
  );
}

/** The moves before and after the cursor in one row, for narrow windows. */
export function LineOfMoves({ page }: { page: Analysis }) {
  const box = useRef<HTMLElement>(null);
  useKeptInView(box, page.cursor.value);
  const line = [...page.path.value, ...lineFrom(page.tree.value, page.cursor.value)];
  return (
    <section ref={box} class="tree-line" aria-label={messages.analysis.line}>
      {line.map((node, i) => (
        <span key={node.id} class="tree-numbered">
          <MoveNumber page={page} ply={i + 1} always={i === 0} />
          <MoveButton page={page} node={node} />
        </span>
      ))}
    </section>
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
      {node.move && shownMove(node.move.short)}
      {node.sign && (
        <span class="tree-sign" title={messages.analysis.sign[node.sign]}>
          {node.sign}
        </span>
      )}
      {aside && (
        <span class={`verdict ${aside.key}`} role="img" aria-label={aside.name} title={aside.name}>
          {aside.sign}
        </span>
      )}
    </button>
  );
}
