import { useMemo, useState } from 'react'
import { remember, remembered } from '../../start/remembered.ts'
import type { Column } from '../table-types.ts'

interface View {
  /** By column; absent: as the page declares it. */
  readonly shown: Readonly<Record<string, boolean>>
  readonly compact: boolean
  /** The named view that these are of; '' where they are the person's own choice. */
  readonly of: string
}
const original: View = { shown: {}, compact: false, of: '' }

function read(name: string): View {
  try {
    const said = JSON.parse(remembered(name) ?? '{}') as Partial<View>
    return { shown: { ...said.shown }, compact: said.compact === true, of: String(said.of ?? '') }
  } catch {
    return original
  }
}

/**
 * Which columns are shown and how dense the rows are; remembered in this browser by the table's id. Those of the named view
 * that is on (`listView`) are kept apart, so that the own choice is there again without it.
 */
export function useTableView<Row>(id: string, columns: readonly Column<Row>[], listView: string) {
  const name = `diwan.table.${id}`
  const [own, setOwn] = useState(() => read(name))
  const [ofView, setOfView] = useState(() => read(`${name}.view`))
  const isPut = listView !== '' && ofView.of === listView
  const view = isPut ? ofView : own
  const keep = (next: View) => {
    if (next.of) setOfView(next)
    else setOwn(next)
    remember(next.of ? `${name}.view` : name, JSON.stringify(next))
  }
  const isShown = (column: Column<Row>) => column.always === true || (view.shown[column.key] ?? !column.hidden)
  const visible = useMemo(() => columns.filter(isShown), [columns, view])
  return {
    visible,
    compact: view.compact,
    /** Shown or hidden otherwise than the page declares, by column. */
    shown: view.shown,
    /** The columns of the named view that is on are in their place. */
    isPut,
    put: (of: string, shown: Readonly<Record<string, boolean>>, compact: boolean) => keep({ of, shown, compact }),
    isShown,
    changed: view.compact || Object.keys(view.shown).length > 0,
    show: (column: Column<Row>, shown: boolean) => keep({ ...view, shown: { ...view.shown, [column.key]: shown } }),
    setCompact: (compact: boolean) => keep({ ...view, compact }),
    reset: () => keep({ ...original, of: view.of }),
  }
}
export type TableView<Row> = ReturnType<typeof useTableView<Row>>
