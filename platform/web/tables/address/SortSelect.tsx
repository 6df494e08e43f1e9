import { NativeSelect } from '@mantine/core'
import { useKit } from '../../ui/useKit.ts'
import classes from '../table.module.css'
import type { Column } from '../table-types.ts'
import { sortName } from './useTableAddress.ts'

/** On a phone there is no head to press. */
export function SortSelect<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly Column<Row>[]
  sort: string
  onSort: (sort: string) => void
}) {
  const kit = useKit()
  const sortable = columns.filter((column) => sortName(column) !== null)
  if (sortable.length === 0) return null
  const known = sortable.some((column) => sortName(column) === sort.replace(/^-/, ''))
  return (
    <NativeSelect
      className={classes['sortSelect']!}
      rightSectionWidth="1.625rem"
      aria-label={kit('table.sortBy')}
      value={known ? sort : ''}
      onChange={(event) => onSort(event.currentTarget.value)}
      data={[
        ...(known ? [] : [{ value: '', label: kit('table.sortBy') }]),
        ...sortable.flatMap((column) => [
          { value: sortName(column)!, label: `${column.label} ↑` },
          { value: `-${sortName(column)!}`, label: `${column.label} ↓` },
        ]),
      ]}
    />
  )
}
