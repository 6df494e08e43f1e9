import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { longestRemark, type WrittenRemark } from '../../../rules/marking/remarks.ts'

/** Rows: of what was written more often, the newest. */
const most = 1000

/**
 * What was written to the answers that a person marks of this exam's questions, newest first: by the actor in any exam, by
 * others in this one. Where two mark each paper, neither reads the other's: the actor's own marking alone.
 */
export async function writtenRemarks(db: Database, actor: Actor, examId: number): Promise<WrittenRemark[]> {
  const { rows } = await sql<Omit<WrittenRemark, 'names'> & { nameAr: string | null; nameEn: string | null }>`
    with place as (
      select o.id, o.exam_id, q.id as here from exams.exam_question q
      join exams.question_version v on v.id = q.question_version_id and v.type = 'text'
      join exams.exam_question o on o.question_id = q.question_id
      where q.exam_id = ${examId}
    ), written as (
      select p.here, g.comment, coalesce(g.marked_by = ${actor.userId}, false) as mine, g.attempt_id, g.marked_at as at
      from place p join exams.exam e on e.id = p.exam_id and not e.two_markers
      join exams.answer g on g.exam_question_id = p.id and g.comment <> ''
      where p.exam_id = ${examId} or g.marked_by = ${actor.userId}
      union all
      select p.here, x.comment, true, m.attempt_id, coalesce(m.finished_at, m.begun_at)
      from place p join exams.marking_mark x on x.exam_question_id = p.id and x.comment <> ''
      join exams.marking m on m.id = x.marking_id and m.marker_id = ${actor.userId}
    )
    select w.here as "examQuestionId", w.comment, w.mine as "isMine", t.trainee_name_ar as "nameAr", t.trainee_name_en as "nameEn"
    from written w
    join exams.attempt a on a.id = w.attempt_id and a.state <> 'voided' and a.trainee_id is distinct from ${actor.traineeId}::integer
    join people.trainee_facts t on t.trainee_id = a.trainee_id
    where length(w.comment) <= ${longestRemark}
    order by w.at desc nulls last limit ${most}`.execute(db)
  return rows.map(({ nameAr, nameEn, ...remark }) => ({
    ...remark,
    names: [nameAr, nameEn].filter((name) => name !== null),
  }))
}
