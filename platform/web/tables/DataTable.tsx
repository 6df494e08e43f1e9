import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useGo } from '../start/address.ts'
import { useCall } from '../data.ts'
import { nothing, useFormat, usePick } from '../format.tsx'
import { AppLink } from '../link.tsx'
import { useActionRunner } from '../ui/acts/ActionBar.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { ErrorState, useSentence } from '../ui/states/ErrorState.tsx'
import { lazyPart } from '../ui/states/lazy-part.tsx'
import { AfterAWhile } from '../ui/states/QueryView.tsx'
import { toast } from '../ui/toast.ts'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { useKit } from '../ui/useKit.ts'
import type { BulkBar as BulkBarOf } from './BulkBar.tsx'
import { Cards } from './Cards.tsx'
import { cellText } from './export/cell-text.ts'
import { listInput } from './list-input.ts'
import { Rows, type RowsProps } from './Rows.tsx'
import classes from './table.module.css'
import type { Column, DataTableProps } from './table-types.ts'
import { TableBar } from './TableBar.tsx'
import { TableFoot } from './TableFoot.tsx'
import { useSelection } from './useSelection.ts'
import { useTableAddress } from './address/useTableAddress.ts'
import { useTableView } from './address/useTableView.ts'
import { LazyRecordQueue } from './queue/LazyRecordQueue.ts'
import { useSideBySide } from './queue/useSideBySide.ts'
import { useWide } from './useWide.ts'

// Nothing is ticked when a list opens: fetched once its rows stand.
const bulkBar = async () => (await import('./BulkBar.tsx')).BulkBar
const BulkBar = lazyPart(bulkBar) as typeof BulkBarOf

export type { Column, DataTableProps, Filter } from './table-types.ts'

