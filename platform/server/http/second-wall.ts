import type { Actor } from '#platform/shared/actor.ts'
import type { Call } from '#platform/shared/call.ts'
import type { Role } from '#platform/shared/access.ts'
import type { Database } from '../database.ts'
import type { PersonDatabases } from '../person-databases.ts'

/** An evaluator marks in every class, so everybody's rows are an evaluator's work too. */
const staff: readonly Role[] = ['admin', 'editor', 'trainingcoordinator', 'evaluator']

/** Whoever works with everybody's rows: by role, or by a right that the academy has given beside it. */
const isStaff = ({ role, permissions }: Actor): boolean => staff.includes(role) || permissions.length > 0

/**
 * Where the call's statements go: staff's to the database that shows every row, all others' to the one that shows the
 * actor's own. `persons` is null where the database has no role for them: one wall, as the start-up says.
 */
export function databaseFor(
  call: Call,
  actor: Actor,
  { db, persons }: { readonly db: Database; readonly persons: PersonDatabases | null },
): Database {
  return persons === null || call.pastTheWall !== undefined || isStaff(actor) ? db : persons.of(actor)
}
