import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { campaignsCalls } from '../../../contract/calls.ts'
import type { AudienceKind, Standing } from '../../../rules/audience.ts'
import { addresseeShown, withAddressee } from '../addressee.ts'
import { matchesPerson } from '../audience-people.ts'
import { judged, type Chosen } from '../judged.ts'

export const advertReaders = listOf<typeof campaignsCalls.getAdvertReaders, null>()({
  reach: () => everybody('whoever keeps adverts sees by name whom they reach; addresses are not shown'),
  rows: (db) =>
    db
      .selectFrom('campaigns.audience_person as p')
      .leftJoinLateral(withAddressee, (join) => join.onTrue())
      .where('p.left_at', 'is', null)
      .select(addresseeShown)
      .select([sql<number>`p.id::integer`.as('ID'), sql<AudienceKind>`p.kind`.as('Kind')]),
  lean: (db) => db.selectFrom('campaigns.audience_person as p').where('p.left_at', 'is', null),
  id: 'p.id',
  search: matchesPerson,
  filters: { AudienceID: 'p.audience_id' },
  orders: { ID: { by: 'p.id', unique: true } },
})

export interface Reader {
  readonly kind: AudienceKind
  readonly standing: Standing
  readonly language: string
  readonly accountId: number | null
  readonly name: Trilingual
}

/** Somebody of an audience as they stand in it; undefined where the row is not of it. */
export async function readerOf(db: Database, audienceId: number, readerId: number): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select p.kind, p.standing, f.addressee_language as language, f.account_id as "accountId",
      ${bothNames('f.addressee_name')} as name
    from campaigns.audience_person p
    join people.addressee_facts f on f.addressee_kind = p.kind and f.addressee_id = p.person_id
    where p.id = ${readerId} and p.audience_id = ${audienceId} and p.left_at is null`.execute(db)
  return rows[0]
}

/** How many people such an audience has, how many of them can sign in, and how many would get a mail. */
export async function reachOf(
  db: Database,
  chosen: Chosen,
): Promise<{ People: number; SignIn: number; Written: number }> {
  const { rows } = await sql<{ People: number; SignIn: number; Written: number }>`
    select count(*)::integer as "People", count(j.account_id)::integer as "SignIn",
      count(*) filter (where j.standing = 'written')::integer as "Written"
    from (${judged(chosen)}) j`.execute(db)
  return rows[0]!
}
