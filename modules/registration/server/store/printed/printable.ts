import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { printedFor, type PrintedPaper } from '../../../rules/papers/printed.ts'
import { partyOf } from '../../../rules/parties.ts'
import { reachesRegistration } from '../reach.ts'

/** Whether a visa letter was issued for the registration `r`. */
export const hasVisaLetter = sql<boolean>`exists (
  select from registration.visa_letter l where l.registration_id = r.id)`

/**
 * Whether the actor reaches the registration and may print this paper of it now. An address that also names the row of
 * the plan names that of its class, or nothing.
 */
export async function mayPrint(
  db: Database,
  actor: Actor,
  paper: PrintedPaper,
  asked: { readonly id: number; readonly planRowId?: number | undefined; readonly traineeId?: number | undefined },
): Promise<boolean> {
  const found = await db
    .selectFrom('registration.registration as r')
    .innerJoin('classes.class_facts as c', 'c.class_id', 'r.class_id')
    .where('r.id', '=', asked.id)
    .where(reachesRegistration(actor))
    .select(['r.main', 'r.visa', 'c.class_state as classState', 'c.plan_row_id', 'r.trainee_id'])
    .select([sql<boolean>`r.organization_id is not null and r.organization_agreed_at is null`.as('sponsorPending')])
    .select(hasVisaLetter.as('hasLetter'))
    .executeTakeFirst()
  if (!found) return false
  if (asked.planRowId !== undefined && found.plan_row_id !== asked.planRowId) return false
  if (asked.traineeId !== undefined && found.trainee_id !== asked.traineeId) return false
  return printedFor(found, partyOf(actor)).includes(paper)
}
