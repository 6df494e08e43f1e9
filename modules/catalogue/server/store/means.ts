import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { CourseFields } from './courses.ts'
import { reachesCourse } from './reach.ts'

export const meansOf = (db: Database, courseId: number) =>
  db
    .selectFrom('catalogue.evaluation_mean as m')
    .leftJoin('lookups.participation_type as p', 'p.id', 'm.participation_type_id')
    .select(['m.id as ID', 'm.kind as Kind', 'm.name as Name', 'm.percent as Percent', 'm.max_score as MaxScore'])
    .select(
      sql<{ ID: number; Name: Trilingual } | null>`case when p.id is not null
        then jsonb_build_object('ID', p.id, 'Name', p.name) end`.as('Participation'),
    )
    .where('m.course_id', '=', courseId)
    .where('m.is_left_out', '=', false)
    .orderBy('m.id')
    .execute()

/** An evaluation mean of a course that the actor reaches, its course locked. */
export const lockedMean = (db: Database, actor: Actor, id: number) =>
  db
    // The course before its part, as whoever saves the course has them.
    .selectFrom('catalogue.course as c')
    .innerJoin('catalogue.evaluation_mean as m', 'm.course_id', 'c.id')
    .select(['m.id', 'm.name', 'm.course_id'])
    .where('m.id', '=', id)
    .where('m.is_left_out', '=', false)
    .where(reachesCourse(actor))
    .forUpdate()
    .executeTakeFirst()

/**
 * Takes a mean out of its course. One that a revision names stays for the classes that keep it; else it is deleted, which
 * fails where results have been given by it.
 */
export async function removeMean(db: Database, id: number): Promise<void> {
  const leftOut = await db
    .updateTable('catalogue.evaluation_mean as m')
    .set({ is_left_out: true, participation_type_id: null })
    .where('m.id', '=', id)
    .where(
      sql<boolean>`exists (select from catalogue.course_revision r where r.course_id = m.course_id
        and r.content->'EvaluationMeans' @> jsonb_build_array(jsonb_build_object('ID', m.id)))`,
    )
    .executeTakeFirst()
  if (leftOut.numUpdatedRows === 0n) await db.deleteFrom('catalogue.evaluation_mean').where('id', '=', id).execute()
}

/** As `putModules`, for the evaluation means. */
export async function putMeans(
  db: Database,
  courseId: number,
  means: CourseFields['EvaluationMeans'],
): Promise<boolean> {
  for (const mean of means) {
    const type = mean.Kind === 'participation' ? mean.ParticipationTypeID : null
    const values = {
      kind: mean.Kind,
      name: json(mean.Name),
      percent: mean.Percent,
      max_score: mean.MaxScore,
      ...(type !== undefined && { participation_type_id: type }),
    }
    if (mean.ID === null)
      await db
        .insertInto('catalogue.evaluation_mean')
        .values({ ...values, course_id: courseId })
        // One of this kind that was left out comes back.
        .onConflict((conflict) =>
          conflict.columns(['course_id', 'kind']).doUpdateSet({ ...values, is_left_out: false }),
        )
        .execute()
    else {
      const changed = await db
        .updateTable('catalogue.evaluation_mean')
        .set(values)
        .where('id', '=', mean.ID)
        .where('course_id', '=', courseId)
        // What was left out is none of the form's any more: saved, it would still be missing.
        .where('is_left_out', '=', false)
        .executeTakeFirst()
      if (changed.numUpdatedRows === 0n) return false
    }
  }
  return true
}
