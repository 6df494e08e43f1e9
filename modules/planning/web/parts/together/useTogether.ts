import { useRef, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { planningCalls as calls } from '../../../contract/calls.ts'
import { previewFields } from '../../../contract/plan-shapes.ts'
import {
  broughtBy,
  changedBy,
  type LeftOut,
  leftOut,
  meetTogether,
  type Together,
} from '../../../rules/together/together.ts'
import { slotOf } from '../usePlanPreview.ts'
import { valuesOfRow } from '../row/plan-row-values.ts'

export type PlanRow = Output<typeof calls.getPlanRows>['Items'][number]
type Whole = Output<typeof calls.getPlanRow>
type Clash = Whole['Timetable']['Clashes'][number]

/** What was found of one row. */
export interface Looked {
  readonly row: PlanRow
  readonly why: LeftOut | null
  readonly clashes: readonly Clash[]
  readonly send: () => Promise<unknown>
}
/** What became of one row. */
export interface Refused {
  readonly row: PlanRow
  readonly problem: unknown
}

/** Previews are answered five times a second. */
const betweenPreviews = 220
const pause = () => new Promise((resolve) => setTimeout(resolve, betweenPreviews))

/** Looks at what a change would bring to each of the rows, then saves it on those that take part, one after the other. */
export function useTogether(rows: readonly PlanRow[]) {
  const [looked, setLooked] = useState<readonly Looked[] | null>(null)
  const [done, setDone] = useState<{ saved: number; refused: readonly Refused[] } | null>(null)
  const [at, setAt] = useState<number | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  // What was asked last: an answer to another question is dropped.
  const asked = useRef(0)

  const look = async (change: Together) => {
    const question = ++asked.current
    const isOver = () => asked.current !== question
    const found: Looked[] = []
    const meetings: Whole['Timetable']['Sessions'][number][] = []
    const along = new Set(rows.map(({ ID }) => ID))
    setProblem(null)
    setLooked(null)
    try {
      for (const row of rows) {
        setAt(found.length)
        const whole = await send(calls.getPlanRow, { ID: row.ID })
        const values = changedBy(valuesOfRow(whole), change)
        const after = await send(calls.previewPlanRow, { body: previewFields.parse(slotOf(values, row.ID)) })
        if (isOver()) return
        const clashes = broughtBy(change, { before: whole.Timetable.Clashes, after: after.Clashes, along })
        const why = leftOut(whole, change, {
          isOffered:
            change.kind !== 'classRoom' || after.ClassRooms.Offered.some(({ ID }) => ID === change.classRoomId),
          brings: clashes,
          among: meetTogether(meetings, after.Sessions),
        })
        if (why === null) meetings.push(...after.Sessions)
        const body = { ...values, Version: whole.Version } as never
        found.push({ row, why, clashes, send: () => send(calls.edit, { ID: row.ID, body }) })
        await pause()
        if (isOver()) return
      }
      setLooked(found)
    } catch (error) {
      if (!isOver()) setProblem(error)
    } finally {
      if (!isOver()) setAt(null)
    }
  }

  const save = async () => {
    const able = (looked ?? []).filter(({ why }) => why === null)
    const refused: Refused[] = []
    for (const [index, each] of able.entries()) {
      setAt(index)
      await each.send().catch((error: unknown) => refused.push({ row: each.row, problem: error }))
    }
    setAt(null)
    setLooked(null)
    setDone({ saved: able.length - refused.length, refused })
    await refreshEverything()
  }

  /** Something else is being chosen: what was found holds no more. */
  const forget = () => {
    asked.current++
    setLooked(null)
    setAt(null)
    setProblem(null)
  }
  return { look, save, forget, looked, done, at, problem }
}
