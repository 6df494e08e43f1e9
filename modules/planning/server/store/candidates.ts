import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { bothNames } from '#platform/server/reading/both-names.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { minorDigits } from '#platform/shared/values/money.ts'
import { loadDays } from '../../rules/substitutes.ts'

/** Those able to deliver the course and those already named in the row, with fee, load and their answer. */
export async function ableInstructors(
  db: Database,
  asked: { courseId: number; rowId: number | null; from: Day; to: Day },
) {
  const rows = await db
    .selectFrom('people.instructor_facts as f')
    .leftJoin('catalogue.course_instructor_facts as able', (join) =>
      join.onRef('able.instructor_id', '=', 'f.instructor_id').on('able.course_id', '=', asked.courseId),
    )
    .leftJoin('planning.plan_instructor as own', (join) =>
      join.onRef('own.instructor_id', '=', 'f.instructor_id').on('own.plan_row_id', '=', asked.rowId ?? 0),
    )
    .leftJoin('lookups.currency as c', 'c.code', 'f.currency')
    .where('f.is_active', '=', true)
    .where((eb) => eb.or([eb('able.course_id', 'is not', null), eb('own.id', 'is not', null)]))
    .select([
      'f.instructor_id as instructorId',
      'f.instructor_code as code',
      bothNames('f.instructor_name').as('name'),
      'f.daily_fee_minor as feeMinor',
      'f.currency',
      sql<number>`coalesce(c.per_usd, 1)`.as('perUsd'),
      sql<boolean>`able.course_id is not null`.as('isAble'),
      'own.state as answer',
      sql<number>`coalesce((
        select sum(extract(epoch from b.ends_at - b.starts_at) / 60) from planning.busy_instructor_facts b
        where b.instructor_id = f.instructor_id
          and b.period && tstzrange(${addDays(asked.from, -loadDays)}::date, ${addDays(asked.to, loadDays)}::date)
      ), 0)::integer`.as('loadMinutes'),
    ])
    .execute()
  return rows.map(({ feeMinor, perUsd, ...row }) => ({
    ...row,
    feeMinor,
    feeUsdCents: Math.round(((feeMinor / 10 ** minorDigits(row.currency)) * 100) / Number(perUsd)),
  }))
}

/** Class rooms in use by the academy, for the ranking. */
export const activeClassRooms = (db: Database) =>
  db
    .selectFrom('planning.class_room')
    .where('is_active', '=', true)
    .select(['id as classRoomId', 'code', 'name', 'capacity', 'setup_minutes as setupMinutes'])
    .orderBy('id')
    .execute()
