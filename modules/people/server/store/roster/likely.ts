import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { LikelyReason } from '../../../rules/roster/fields.ts'
import type { Compared, LikelyPerson } from '../../../rules/roster/likely.ts'
import { reachesTrainee } from '../reach.ts'

/**
 * For each row the trainee who is likely the same person, of those whom the actor reaches: found by the same keys and
 * weighed the same way as pairs of records (`people.likely_pairs`), the address apart, which is refused by itself. `met` is
 * found once: right after a large import the planner knows nothing of it and would look again for each trainee.
 */
export async function likelyTrainees(
  db: Database,
  actor: Actor,
  rows: readonly Compared[],
): Promise<Map<number, LikelyPerson>> {
  const asked = rows.filter((row) => row.born || row.mobile || (row.ending && row.expires))
  if (asked.length === 0) return new Map()
  const found = await sql<{ row: number; code: string; reasons: LikelyReason[] }>`
    with said as materialized (
      select row, ar, en, nullif(born, '')::date as born, nullif(mobile, '') as mobile, ending,
        nullif(expires, '')::date as expires
      from jsonb_to_recordset(${json(asked)})
        as s(row integer, ar text, en text, born text, mobile text, ending text, expires text)),
    met as materialized (
      select s.row, o.trainee_id as id, true as mobile from said s cross join lateral (
        select f.*, count(*) over () as many from (
          select c.trainee_id, c.type_id from people.trainee_contact c
          where people.contact_key(c.value) = s.mobile limit 21) f) o
        join lookups.contact_type k on k.id = o.type_id and k.code in ('MOBILE', 'WHATSAPP')
        where o.many <= 20
      union all select s.row, t.id, false from said s join people.trainee t on t.birth_date = s.born and platform.fold(t.name_ar) = s.ar
      union all select s.row, t.id, false from said s join people.trainee t on t.birth_date = s.born
        and platform.fold(t.name_en) = s.en and t.name_en <> '' where s.en <> ''
      union all select s.row, t.id, false from said s join people.trainee t on t.passport_expires_on = s.expires
        and t.passport_ending = s.ending where s.ending <> ''),
    compared as (
      select s.row, t.id, t.code, bool_or(m.mobile) over (partition by s.row, t.id) as mobile,
        coalesce(t.passport_ending = s.ending and t.passport_expires_on = s.expires, false) as passport,
        coalesce(t.birth_date = s.born, false) as born,
        platform.fold(t.name_ar) = s.ar as ar, t.name_en <> '' and platform.fold(t.name_en) = s.en as en,
        t.name_en = '' or s.en = '' as one_script,
        greatest(public.similarity(platform.fold(t.name_ar), s.ar), public.similarity(platform.fold(t.name_en), s.en))
          >= 0.6 as alike
      from met m join said s on s.row = m.row join people.trainee t on t.id = m.id
      where t.merged_into is null and ${reachesTrainee(actor, 't')}),
    weighed as (
      select row, id, code,
        array_remove(array[case when passport then 'passport' end, case when mobile then 'mobile' end,
          case when ar or en then 'name' end, case when born then 'birthDate' end,
          case when alike and not (ar or en) then 'nameAlike' end], null) as reasons,
        case when passport then 35 else 0 end + case when mobile then 30 else 0 end + case when born then 25 else 0 end
          + case when ar and (en or one_script) then 40 when ar or en then 30 when alike then 15 else 0 end as score
      from compared)
    select distinct on (row) row, code, reasons from weighed where score >= 50
    order by row, score desc, id`.execute(db)
  return new Map(found.rows.map(({ row, code, reasons }) => [row, { code, reasons }]))
}
