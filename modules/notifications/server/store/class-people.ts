import { enrolledStates, openStates, type MainState } from '#modules/registration/rules/main-track.ts'
import type { Database } from '#platform/server/database.ts'
import { coordinatorOrAll, instructorAccounts, roleAccounts } from './accounts.ts'

/** Somebody in a class, with the code of the own registration to it. */
export interface Registered {
  readonly accountId: number
  readonly registrationCode: string
}

async function registeredIn(db: Database, classId: number, states: readonly MainState[]): Promise<Registered[]> {
  const found = await db
    .selectFrom('registration.registration_facts')
    .select(['account_id', 'registration_code'])
    .where('class_id', '=', classId)
    .where('main', 'in', states)
    .orderBy('registration_id')
    .execute()
  return found.flatMap((row) =>
    row.account_id === null ? [] : [{ accountId: row.account_id, registrationCode: row.registration_code }],
  )
}

/** On the class's list: taking part now or having done so. */
export const enrolledIn = (db: Database, classId: number) => registeredIn(db, classId, enrolledStates)

/** Everybody whose registration is under way or confirmed; drafts are nobody's business yet. */
export const underWayIn = (db: Database, classId: number) =>
  registeredIn(db, classId, [...openStates, 'confirmed', 'attending'])

/** The organizations that pay, or are asked to, for somebody whose registration is under way. */
export async function payersIn(db: Database, classId: number): Promise<number[]> {
  const found = await db
    .selectFrom('registration.registration_facts as r')
    .innerJoin('people.organization_facts as o', 'o.organization_id', 'r.organization_id')
    .select('o.account_id')
    .distinct()
    .where('r.class_id', '=', classId)
    .where('r.main', 'in', [...openStates, 'confirmed', 'attending'])
    .execute()
  return found.flatMap((row) => row.account_id ?? [])
}

/** The instructors of a class who have not declined it, or only those who have answered so. */
export async function instructorsOf(
  db: Database,
  classId: number,
  answers: readonly ('asked' | 'accepted')[] = ['asked', 'accepted'],
): Promise<number[]> {
  const found = await db
    .selectFrom('classes.class_instructor_facts')
    .select('instructor_id')
    .where('class_id', '=', classId)
    .where('instructor_state', 'in', answers)
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

/** The instructors of a class that are examiners. */
export async function examinersOf(db: Database, classId: number): Promise<number[]> {
  const found = await db
    .selectFrom('classes.class_instructor_facts as c')
    .innerJoin('people.instructor_facts as i', 'i.instructor_id', 'c.instructor_id')
    .select('i.instructor_id')
    .where('c.class_id', '=', classId)
    .where('i.is_examiner', '=', true)
    .execute()
  return instructorAccounts(
    db,
    found.map((row) => row.instructor_id),
  )
}

/** Who marks the class's papers: its instructors that are examiners; where there is none, the evaluators. */
export async function markersOf(db: Database, classId: number): Promise<number[]> {
  const examiners = await examinersOf(db, classId)
  return examiners.length > 0 ? examiners : roleAccounts(db, ['evaluator'])
}
