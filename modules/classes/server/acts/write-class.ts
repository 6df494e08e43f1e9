import { inSavepoint } from '#platform/server/acts/savepoint.ts'
import type { Updateable } from 'kysely'
import type { DB } from '#database/tables.ts'
import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { classInUse, maximumBelowTaken } from '../../contract/refusals.ts'
import { mayDelete } from '../../rules/class-states.ts'
import { deleteClass, insertClass } from '../store/class-changes.ts'
import type { LockedClass } from '../store/locked.ts'
import { seatsOf } from '../store/seats.ts'
import { noun } from './class-noun.ts'
import type { Doing } from './doing.ts'
import { move } from './move.ts'
import { lockClass } from './reached.ts'

type Columns = Updateable<DB['classes.course_class']>

/** Adds a class by this act; `data` is what its fact carries beside those of the noun. */
export async function addClass(
  doing: Doing,
  act: 'add' | 'makeFromPlan',
  columns: Parameters<typeof insertClass>[1],
  data: Readonly<Record<string, unknown>>,
): Promise<LockedClass> {
  const found = await lockClass(doing.db, await insertClass(doing.db, columns))
  await writeNew(doing, noun, found, act, data)
  return found
}

/** Changes the data of a locked class. A maximum under the seats taken is refused by the table's own condition. */
export const editClass = (doing: Doing, found: LockedClass, columns: Columns): Promise<void> =>
  aboveTaken(doing, found, () => writeAct(doing, noun, found, 'edit', { set: columns }))

/** A postponed class comes back as its plan row has become. */
export const comeBack = (
  doing: Doing,
  found: LockedClass,
  columns: Columns,
  data: Readonly<Record<string, unknown>>,
): Promise<LockedClass> => aboveTaken(doing, found, () => move(doing, found, 'comeBack', { set: columns, data }))

const aboveTaken = <Result>({ db }: Doing, { id }: LockedClass, write: () => Promise<Result>): Promise<Result> =>
  inSavepoint(
    db,
    write,
    ({ constraint }) => constraint === 'seats_within_maximum',
    async () => {
      const seats = await seatsOf(db, id)
      return refuse(maximumBelowTaken, { taken: seats?.taken ?? 0 }, [{ path: 'MaxTrainees', code: 'tooSmall' }])
    },
  )

/** Deletes drafts that nobody is in and the plan knows nothing of: all are looked at before one goes. */
export async function deleteClasses(doing: Doing, ids: readonly number[]): Promise<void> {
  const found: LockedClass[] = []
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) found.push(await lockClass(doing.db, id))
  const who = doing.who === 'system' ? null : doing.who
  const inUse = found.find((each) => !mayDelete(each.state, who) || each.seatsTaken > 0 || each.planRowId !== null)
  if (inUse) refuse(classInUse, { class: inUse.code })
  if (found.length === 0) refuse(notFound)
  for (const each of found) {
    await writeGone(doing, noun, each, 'delete', () => deleteClass(doing.db, each.id))
  }
}
