import { sql } from 'kysely'
import { json, matches, type Database } from '#platform/server/database.ts'
import { byText, placeOfText } from '#platform/server/reading/both-names.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { campaignsCalls } from '../../contract/calls.ts'
import type { Conditions } from '../../rules/audience.ts'
import { moveAdvertPerson } from './adverts/people.ts'
import type { Chosen } from './judged.ts'

type Fields = Argument<typeof campaignsCalls.addAudience>['body']

const count = (standing: string) => sql<number>`coalesce((a.counts->>${sql.lit(standing)})::integer, 0)`

export const audiences = listOf<typeof campaignsCalls.getAudiences, { readonly actor: Actor }>()({
  reach: () => everybody('audiences are the academy’s own: whoever writes to many sees all of them'),
  rows: (db) =>
    db
      .selectFrom('campaigns.audience as a')
      .select(['a.id as ID', 'a.name as Name', 'a.note as Note', 'a.version as Version'])
      .select([count('written').as('Written'), count('refused').as('Refused')])
      .select([count('twice').as('Twice'), count('noAddress').as('NoAddress')])
      .select(sql<string | null>`a.counted_at`.as('CountedAt')),
  id: 'a.id',
  search: (text) => matches('a.search', text),
  filters: {},
  orders: { Name: byText('a.name') },
})

const columns = ['id', 'name', 'note', 'conditions', 'by_hand', 'left_out', 'first_counted_at', 'version'] as const

export const audienceById = (db: Database, id: number) =>
  db.selectFrom('campaigns.audience').select(columns).where('id', '=', id).executeTakeFirst()
export type StoredAudience = NonNullable<Awaited<ReturnType<typeof audienceById>>>

/** The same, locked until the transaction ends. */
export const lockedAudience = (db: Database, id: number) =>
  db.selectFrom('campaigns.audience').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export const audienceIds = async (db: Database): Promise<number[]> =>
  (await db.selectFrom('campaigns.audience').select('id').orderBy('id').execute()).map(({ id }) => id)

/** Their ids and names, for choosing one. */
export const audienceNames = (db: Database, language: Language) =>
  db
    .selectFrom('campaigns.audience')
    .select(['id as ID', sql<Trilingual>`name`.as('Name')])
    .orderBy(placeOfText(language, 'name'))
    .orderBy('id')
    .limit(sql.lit(500))
    .execute()

/** Who an audience is, as it is stored. */
export const chosenIn = ({ conditions, by_hand, left_out }: StoredAudience): Chosen => ({
  conditions: conditions as unknown as Conditions,
  byHand: by_hand as unknown as Chosen['byHand'],
  leftOut: left_out,
})

export const columnsOf = ({ Name, Note, Conditions: conditions, ByHand }: Fields) => ({
  name: json(Name),
  note: Note,
  conditions: json(conditions),
  by_hand: json(ByHand),
})

export const insertAudience = (db: Database, fields: Fields) =>
  db.insertInto('campaigns.audience').values(columnsOf(fields)).returning(columns).executeTakeFirstOrThrow()

export const removeAudience = (db: Database, id: number) =>
  db.deleteFrom('campaigns.audience').where('id', '=', id).execute()

interface NamedRow {
  readonly of: string
  readonly ID: number
  readonly Code: string
  readonly Name: Trilingual
}

/** What the records that an audience names are called. */
export async function namesIn(db: Database, { conditions, byHand }: Chosen): Promise<readonly NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select 'Courses' as of, course_id as "ID", course_code as "Code", course_name as "Name" from catalogue.course_facts
      where course_id = any(${conditions.CourseIDs}::integer[])
    union all select 'Classes', class_id, class_code, course_name from classes.class_facts
      where class_id = any(${conditions.ClassIDs}::integer[])
    union all select 'Diplomas', diploma_id, diploma_code, diploma_name from diplomas.diploma_facts
      where diploma_id = any(${conditions.DiplomaIDs}::integer[])
    union all select 'Organizations', organization_id, organization_code, organization_name from people.organization_facts
      where organization_id = any(${[...conditions.OrganizationIDs, ...byHand.OrganizationIDs]}::integer[])
    union all select 'Trainees', trainee_id, trainee_code,
      jsonb_build_object('ar', trainee_name_ar, 'en', trainee_name_en) from people.trainee_facts
      where trainee_id = any(${byHand.TraineeIDs}::integer[])
    union all select 'Instructors', instructor_id, instructor_code,
      jsonb_build_object('ar', instructor_name_ar, 'en', instructor_name_en) from people.instructor_facts
      where instructor_id = any(${byHand.InstructorIDs}::integer[])`.execute(db)
  return rows
}

const lists = { trainee: 'TraineeIDs', instructor: 'InstructorIDs' } as const

/** Somebody who was put into audiences by hand, or left out, under another record from now on. */
export async function movePerson(
  db: Database,
  kind: keyof typeof lists,
  { gone, kept }: { readonly gone: number; readonly kept: number },
): Promise<void> {
  const list = sql.lit(lists[kind])
  await sql`update campaigns.audience set by_hand = jsonb_set(by_hand, array[${list}], (
      select jsonb_agg(distinct case when each::integer = ${gone} then ${kept}::integer else each::integer end)
      from jsonb_array_elements_text(by_hand->${list}) each))
    where by_hand->${list} @> to_jsonb(${gone}::integer)`.execute(db)
  await sql`update campaigns.audience set left_out = array_replace(left_out, ${`${kind}:${gone}`}, ${`${kind}:${kept}`})
    where ${`${kind}:${gone}`} = any(left_out)`.execute(db)
  // Whoever got one campaign under both records stands in it by both.
  await sql`update campaigns.campaign_person p set person_id = ${kept}
    where p.kind = ${kind} and p.person_id = ${gone} and not exists (select from campaigns.campaign_person o
      where o.campaign_id = p.campaign_id and o.kind = ${kind} and o.person_id = ${kept})`.execute(db)
  await moveAdvertPerson(db, kind, { gone, kept })
}
