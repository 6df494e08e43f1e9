import { sql, type RawBuilder } from 'kysely'
import { matches, type Database } from '#platform/server/database.ts'
import { listOf } from '#platform/server/reading/list.ts'
import { everybody } from '#platform/server/reading/reach.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { campaignsCalls } from '../../../contract/calls.ts'
import type { LinkKind } from '../../../rules/advert.ts'

interface Target {
  readonly id: number
  readonly code: string
  readonly name: Trilingual
}
type Kind = Exclude<LinkKind, 'none'>

/** What may be led to, by kind: what people can take a place in, or read of, today. */
const offered: Readonly<Record<Kind, (today: Day) => RawBuilder<Target>>> = {
  course: () => sql<Target>`(select course_id as id, course_code as code, course_name as name
    from catalogue.course_facts where is_published)`,
  class: (today) => sql<Target>`(select class_id as id, class_code as code, course_name as name from classes.class_facts
    where class_state in ('open', 'tentative', 'confirmed') and organization_id is null and starts_on > ${today})`,
  event: (today) => sql<Target>`(select occasion_id as id, '' as code, occasion_title as name
    from occasions.occasion_facts where is_published and last_day >= ${today})`,
  diploma: () => sql<Target>`(select d.diploma_id as id, d.diploma_code as code, d.diploma_name as name
    from diplomas.diploma_facts d join diplomas.diploma_offer_facts o on o.diploma_id = d.diploma_id
    where o.is_published)`,
}

const found: Readonly<Record<Kind, (text: string) => RawBuilder<boolean>>> = {
  course: (text) => sql<boolean>`x.id = any(array(
    select course_id from catalogue.course_facts where ${matches('course_search', text)}))`,
  class: (text) => sql<boolean>`x.id = any(array(
    select class_id from classes.class_facts where class_code = upper(${text})
    union all select class_id from classes.class_facts where course_id = any(array(
      select course_id from catalogue.course_facts where ${matches('course_search', text)}))))`,
  event: (text) => sql<boolean>`x.id = any(array(
    select occasion_id from occasions.occasion_facts where ${matches('occasion_search', text)}))`,
  diploma: (text) => sql<boolean>`x.id = any(array(
    select diploma_id from diplomas.diploma_offer_facts where ${matches('diploma_search', text)}))`,
}

export const targets = listOf<typeof campaignsCalls.getAdvertTargets, { readonly kind: Kind; readonly today: Day }>()({
  reach: () => everybody('what is offered to everybody'),
  rows: (db, { kind, today }) =>
    db.selectFrom(offered[kind](today).as('x')).select(['x.id as ID', 'x.code as Code', 'x.name as Name']),
  id: 'x.id',
  search: (text, { kind }) => found[kind](text),
  filters: { Kind: () => null },
  orders: { ID: { by: 'x.id', unique: true } },
})

/** What an advert leads to; undefined where it is not on offer on the academy's day. */
export async function targetOf(db: Database, kind: string, id: number | null, today: Day) {
  if (kind === 'none' || id === null) return undefined
  const { rows } = await sql<{ ID: number; Code: string; Name: Trilingual }>`
    select x.id as "ID", x.code as "Code", x.name as "Name" from ${offered[kind as Kind](today)} x
    where x.id = ${id}`.execute(db)
  return rows[0]
}

/** The number of a class, by which the page of those that take registrations finds it. */
export const codeOfClass = async (db: Database, id: number | null): Promise<string> =>
  id === null
    ? ''
    : ((await db.selectFrom('classes.class_facts').select('class_code').where('class_id', '=', id).executeTakeFirst())
        ?.class_code ?? '')
