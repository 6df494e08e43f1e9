import { useMemo, useState } from 'react'
import type { Column } from '../table-types.ts'

interface View {
  /** By column; absent: as the page declares it. */
  readonly shown: Readonly<Record<string, boolean>>
  readonly compact: boolean
}
const original: View = { shown: {}, compact: false }

function read(name: string): View {
  try {
    const said = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<View>
    return { shown: { ...said.shown }, compact: said.compact === true }
  } catch {
    return original
  }
}

/** Which columns are shown and how dense the rows are; remembered in this browser by the table's id. */
export function useTableView<Row>(id: string, columns: readonly Column<Row>[]) {
  const name = `diwan.table.${id}`
  const [view, setView] = useState(() => read(name))
  const keep = (next: View) => {
    setView(next)
    try {
      localStorage.setItem(name, JSON.stringify(next))
    } catch {
      // A full or forbidden storage costs the memory only.
    }
  }
  const isShown = (column: Column<Row>) => column.always === true || (view.shown[column.key] ?? !column.hidden)
  const visible = useMemo(() => columns.filter(isShown), [columns, view])
  return {
    visible,
    compact: view.compact,
    isShown,
    changed: view.compact || Object.keys(view.shown).length > 0,
    show: (column: Column<Row>, shown: boolean) => keep({ ...view, shown: { ...view.shown, [column.key]: shown } }),
    setCompact: (compact: boolean) => keep({ ...view, compact }),
    reset: () => keep(original),
  }
}
export type TableView<Row> = ReturnType<typeof useTableView<Row>>
