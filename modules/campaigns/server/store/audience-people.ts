import { sql } from 'kysely'
import { matches, matchesName, type Database } from '#platform/server/database.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Language } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import type { campaignsCalls } from '../../contract/calls.ts'
import { standings, type AudienceKind, type PeopleShown, type Standing } from '../../rules/audience.ts'
import { addresseeShown, withAddressee } from './addressee.ts'
import { judged, newSince, type Chosen } from './judged.ts'

const came = sql<boolean>`(p.left_at is null and p.came_at > ${newSince} and exists (
  select from campaigns.audience u where u.id = p.audience_id and p.came_at > u.first_counted_at))`
const shownAs = (shown: PeopleShown) => {
  if (shown === 'came') return came
  if (shown === 'left') return sql<boolean>`p.left_at is not null`
  return sql<boolean>`(p.left_at is null and p.standing = ${shown})`
}

/** Whether the record behind a row `p` is called so. */
export const matchesPerson = (text: string) =>
  // Names of trainees have an index of their own kind.
  sql<boolean>`(p.kind = 'trainee' and p.person_id in (select s.addressee_id from people.addressee_facts s
      where s.addressee_kind = 'trainee' and ${matchesName('s.addressee_search', text)})
    or p.kind <> 'trainee' and (p.kind, p.person_id) in (
      select s.addressee_kind, s.addressee_id from people.addressee_facts s
      where s.addressee_kind <> 'trainee' and ${matches('s.addressee_search', text)}))`

export const audiencePeople = listOf<typeof campaignsCalls.getAudiencePeople, { readonly onlyHere: boolean }>()({
  reach: () => everybody('whoever keeps audiences is an editor, who reaches every record of people'),
  rows: (db, { onlyHere }) =>
    db
      .selectFrom('campaigns.audience_person as p')
      .leftJoinLateral(withAddressee, (join) => join.onTrue())
      .select(addresseeShown)
      .$if(onlyHere, (rows) => rows.where('p.left_at', 'is', null))
      .select([sql<AudienceKind>`p.kind`.as('Kind'), 'p.person_id as PersonID'])
      .select(sql<string>`coalesce(f.address, '')`.as('Address'))
      .select(sql<Standing>`p.standing`.as('Standing'))
      .select([sql<string>`p.came_at`.as('CameAt'), sql<string | null>`p.left_at`.as('LeftAt')]),
  lean: (db, { onlyHere }) =>
    db.selectFrom('campaigns.audience_person as p').$if(onlyHere, (rows) => rows.where('p.left_at', 'is', null)),
  id: 'p.id',
  search: matchesPerson,
  filters: { AudienceID: 'p.audience_id', Kind: 'p.kind', Shown: shownAs },
  orders: { CameAt: 'p.came_at' },
})

type Counts = Output<typeof campaignsCalls.countAudience>['Counts']
type Person = Output<typeof campaignsCalls.countAudience>['People'][number]

const peopleShownAtOnce = 10

/** How many people of each standing such an audience has. */
export async function countsOf(db: Database, chosen: Chosen): Promise<Counts> {
  const { rows } = await sql<{ standing: Standing; count: number }>`
    select standing, count(*)::integer as count from (${judged(chosen)}) j group by standing`.execute(db)
  return inCounts(Object.fromEntries(rows.map(({ standing, count }) => [standing, count])))
}

/** Counts by standing under the names of the wire. */
export const inCounts = (found: Readonly<Partial<Record<Standing, number>>>): Counts => ({
  Written: found.written ?? 0,
  Refused: found.refused ?? 0,
  Twice: found.twice ?? 0,
  NoAddress: found.noAddress ?? 0,
})

/** Ten of an audience's people, those who are written to first. */
export async function someOf(db: Database, language: Language, chosen: Chosen, page: number): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select kind as "Kind", person_id as "PersonID", code as "Code", address as "Address", standing as "Standing",
      jsonb_build_object('ar', name_ar, 'en', name_en) as "Name"
    from (${judged(chosen)}) j
    order by array_position(${[...standings]}::text[], standing), ${nameRead(language, 'name')}, kind, person_id
    limit ${sql.lit(peopleShownAtOnce)} offset ${(page - 1) * peopleShownAtOnce}`.execute(db)
  return rows
}

/** Who left so long ago is forgotten. */
const daysKept = 400

/** Writes down who is in an audience now: who came, who left, how each stands in it, and how many they are. */
export async function countPeople(db: Database, id: number, chosen: Chosen): Promise<void> {
  await sql`
    with found as materialized (select kind, person_id, standing from (${judged(chosen)}) j),
    gone as (
      update campaigns.audience_person p set left_at = now()
      where p.audience_id = ${id} and p.left_at is null
        and not exists (select from found f where f.kind = p.kind and f.person_id = p.person_id)),
    forgotten as (
      delete from campaigns.audience_person p
      where p.audience_id = ${id} and p.left_at < now() - make_interval(days => ${sql.lit(daysKept)})
        and not exists (select from found f where f.kind = p.kind and f.person_id = p.person_id))
    insert into campaigns.audience_person as p (audience_id, kind, person_id, standing, came_at)
    select ${id}::integer, kind, person_id, standing, now() from found
    on conflict (audience_id, kind, person_id) do update set standing = excluded.standing, left_at = null,
      came_at = case when p.left_at is null then p.came_at else excluded.came_at end
    where p.left_at is not null or p.standing <> excluded.standing`.execute(db)
  await sql`
    update campaigns.audience a set counted_at = now(), first_counted_at = coalesce(a.first_counted_at, now()),
      counts = (select coalesce(jsonb_object_agg(n.standing, n.count), '{}') from (
        select p.standing, count(*) from campaigns.audience_person p
        where p.audience_id = a.id and p.left_at is null group by p.standing) n)
    where a.id = ${id}`.execute(db)
}

/** How many came to an audience lately, and how many have left it. */
export async function changesOf(db: Database, id: number): Promise<{ came: number; left: number }> {
  const { rows } = await sql<{ came: number; left: number }>`
    select count(*) filter (where ${came})::integer as came, count(*) filter (where p.left_at is not null)::integer as left
    from campaigns.audience_person p where p.audience_id = ${id}`.execute(db)
  return rows[0]!
}

/** Names of those who were left out: `{ Kind, PersonID, Code, Name }`. */
export async function namesOf(db: Database, language: Language, keys: readonly string[]) {
  if (keys.length === 0) return []
  const { rows } = await sql<Pick<Person, 'Kind' | 'PersonID' | 'Code' | 'Name'>>`
    select f.addressee_kind as "Kind", f.addressee_id as "PersonID", f.addressee_code as "Code",
      jsonb_build_object('ar', f.addressee_name_ar, 'en', f.addressee_name_en) as "Name"
    from unnest(${keys}::text[]) k
    join people.addressee_facts f on f.addressee_kind = split_part(k, ':', 1)
      and f.addressee_id = split_part(k, ':', 2)::integer
    order by ${nameRead(language, 'f.addressee_name')}, f.addressee_kind, f.addressee_id`.execute(db)
  return rows
}
