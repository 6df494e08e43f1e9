import type { Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import type { Output } from '#platform/shared/call.ts'
import type { planningCalls } from '../../contract/calls.ts'

type Named = Output<typeof planningCalls.getPlanRows>['Items'][number]['Instructors'][number]

/** Who is named in each of these rows, the lead first, with their answers. */
export async function instructorsOfRows(db: Database, rowIds: readonly number[]): Promise<Map<number, Named[]>> {
  if (rowIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('planning.plan_instructor as i')
    .innerJoin('people.instructor_name_facts as f', 'f.instructor_id', 'i.instructor_id')
    .where('i.plan_row_id', 'in', rowIds)
    .select([
      'i.plan_row_id as planRowId',
      'i.instructor_id as InstructorID',
      bothNames('f.instructor_name').as('Name'),
      'i.role as Role',
      'i.state as State',
      'i.reason as Reason',
      'i.asked_at as AskedAt',
      'i.decided_at as DecidedAt',
    ])
    .orderBy('i.plan_row_id')
    .orderBy('i.role', 'desc')
    .orderBy('i.id')
    .execute()
  const byRow = new Map<number, Named[]>()
  for (const { planRowId, ...named } of rows) byRow.set(planRowId, [...(byRow.get(planRowId) ?? []), named])
  return byRow
}

export const instructorsOfRow = async (db: Database, rowId: number): Promise<Named[]> =>
  (await instructorsOfRows(db, [rowId])).get(rowId) ?? []

/** The instructors of these ids with what refusals and clashes say of them. */
export const instructorNames = (db: Database, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('people.instructor_name_facts')
        .where('instructor_id', 'in', ids)
        .select(['instructor_id as id', 'instructor_code as code', bothNames('instructor_name').as('name')])
        .execute()

/** Of these instructors those who are active and on the course's list of who is able to deliver it. */
export async function ableOf(db: Database, courseId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('catalogue.course_instructor_facts as x')
    .innerJoin('people.instructor_facts as f', 'f.instructor_id', 'x.instructor_id')
    .where('x.course_id', '=', courseId)
    .where('f.is_active', '=', true)
    .where('x.instructor_id', 'in', ids)
    .select('x.instructor_id')
    .execute()
  return rows.map((row) => row.instructor_id)
}

export type Slot = { readonly instructorId: number; readonly role: 'lead' | 'backup' }

/**
 * Makes the row's instructors what the form says. Who stays in the same role keeps the answer, unless `askAgain`:
 * the times have changed. Returns who leaves the row after having been asked.
 */
export async function putInstructors(
  db: Database,
  rowId: number,
  slots: readonly Slot[],
  askAgain: boolean,
): Promise<Slot[]> {
  const known = await db
    .selectFrom('planning.plan_instructor')
    .where('plan_row_id', '=', rowId)
    .select(['instructor_id', 'role', 'state'])
    .execute()
  // Who rejected stays on record unless chosen anew.
  const dropped = known.filter(
    (each) => each.state !== 'rejected' && !slots.some((slot) => slot.instructorId === each.instructor_id),
  )
  const fresh = slots.filter(
    (slot) =>
      askAgain ||
      !known.some(
        (each) => each.instructor_id === slot.instructorId && each.role === slot.role && each.state !== 'rejected',
      ),
  )
  const touched = [...dropped.map((each) => each.instructor_id), ...fresh.map((each) => each.instructorId)]
  if (touched.length)
    await db
      .deleteFrom('planning.plan_instructor')
      .where('plan_row_id', '=', rowId)
      .where('instructor_id', 'in', touched)
      .execute()
  if (fresh.length)
    await db
      .insertInto('planning.plan_instructor')
      .values(
        fresh.map((slot) => ({
          plan_row_id: rowId,
          instructor_id: slot.instructorId,
          role: slot.role,
          state: 'chosen' as const,
        })),
      )
      .execute()
  return dropped.flatMap((each) =>
    each.state === 'chosen' ? [] : [{ instructorId: each.instructor_id, role: each.role }],
  )
}

/** Asks everybody of the row who is chosen and not asked yet. Returns whom. */
export async function askChosen(db: Database, rowId: number, now: Date) {
  return db
    .updateTable('planning.plan_instructor')
    .set({ state: 'asked', asked_at: now, decided_at: null, reason: null, reminders: 0, accepted: null })
    .where('plan_row_id', '=', rowId)
    .where('state', '=', 'chosen')
    .returning(['instructor_id as instructorId', 'role'])
    .execute()
}

/** Takes questions back: whoever has not rejected counts as chosen. `accepted` too where the times change. Gives their ids. */
export async function unask(db: Database, rowId: number, withAccepted: boolean): Promise<number[]> {
  const released = await db
    .updateTable('planning.plan_instructor')
    .set({ state: 'chosen', asked_at: null, decided_at: null, accepted: null })
    .where('plan_row_id', '=', rowId)
    .where('state', 'in', withAccepted ? ['asked', 'accepted'] : ['asked'])
    .returning('instructor_id')
    .execute()
  return released.map((row) => row.instructor_id)
}

/**
 * Names somebody for the role in place of whoever holds it. A backup that has accepted and becomes the lead keeps the
 * answer (`keepsAnswer`); everybody else is chosen, to be asked.
 */
export async function chooseInstructor(
  db: Database,
  rowId: number,
  instructorId: number,
  role: Slot['role'],
  keepsAnswer: boolean,
): Promise<void> {
  await db
    .deleteFrom('planning.plan_instructor')
    .where('plan_row_id', '=', rowId)
    .where('role', '=', role)
    .where('state', '<>', 'rejected')
    .execute()
  const state = keepsAnswer ? ('accepted' as const) : ('chosen' as const)
  await db
    .insertInto('planning.plan_instructor')
    .values({ plan_row_id: rowId, instructor_id: instructorId, role, state })
    .onConflict((conflict) =>
      conflict.columns(['plan_row_id', 'instructor_id']).doUpdateSet({
        role,
        state,
        reason: null,
        ...(keepsAnswer ? {} : { decided_at: null, asked_at: null, accepted: null }),
      }),
    )
    .execute()
}

/** The instructor's own answer. Returns the slot, or undefined where none of theirs is waiting for one. */
export async function answer(
  db: Database,
  rowId: number,
  instructorId: number,
  state: 'accepted' | 'rejected',
  reason: string | null,
  now: Date,
) {
  return db
    .updateTable('planning.plan_instructor')
    .set({ state, reason, decided_at: now })
    .where('plan_row_id', '=', rowId)
    .where('instructor_id', '=', instructorId)
    .where('state', '=', 'asked')
    .returning('role')
    .executeTakeFirst()
}
