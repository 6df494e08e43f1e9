import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { refreshEverything } from '../data.ts'
import { useFormat, usePick } from '../format.tsx'
import { loadText } from '../text.ts'
import type { Action, Actions } from '../ui/acts/actions.ts'
import { Dialog } from '../ui/dialogs/Dialog.tsx'
import { useSentence } from '../ui/states/ErrorState.tsx'
import { lazyPart } from '../ui/states/lazy-part.tsx'
import { useKit } from '../ui/useKit.ts'
import { ableOf } from './address/some-of.ts'
import { BulkActions } from './BulkActions.tsx'
import { cellText } from './export/cell-text.ts'
import { inChunks, mostAtOnce, type Outcome } from './export/chunks.ts'
import { everyRow } from './export/every-row.ts'
import { mostRows } from './export/most.ts'
import classes from './table.module.css'
import type { DataTableProps } from './table-types.ts'
import type { Selection } from './useSelection.ts'

const BulkPreview = lazyPart(async () => {
  const [part] = await Promise.all([import('./bulk/BulkPreview.tsx'), loadText('kit/bulk')])
  return part.BulkPreview
})

interface Props<Row> {
  readonly table: DataTableProps<Row>
  readonly selection: Selection<Row>
  /** What the list is asked for, without its page. */
  readonly query: Readonly<Record<string, unknown>>
  readonly total: number
}

/** What may be done with the rows that are ticked; the whole list can be ticked too. More than one call takes go in parts. */
export function BulkBar<Row>({ table, selection, query, total }: Props<Row>) {
  const kit = useKit()
  const format = useFormat()
  const sentence = useSentence(table.module)
  const [choosing, setChoosing] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const run = useRunInParts(table, selection)
  const rows = [...selection.rows.values()]
  const shown = usePreviews(table, selection)
  const actions = shown(table.bulkActions!([...selection.rows.keys()].map(Number), rows))
  const isMany = rows.length > mostAtOnce
  const most = Math.min(total, mostRows)

  const chooseAll = async () => {
    setChoosing(true)
    setProblem(null)
    try {
      selection.toggle(await everyRow<Row>(table.call, query, new AbortController().signal), true)
    } catch (error) {
      setProblem(error)
    } finally {
      setChoosing(false)
    }
  }
  return (
    <div className={classes['bulk']} role="region" aria-label={kit('table.actions')}>
      <span className={classes['bulkCount']} aria-live="polite">
        {kit('table.selected', { count: rows.length, shown: format.number(rows.length) })}
      </span>
      <BulkActions
        module={table.module}
        actions={isMany ? run.inParts(actions, rows) : actions}
        {...(!isMany && { onDone: selection.clear })}
      />
      {rows.length < most && (
        <Button variant="subtle" size="compact-sm" loading={choosing} onClick={() => void chooseAll()}>
          {kit('table.selectEvery', { shown: format.number(most) })}
        </Button>
      )}
      <Button variant="subtle" color="gray" size="compact-sm" onClick={selection.clear}>
        {kit('table.clearSelection')}
      </Button>
      {problem !== null && <Alert color="red">{sentence(problem)}</Alert>}
      {run.dialog}
    </div>
  )
}

/**
 * Lets actions say first to how many of the chosen rows they are done, and which are left out in which state. What a row
 * allows came with it from the server, also where the whole list was chosen.
 */
function usePreviews<Row>({ columns, rowKey }: DataTableProps<Row>, { rows }: Selection<Row>) {
  const pick = usePick()
  const title = columns.find((column) => column.card === 'title') ?? columns[0]
  const states = columns.filter((column) => column.card === 'badge')
  const entryOf = (left: unknown) => {
    const key = rowKey(left as Row)
    const row = rows.get(key) ?? (left as Row)
    const words = (column: (typeof states)[number]) => String(cellText(column, row, pick) ?? '')
    return {
      key,
      name: (title && words(title)) || String(key),
      states: states.map(words).filter((state) => state !== ''),
    }
  }
  return (actions: Actions): Actions =>
    Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [
        name,
        action && action.run && action.left && !action.opens
          ? { ...action, preview: <BulkPreview of={rows.size} omitted={action.left.map(entryOf)} /> }
          : action,
      ]),
    )
}

interface Running<Row> {
  readonly total: number
  readonly isOver: boolean
  readonly outcome: Outcome<Row>
}

/** Runs an action over many rows in parts, with a dialog that shows how far it is, stops it, and says what was refused. */
function useRunInParts<Row>(table: DataTableProps<Row>, selection: Selection<Row>) {
  const kit = useKit()
  const format = useFormat()
  const sentence = useSentence(table.module)
  const stopped = useRef(false)
  const [running, setRunning] = useState<Running<Row> | null>(null)

  const start = async (name: string, rows: readonly Row[], given: { reason: string }) => {
    stopped.current = false
    const show = (outcome: Outcome<Row>, isOver = false) => setRunning({ total: rows.length, isOver, outcome })
    show({ done: 0, refused: [], left: rows })
    const each = async (part: Row[]) => {
      const action = table.bulkActions!(
        part.map((row) => Number(table.rowKey(row))),
        part,
      )[name]
      if (!action || !action.run) throw new Error(kit('table.notForThese'))
      await action.run(given)
    }
    const outcome = await inChunks(rows, each, { isStopped: () => stopped.current, onProgress: show })
    show(outcome, true)
    // What was not done stays ticked, to be looked at or tried again.
    const rest = [...outcome.refused.flatMap((part) => part.rows), ...outcome.left]
    if (rest.length > 0) selection.replace(rest)
    await refreshEverything()
  }
  const close = () => {
    if (!running?.isOver) return
    setRunning(null)
    // With nothing ticked the bar goes, and this dialog with it: so only now.
    if (running.outcome.done === running.total) selection.clear()
  }
  const inParts = (actions: Actions, rows: readonly Row[]): Actions =>
    Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [
        name,
        action && {
          ...(action as Action),
          // Not awaited: the question before it closes, and the dialog of the parts takes its place.
          run: (given: { reason: string }) => void start(name, ableOf(action as Action, rows, table.rowKey), given),
        },
      ]),
    )
  const done = running
    ? running.outcome.done + running.outcome.refused.reduce((sum, part) => sum + part.rows.length, 0)
    : 0
  const dialog = (
    <Dialog
      opened={running !== null}
      onClose={close}
      title={kit(running?.isOver ? 'table.partsOver' : 'table.parts')}
      size="md"
    >
      {running && (
        <Stack gap="sm">
          <Progress value={(done / running.total) * 100} aria-label={kit('table.parts')} />
          <Text size="sm" aria-live="polite">
            {kit('table.partsDone', {
              done: format.number(running.outcome.done),
              total: format.number(running.total),
            })}
          </Text>
          {running.outcome.refused.map((part) => (
            <Alert
              key={part.from}
              color="red"
              title={kit('table.partRefused', { from: format.number(part.from), to: format.number(part.to) })}
            >
              {sentence(part.problem)}
            </Alert>
          ))}
          {running.isOver && running.outcome.left.length > 0 && (
            <Text size="sm">
              {kit('table.partsLeft', {
                count: running.outcome.left.length,
                shown: format.number(running.outcome.left.length),
              })}
            </Text>
          )}
          <Group justify="flex-end">
            {running.isOver ? (
              <Button onClick={close}>{kit('close')}</Button>
            ) : (
              <Button variant="default" onClick={() => void (stopped.current = true)}>
                {kit('table.stop')}
              </Button>
            )}
          </Group>
        </Stack>
      )}
    </Dialog>
  )
  return { inParts, dialog }
}
