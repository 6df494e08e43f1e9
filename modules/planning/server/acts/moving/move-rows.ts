import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import type { Argument } from '#platform/shared/call.ts'
import { refuse } from '#platform/shared/refusal.ts'
import type { planningCalls } from '../../../contract/calls.ts'
import { rowsStay } from '../../../contract/refusals.ts'
import { isSamePlace } from '../../../rules/moving/moving.ts'
import { asksAnew, leadsBack, type MoveMade } from '../../../rules/moving/stays.ts'
import { binds } from '../../../rules/plan-states.ts'
import { codeOfRow } from '../../../rules/naming/row-code.ts'
import { lockPlaces } from '../../store/locks.ts'
import { instructorsOfRows, putInstructors } from '../../store/plan-instructors.ts'
import { lockedRow, type LockedRow } from '../../store/plan-row-changes.ts'
import { movedColumns } from '../../store/rows/moved-columns.ts'
import { askAll } from '../asking.ts'
import { fieldsOf, slotsOf } from '../edit-row.ts'
import { noun } from '../plan-row-noun.ts'
import { lookAt, type FoundRow, type Looked, type Wish } from './look.ts'

type Moving = Asked<Argument<typeof planningCalls.move>>

/**
 * Moves all rows or none. They are locked by id, then the class rooms and instructors that they come to, so that two who
 * move into the same place queue and the second one is told of the first.
 */
export async function moveRows(asked: Moving) {
  const { db, actor, body } = asked
  const wishes = body.Rows.toSorted((a, b) => a.ID - b.ID)
  const locked = new Map<number, LockedRow>()
  for (const { ID } of wishes) {
    const row = await lockedRow(db, ID)
    if (row) locked.set(ID, row)
  }
  const instructors = await instructorsOfRows(db, [...locked.keys()])
  await lockPlaces(db, {
    classRooms: wishes.flatMap(({ ClassRoomID }) => ClassRoomID ?? []),
    instructors: [...instructors.values()].flat().map(({ InstructorID }) => InstructorID),
  })
  const looked = await lookAt(db, actor, wishes)
  refuseStaying(
    body.Rows,
    looked.filter(({ why }) => why !== null && !(why === 'clash' && body.Despite)),
  )

  const made: MoveMade[] = []
  const moved: { ID: number; Version: number }[] = []
  for (const { wish, row } of looked) {
    const from = locked.get(wish.ID)
    if (!row || !from || isSamePlace(row, wish)) moved.push({ ID: wish.ID, Version: wish.Version })
    else {
      made.push(await moveOne(asked, row, from, wish))
      moved.push({ ID: wish.ID, Version: wish.Version + 1 })
    }
  }
  return { Rows: moved, CanUndo: made.length > 0 && leadsBack(made) }
}

async function moveOne(asked: Moving, row: FoundRow, from: LockedRow, wish: Wish): Promise<MoveMade> {
  const { db, now } = asked
  const set = await movedColumns(db, from, wish)
  await writeAct(asked, noun, from, 'move', {
    set,
    data: { from: from.starts_on, to: wish.StartDate, until: wish.EndDate },
  })
  const isOtherDays = from.starts_on !== wish.StartDate || from.ends_on !== wish.EndDate
  if (isOtherDays) {
    await putInstructors(db, row.ID, slotsOf(fieldsOf(row)), true)
    if (binds(row.State)) await askAll(asked, from, now)
  }
  return {
    asksAnew: asksAnew(row, wish),
    isAnotherRun: 'run_number' in set,
    endsWish: from.class_room_kind_id !== null && wish.ClassRoomID !== null,
  }
}

/** Says of each row that stays why it does, by its place in what was sent. */
function refuseStaying(sent: readonly Wish[], staying: readonly Looked[]): void {
  if (staying.length === 0) return
  const codes = staying.flatMap(({ row }) => (row ? [codeOfRow(row)] : []))
  refuse(
    rowsStay,
    { row: codes[0] ?? '', count: staying.length, rows: codes },
    staying.map(({ wish, row, why, there }) => ({
      path: `Rows.${sent.findIndex(({ ID }) => ID === wish.ID)}`,
      code: why ?? 'clash',
      data: {
        row: row ? codeOfRow(row) : '',
        with: [...new Set((there?.brings ?? []).flatMap(({ by }) => by?.code ?? []))],
      },
    })),
  )
}
