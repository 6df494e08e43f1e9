import { coordinatorOrAll } from '#modules/accounts/server/public.ts'
import { instructorAccounts } from '#modules/people/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { examiningRoles, instructorRoles, type InstructorRole } from '../../rules/staff.ts'
import type { ClassState } from '../../rules/class-states.ts'

/* The accounts of those who run a class. */

/** The instructors of a class who have not declined it; only those who have answered so, and in these places. */
export async function instructorsOf(
  db: Database,
  classId: number,
  {
    answers = ['asked', 'accepted'],
    roles = instructorRoles,
  }: { readonly answers?: readonly ('asked' | 'accepted')[]; readonly roles?: readonly InstructorRole[] } = {},
): Promise<number[]> {
  const found = await db
    .selectFrom('classes.class_instructor_facts')
    .select('instructor_id')
    .where('class_id', '=', classId)
    .where('instructor_state', 'in', answers)
    .where('instructor_role', 'in', roles)
    .execute()
  return instructorAccounts(
    db,
    found.map((row) => row.instructor_id),
  )
}

export async function coordinatorOf(db: Database, classId: number): Promise<number[]> {
  const found = await db
    .selectFrom('classes.class_facts')
    .select('coordinator_id')
    .where('class_id', '=', classId)
    .executeTakeFirst()
  return coordinatorOrAll(db, found?.coordinator_id)
}

export async function classState(db: Database, classId: number): Promise<ClassState | undefined> {
  const found = await db
    .selectFrom('classes.class_facts')
    .select('class_state')
    .where('class_id', '=', classId)
    .executeTakeFirst()
  return found?.class_state
}

/** Those who teach or examine a class and are examiners. */
export async function examinersOf(db: Database, classId: number): Promise<number[]> {
  const found = await db
    .selectFrom('classes.class_instructor_facts as c')
    .innerJoin('people.instructor_facts as i', 'i.instructor_id', 'c.instructor_id')
    .select('i.instructor_id')
    .where('c.class_id', '=', classId)
    .where('c.instructor_role', 'in', examiningRoles)
    .where('i.is_examiner', '=', true)
    .execute()
  return instructorAccounts(
    db,
    found.map((row) => row.instructor_id),
  )
}

/** The evaluators on the class's staff; none where nobody was appointed. */
export async function evaluatorsOf(db: Database, classId: number): Promise<number[]> {
  const own = await db
    .selectFrom('classes.class_staff')
    .select((eb) => eb.ref('account_id').$notNull().as('id'))
    .where('class_id', '=', classId)
    .where('role', '=', 'evaluator')
    .execute()
  return own.map(({ id }) => id)
}
