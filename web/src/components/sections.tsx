import "./sections.css";
import type { ComponentChildren } from "preact";
import { WithSide } from "./with-side.tsx";

interface SectionsProps {
  label: string;
  /** Address and title of each section. */
  list: readonly (readonly [string, string])[];
  /** The address of the shown one; none if the page shows all of them. */
  current?: string;
  children: ComponentChildren;
}

/** A page in sections, with a list of them at the side or, on narrow screens, above. */
export function Sections({ label, list, current, children }: SectionsProps) {
  return (
    <WithSide
      leading
      side={
        <nav class="section-list" aria-label={label}>
          {list.map(([address, title]) => (
            <a key={address} href={address} aria-current={address === current ? "page" : undefined}>
              {title}
            </a>
          ))}
        </nav>
      }
    >
      <div class="section-body">{children}</div>
    </WithSide>
  );
}
