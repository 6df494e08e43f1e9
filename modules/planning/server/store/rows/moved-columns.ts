import type { Database } from '#platform/server/database.ts'
import type { Place } from '../../../rules/moving/moving.ts'
import { nextRun, type LockedRow } from '../plan-row-changes.ts'

/** The columns of a row that stands elsewhere; in another year it is the next run of its course there. */
export async function movedColumns(db: Database, row: LockedRow, { StartDate, EndDate, ClassRoomID }: Place) {
  const year = Number(StartDate.slice(0, 4))
  return {
    starts_on: StartDate,
    ends_on: EndDate,
    class_room_id: ClassRoomID,
    // A class room that is named takes the place of the wish.
    class_room_kind_id: ClassRoomID === null ? row.class_room_kind_id : null,
    ...(year === row.year ? {} : { year, run_number: await nextRun(db, row.course_id, year, row.scenario_id) }),
  }
}
