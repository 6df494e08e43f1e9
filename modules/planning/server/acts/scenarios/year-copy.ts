import { writeNew } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { invalidInput, notFound, refuse } from '#platform/shared/refusal.ts'
import { codeOfRow } from '../../../rules/naming/row-code.ts'
import type { planningCalls } from '../../../contract/calls.ts'
import { binds, type PlanState } from '../../../rules/plan-states.ts'
import type { Occupied } from '../../../rules/clashes.ts'
import { copiedTo, type Copied } from '../../../rules/year-copy/year-copy.ts'
import type { AlongRows } from '../../along-rows.ts'
import { calendarYears } from '../../store/calendar.ts'
import { holidaysBetween } from '../../store/holidays.ts'
import { occupiedTimes } from '../../store/occupied.ts'
import { copyRow } from '../../store/plan-row-changes.ts'
import { coordinatorChoices } from '../../store/rows/coordinators.ts'
import { lockYear, scenarioYear } from '../../store/scenarios/scenarios.ts'
import { rowsToCopy, type RowToCopy } from '../../store/scenarios/year-rows.ts'
import { codeOf, noun } from '../plan-row-noun.ts'
import { lockRow } from '../reached.ts'

type Query = Argument<typeof planningCalls.previewPlanYear>['query']
type Planned = { readonly row: RowToCopy; readonly to: Copied }

/** Where each row of the year would go, one after the other: what was placed before is in the way of what follows. */
export async function planYear(db: Database, actor: Actor, query: Query): Promise<Planned[]> {
  const { FromYear: from, ToYear: to } = query
  const scenarioId = query.ScenarioID ?? null
  if (to <= from) refuse(invalidInput, {}, [{ path: 'ToYear', code: 'endBeforeStart' }])
  if (scenarioId !== null && (await scenarioYear(db, scenarioId)) !== to) refuse(notFound)
  const rows = await rowsToCopy(db, actor, { from, to, scenarioId })
  const years = await calendarYears(db)
  // A row may be a year long.
  const [first, last] = [`${to}-01-01`, `${to + 1}-12-31`]
  const holidays = await holidaysBetween(db, first, last)
  const occupied: Occupied[] = (
    await occupiedTimes(db, {
      from: first,
      to: last,
      classRoomIds: [...new Set(rows.flatMap(({ ClassRoomID }) => ClassRoomID ?? []))],
      instructorIds: [],
      exceptRowId: null,
      scenarioId,
      holidays,
    })
  ).filter(({ by }) => by.kind === 'class' || binds(by.state as PlanState))
  const ahead = {
    year: to,
    holidays,
    formerHolidays: await holidaysBetween(db, `${from}-01-01`, `${from + 1}-12-31`),
    worksOn: (day: string) => years.find((year) => year.FirstDay <= day && day <= year.LastDay)?.Weekdays ?? null,
    occupied,
  }
  return rows.map((row) => {
    const pattern = {
      startsOn: row.StartDate,
      endsOn: row.EndDate,
      weekdays: row.Weekdays,
      startsAt: row.StartTime.slice(0, 5),
      endsAt: row.EndTime.slice(0, 5),
      hours: row.Hours,
      onHolidays: row.OnHolidays,
    }
    const classRoom =
      row.ClassRoomID === null
        ? null
        : { id: row.ClassRoomID, isActive: row.isRoomActive ?? false, setupMinutes: row.setupMinutes ?? 0 }
    const found = copiedTo({ pattern, classRoom, isCopied: row.isCopied }, ahead)
    if (found.why === null && classRoom)
      occupied.push(
        ...found.sessions.map(({ day, startsAt, endsAt }) => ({
          day,
          startsAt,
          endsAt,
          classRoomId: classRoom.id,
          instructorIds: [],
          by: { kind: 'row' as const, id: row.ID, code: '', state: 'draft' as const },
        })),
      )
    return { row, to: found }
  })
}

type Copying = Pick<Asked<Argument<typeof planningCalls.copyPlanYear>>, 'db' | 'actor' | 'record' | 'query' | 'body'>

/** Copies the chosen rows to where they were seen to go; each once, however often it is asked for. */
export async function copyYear(asked: Copying, along: AlongRows) {
  const { db, actor, query, body } = asked
  await lockYear(db, query.ToYear)
  const planned = new Map((await planYear(db, actor, query)).map((each) => [each.row.ID, each]))
  const coordinators = new Set((await coordinatorChoices(db)).map(({ ID }) => ID))
  const pairs: { from: number; to: number; code: string }[] = []
  const Left: { ID: number; Code: string; Why: Exclude<Copied['why'], null> | 'datesChanged' | 'gone' }[] = []
  for (const { ID, NewStart } of new Map(body.Rows.map((each) => [each.ID, each])).values()) {
    const found = planned.get(ID)
    const why = !found
      ? 'gone'
      : found.to.why !== null
        ? found.to.why
        : found.to.startsOn !== NewStart
          ? 'datesChanged'
          : null
    if (!found || found.to.why !== null || why !== null) {
      Left.push({ ID, Code: found ? rowName(found.row) : '', Why: why! })
      continue
    }
    const from = await lockRow(db, ID)
    const id = await copyRow(db, from, {
      startsOn: found.to.startsOn,
      endsOn: found.to.endsOn,
      coordinatorId: coordinators.has(from.coordinator_id) ? from.coordinator_id : actor.userId,
      scenarioId: query.ScenarioID ?? null,
      copiedFrom: ID,
      onlyInstructors: found.row.stay,
    })
    const row = await lockRow(db, id)
    await writeNew(asked, noun, row, 'copy', { copyOf: ID })
    pairs.push({ from: ID, to: id, code: codeOf(row) })
  }
  await along.copy(asked, pairs, true)
  return { Copied: pairs.length, Left }
}

export const rowName = (row: RowToCopy): string => codeOfRow(row)
