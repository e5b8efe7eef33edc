import { useRef, useState } from 'react';

/** Which lines of a list are chosen. With Shift, everything from the line before to this one is. */
export function useSelection(shown: readonly number[]) {
  const [all, setAll] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number | null>(null);
  // What has left the list is chosen no more.
  const chosen = shown.filter((id) => all.has(id));

  return {
    chosen,
    choose: (id: number, isChosen: boolean, isRange: boolean) => {
      const from = last.current === null ? -1 : shown.indexOf(last.current);
      const to = shown.indexOf(id);
      const ids = isRange && from !== -1 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      last.current = id;
      const next = new Set(chosen);
      for (const one of ids) {
        if (isChosen) next.add(one);
        else next.delete(one);
      }
      setAll(next);
    },
    chooseAll: (isChosen: boolean) => setAll(new Set(isChosen ? shown : [])),
  };
}

export type Selection = ReturnType<typeof useSelection>;
