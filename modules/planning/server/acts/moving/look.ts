import type { Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Clash } from '../../../rules/clashes.ts'
import type { Along } from '../../../rules/moving/along.ts'
import type { Place } from '../../../rules/moving/moving.ts'
import { brought, staysFor, type Stay } from '../../../rules/moving/stays.ts'
import { plannerOf } from '../../../rules/planner.ts'
import { codeOfRow } from '../../../rules/naming/row-code.ts'
import { classRoomsInUse } from '../../store/class-rooms/bookable.ts'
import { wholePlanRows } from '../../store/plan-rows.ts'
import { placeRow, type Placed } from '../../store/timetable.ts'
import { wantedOfRow, type Wanted } from '../../store/wanted.ts'

export type Wish = Place & { readonly ID: number; readonly Version: number }
export type FoundRow = Awaited<ReturnType<typeof wholePlanRows>>[number]

/** What was found of one row and the place that is wished for it. */
export interface Looked {
  readonly wish: Wish
  /** Undefined where the actor reaches none of this id. */
  readonly row: FoundRow | undefined
  readonly why: Stay | null
  /** Where it would stand, and what is brought there; null where it cannot be moved at all. */
  readonly there: { readonly placed: Placed; readonly brings: readonly Clash[] } | null
}

/** What the row asks for at another place. */
export const wantedAt = (row: FoundRow, { StartDate, EndDate, ClassRoomID }: Place): Wanted =>
  wantedOfRow({ ...row, StartDate, EndDate, ClassRoomID })

const alongOf = (row: FoundRow, wish: Wish): Along => {
  const wanted = wantedAt(row, wish)
  return {
    id: row.ID,
    code: codeOfRow(row),
    state: row.State,
    pattern: wanted,
    classRoomId: wanted.classRoomId,
    classRoomKindId: wanted.classRoomKindId,
    instructorIds: [wanted.leadId, wanted.backupId].filter((id) => id !== null),
    courseId: wanted.courseId,
    maxTrainees: wanted.maxTrainees,
  }
}

/** Each row at the place that is wished for it, with all others of the wishes at theirs. */
export async function lookAt(db: Database, actor: Actor, wishes: readonly Wish[]): Promise<Looked[]> {
  const who = plannerOf(actor)
  const classRooms = await classRoomsInUse(
    db,
    wishes.flatMap(({ ClassRoomID }) => ClassRoomID ?? []),
  )
  const rows = await wholePlanRows(
    db,
    actor,
    wishes.map(({ ID }) => ID),
  )
  const found = wishes.map((wish) => {
    const row = rows.find(({ ID }) => ID === wish.ID)
    return { wish, row, why: staysFor(row, wish, { who, classRooms }) }
  })
  const moving = found.flatMap(({ wish, row, why }) => (row && why === null ? [alongOf(row, wish)] : []))
  const looked: Looked[] = []
  for (const { wish, row, why } of found) {
    if (!row || why !== null) {
      looked.push({ wish, row, why, there: null })
      continue
    }
    const others = moving.filter(({ id }) => id !== row.ID)
    const placed = await placeRow(db, wantedAt(row, wish), undefined, others)
    // Where nothing is in the way, nothing is brought, whatever there was before.
    const here = placed.clashes.length > 0 ? (await placeRow(db, wantedOfRow(row))).clashes : []
    const brings = brought(here, placed.clashes).filter(({ key }) => !row.waived.includes(key))
    const clashes = brings.some(({ severity }) => severity === 'hard')
    looked.push({ wish, row, why: clashes ? 'clash' : null, there: { placed, brings } })
  }
  return looked
}
