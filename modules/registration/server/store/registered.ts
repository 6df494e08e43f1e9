import type { Database } from '#platform/server/database.ts'
import { enrolledStates, openStates, type MainState } from '../../rules/main-track.ts'

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
