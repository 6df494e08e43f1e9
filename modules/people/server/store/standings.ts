import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Reached } from '#platform/server/reading/reach.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { ApplicationState } from '../../rules/applications.ts'

/** These people or organizations whom somebody reaches, locked in one order, with what decides about their standing. `reached` is of the alias `p`. */
export const lockedStandings = (
  tx: Database,
  of: 'trainee' | 'instructor' | 'organization',
  ids: readonly number[],
  reached: Reached,
) =>
  tx
    .selectFrom(`people.${of} as p` as 'people.trainee as p')
    .select(['p.id', 'p.code', 'p.account_id as accountId', 'p.version', 'p.is_active as isActive'])
    .select(of === 'organization' ? sql<boolean>`false`.as('isNew') : sql<boolean>`p.is_new`.as('isNew'))
    .select(
      (of === 'organization'
        ? sql<Trilingual>`p.name`
        : sql<Trilingual>`jsonb_build_object('ar', p.name_ar, 'en', p.name_en)`
      ).as('name'),
    )
    // Whoever the academy trains is never asked whether they may be.
    .select(
      (of === 'trainee' ? sql<ApplicationState>`'approved'` : sql<ApplicationState>`p.application`).as('application'),
    )
    .where((eb) => eb('p.id', '=', eb.fn.any(eb.val([...ids]))))
    .where(reached)
    .orderBy('p.id')
    .forUpdate()
    .execute()
export type Standing = Awaited<ReturnType<typeof lockedStandings>>[number]
