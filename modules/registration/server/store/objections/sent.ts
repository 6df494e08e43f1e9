import type { Database } from '#platform/server/database.ts'
import { leftStates } from '../../../rules/main-track.ts'

/** How many other live registrations to the class an organization stands on, drafts aside. */
export async function sentByPayer(
  db: Database,
  organizationId: number,
  classId: number,
  exceptId: number | null,
): Promise<number> {
  const { count } = await db
    .selectFrom('registration.registration')
    .where('organization_id', '=', organizationId)
    .where('class_id', '=', classId)
    .where('main', 'not in', [...leftStates, 'draft'])
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId!))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
