import { useMemo, useState } from 'react'

export type Key = number | string

/** The rows that are ticked, also those of other pages; forgotten when what is listed changes. */
export function useSelection<Row>(rowKey: (row: Row) => Key, scope: string) {
  const [kept, setKept] = useState<{ scope: string; rows: ReadonlyMap<Key, Row> }>({ scope, rows: new Map() })
  const none = useMemo(() => new Map<Key, Row>(), [])
  const rows = kept.scope === scope ? kept.rows : none
  const keep = (next: ReadonlyMap<Key, Row>) => setKept({ scope, rows: next })
  return {
    rows,
    has: (row: Row) => rows.has(rowKey(row)),
    toggle: (some: readonly Row[], selected: boolean) => {
      const next = new Map(rows)
      for (const row of some) {
        if (selected) next.set(rowKey(row), row)
        else next.delete(rowKey(row))
      }
      keep(next)
    },
    replace: (some: readonly Row[]) => keep(new Map(some.map((row) => [rowKey(row), row]))),
    clear: () => keep(none),
  }
}
export type Selection<Row> = ReturnType<typeof useSelection<Row>>