/**
 * A list that the server pages, sorts, searches and filters. All of it stands in the address, so a link or a reload
 * shows the same rows. Cards on a phone.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { call, columns, filters = [], rowKey, module, defaultSort = '', rowHref, onRow } = props
  const kit = useKit()
  const format = useFormat()
  const pick = usePick()
  const go = useGo()
  const phone = useIsPhone()
  const sentence = useSentence(module)
  const at = useTableAddress({
    columns,
    filters,
    defaultSort,
    defaultPageSize: props.defaultPageSize ?? 20,
    prefix: props.addressPrefix ?? '',
  })
  const view = useTableView(props.id, columns, at.listView)
  const side = useSideBySide(props.id, props.queue !== undefined)

  const query = { ...props.input, ...at.filters, search: at.search, sort: at.sort }
  const list = useCall(call, listInput(call, { ...query, pageNum: at.pageNum, pageSize: at.pageSize }))
  const data = list.data as { Items: readonly Row[]; Total: number; IsNear?: boolean } | undefined
  const rows = data?.Items ?? []
  const total = data?.Total ?? 0
  const selection = useSelection(rowKey, JSON.stringify([query, props.input]))
  const runner = useActionRunner(module)
  const frame = useRef<HTMLDivElement>(null)
  const wide = useWide(frame, [view.visible.length, rows.length, phone])

  useEffect(() => {
    if (runner.problem !== null) toast.failed(sentence(runner.problem))
  }, [runner.problem])
  const isTickable = props.bulkActions !== undefined && rows.length > 0
  useEffect(() => {
    // Without a network it is asked for again with the first tick.
    if (isTickable) bulkBar().catch(() => {})
  }, [isTickable])
  // The last page may have become shorter: rows were deleted, or the address is old.
  useEffect(() => {
    if (data && rows.length === 0 && total > 0 && at.pageNum > 1) at.setPage(Math.ceil(total / at.pageSize))
  }, [data])

  const label = props.label ?? kit('table.sheet')
  const title = view.visible.find((column) => column.card === 'title') ?? view.visible[0]
  const words = (row: Row) => String((title && cellText(title, row, pick)) ?? rowKey(row))
  const content = (column: Column<Row>, row: Row): ReactNode => {
    if (column.cell) return column.cell(row)
    const plain = cellText(column, row, pick)
    if (plain === null || plain === '') return nothing
    return typeof plain === 'number' ? format.number(plain) : <bdi>{plain}</bdi>
  }
  const opener = (row: Row, cell: ReactNode) => {
    const href = rowHref?.(row)
    if (href) {
      return (
        <AppLink to={href as '/'} className={classes['rowLink']} data-row-link>
          {cell}
        </AppLink>
      )
    }
    if (!onRow) return cell
    return (
      <button type="button" className={classes['rowLink']} data-row-link onClick={() => onRow(row)}>
        {cell}
      </button>
    )
  }
  const open = (row: Row, event: MouseEvent) => {
    const href = rowHref?.(row)
    if (href && (event.ctrlKey || event.metaKey)) window.open(href, '_blank', 'noopener')
    else if (href) void go(href as '/')
    else onRow?.(row)
  }
  const rowsProps: RowsProps<Row> = {
    label,
    columns: view.visible,
    rows,
    rowKey,
    selection: props.bulkActions ? selection : null,
    words,
    opener,
    open: rowHref || onRow ? open : null,
    content,
    rowActions: props.rowActions,
    module,
    start: (action) => void runner.start(action),
    sort: at.sort,
    onSort: at.setSort,
    compact: view.compact,
    old: list.isPlaceholderData,
    waiting: 0,
  }

  return (
    <div className={classes['root']}>
      {props.queue && side?.on ? (
        <LazyRecordQueue
          id={props.id}
          label={label}
          queue={props.queue}
          rows={rows}
          rowKey={rowKey}
          words={words}
          scope={JSON.stringify(query)}
          selection={props.bulkActions ? selection : null}
          total={total}
          pageNum={at.pageNum}
          pageSize={at.pageSize}
          onPage={at.setPage}
          old={list.isPlaceholderData}
          updatedAt={list.dataUpdatedAt}
          head={head()}
          foot={foot()}
          state={instead()}
        />
      ) : (
        <>
          {head()}
          {body()}
          {foot()}
        </>
      )}
      {runner.dialog}
    </div>
  )

  function head() {
    return (
      <>
        <TableBar
          table={props}
          at={at}
          view={view}
          label={label}
          query={query}
          total={total}
          side={side}
          hasCome={data !== undefined}
        />
        {props.bulkActions && selection.rows.size > 0 && (
          <BulkBar table={props} selection={selection} query={query} total={total} />
        )}
        {data?.IsNear && !list.isPlaceholderData && (
          <p className={classes['near']} role="status">
            {kit('table.near', { search: at.search })}
          </p>
        )}
      </>
    )
  }

  function foot() {
    return (
      total > 0 && (
        <TableFoot
          pageNum={at.pageNum}
          pageSize={at.pageSize}
          total={total}
          isCut={props.mostReached !== undefined && total >= props.mostReached}
          onPage={at.setPage}
          onPageSize={at.setPageSize}
        />
      )
    )
  }

  /** What stands in place of rows. */
  function instead() {
    if (data === undefined && list.error)
      return <ErrorState problem={list.error} onRetry={list.refetch} module={module} />
    if (data === undefined) {
      return (
        <div className={classes['frame']} style={{ minBlockSize: '20rem' }}>
          <AfterAWhile>
            <Rows {...rowsProps} waiting={8} columns={phone ? view.visible.slice(0, 2) : view.visible} />
          </AfterAWhile>
        </div>
      )
    }
    if (rows.length === 0 && total === 0) {
      return at.filtered ? (
        <EmptyState sentence={kit('table.noMatch')} action={{ label: kit('table.clearFilters'), onClick: at.clear }} />
      ) : (
        <EmptyState sentence={props.emptySentence ?? kit('table.empty')} action={props.emptyAction} />
      )
    }
    return null
  }

  function body() {
    const Shown = phone ? Cards : Rows
    return (
      instead() ?? (
        <div
          ref={frame}
          className={classes['frame']}
          data-wide={wide || undefined}
          {...(wide && { tabIndex: 0, role: 'region', 'aria-label': label })}
        >
          {list.isPlaceholderData && <div className={classes['going']} aria-hidden />}
          <Shown {...rowsProps} />
        </div>
      )
    )
  }
}
