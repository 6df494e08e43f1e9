import { ActionIcon, Button } from '@mantine/core'
import { IconFilter, IconLayoutSidebar, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useFormat } from '../format.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { lazyPart } from '../ui/states/lazy-part.tsx'
import { useKit } from '../ui/useKit.ts'
import { ExportMenu } from './export/ExportMenu.tsx'
import { chipsOf } from './address/filter-words.ts'
import { useNamedRecords } from './address/useNamedRecords.ts'
import { SearchInput } from './address/SearchInput.tsx'
import { SortSelect } from './address/SortSelect.tsx'
import classes from './table.module.css'
import type { DataTableProps } from './table-types.ts'
import type { TableAddress } from './address/useTableAddress.ts'
import type { TableView } from './address/useTableView.ts'
import { ViewMenu } from './address/ViewMenu.tsx'
import type { SideBySide } from './queue/useSideBySide.ts'
import { ListViews } from './views/ListViews.tsx'

// Brings the form fields with it: fetched when somebody filters.
const FilterPanel = lazyPart(async () => (await import('./address/FilterPanel.tsx')).FilterPanel)

export interface TableBarProps<Row> {
  readonly table: DataTableProps<Row>
  readonly at: TableAddress
  readonly view: TableView<Row>
  readonly label: string
  /** The list's query without page and size. */
  readonly query: Readonly<Record<string, unknown>>
  readonly total: number
  /** Whether the list is worked through record by record; null where it offers none. */
  readonly side: SideBySide | null
  /** The rows are there. */
  readonly hasCome: boolean
}

/** Above the rows: search, filters and those that are on, view and export. */
export function TableBar<Row>({ table, at, view, label, query, total, side, hasCome }: TableBarProps<Row>) {
  const { columns, filters = [] } = table
  const kit = useKit()
  const format = useFormat()
  const phone = useIsPhone()
  const panelId = useId()
  const [panelOpen, setPanelOpen] = useState(false)
  const { named, remember } = useNamedRecords(filters, at.filters)
  const chips = chipsOf(
    filters,
    at.filters,
    { day: format.day, dayRange: format.dayRange, yes: kit('yes'), no: kit('no'), from: kit('from'), to: kit('to') },
    named,
  )
  return (
    <>
      <div className={classes['bar']}>
        {table.searchable && <SearchInput value={at.search} onChange={at.setSearch} label={table.searchLabel} />}
        {filters.length > 0 && (
          <Button
            variant="default"
            px="sm"
            leftSection={<IconFilter size="1rem" stroke={1.6} />}
            aria-expanded={panelOpen}
            aria-controls={panelId}
            onClick={() => setPanelOpen(!panelOpen)}
          >
            {kit('table.addFilter')}
          </Button>
        )}
        <ListViews hasCome={hasCome} table={table} at={at} view={view} side={side} />
        <div className={classes['barEnd']}>
          {table.extra && <div className={classes['barExtra']}>{table.extra}</div>}
          {side && (
            <Button
              variant={side.on ? 'light' : 'default'}
              px="sm"
              aria-pressed={side.on}
              leftSection={<IconLayoutSidebar size="1rem" stroke={1.6} className={classes['turned']!} aria-hidden />}
              onClick={() => side.set(!side.on)}
            >
              {kit('table.oneByOne')}
            </Button>
          )}
          {(phone || side?.on) && <SortSelect columns={columns} sort={at.sort} onSort={at.setSort} />}
          {!side?.on && <ViewMenu view={view} columns={columns} phone={phone} />}
          {table.exportable !== false && (
            <ExportMenu
              name={table.exportName ?? table.id}
              title={label}
              call={table.call}
              pieces={table.exportPieces}
              rowKey={table.rowKey}
              input={query}
              columns={view.visible}
              module={table.module}
              total={total}
            />
          )}
        </div>
      </div>
      {panelOpen && (
        <div id={panelId}>
          <FilterPanel
            filters={filters}
            values={at.filters}
            onChange={at.setFilters}
            named={named}
            onNamed={remember}
          />
        </div>
      )}
      {chips.length > 0 && (
        <div className={classes['chips']} role="group" aria-label={kit('table.filtersOn')}>
          {chips.map((chip) => (
            <span key={Object.keys(chip.off)[0]} className={classes['chip']}>
              <span className={classes['chipText']}>
                <span className={classes['chipLabel']}>{`${chip.label}${format.colon}`}</span>
                <bdi>{chip.words}</bdi>
              </span>
              <ActionIcon
                variant="transparent"
                color="gray"
                size="sm"
                aria-label={kit('table.removeFilter', { label: `${chip.label}${format.colon}${chip.words}` })}
                onClick={() => at.setFilters(chip.off)}
              >
                <IconX size="0.875rem" />
              </ActionIcon>
            </span>
          ))}
          <Button variant="subtle" color="gray" size="compact-xs" onClick={at.clear}>
            {kit('table.clearFilters')}
          </Button>
        </div>
      )}
    </>
  )
}
