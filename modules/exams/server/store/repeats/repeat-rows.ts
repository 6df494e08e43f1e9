import { sql } from 'kysely'
import { anyOf, type Database } from '#platform/server/database.ts'
import { nameRead } from '#platform/server/reading/both-names.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { openRepeats, repeatBar, repeatUntil, type RepeatState } from '../../../rules/repeats.ts'
import type { ExamSettings } from '../../../rules/settings.ts'
import { examSettings } from '../../exam-settings.ts'
import { sitters } from '../../owners/owners.ts'
import { classCode, courseName } from '../exam-columns.ts'
import { reachesRepeat } from '../reach.ts'

export interface RepeatFacts {
  readonly ExamID: number
  readonly Code: string
  readonly ExamName: Trilingual
  readonly CourseClassID: number | null
  readonly ClassCode: string | null
  /** Whose the exam is where it is a course's own. */
  readonly owner_course: number | null
  readonly CourseName: Trilingual
  readonly RegistrationID: number | null
  readonly TraineeID: number
  readonly TraineeCode: string
  readonly TraineeName: { ar: string; en: string }
  readonly PassDegree: number
  readonly Percent: number | null
  readonly results_final_at: string
  readonly failed: boolean
  readonly used: number
  readonly last_number: number
  /** A paper of this exam that is being written or marked. */
  readonly has_open_paper: boolean
  readonly repeat_id: number | null
  readonly repeat_state: RepeatState | null
  readonly is_free: boolean | null
  readonly proof_id: number | null
  readonly swift_code: string | null
  readonly file_id: number | null
  readonly file_name: string | null
  readonly reason: string | null
  readonly expires_at: string | null
}

export interface RepeatFilter {
  readonly traineeId?: number | null
  readonly classId?: number | null
  readonly examId?: number
}

/** Failed exams with final results, and exams that were repeated, with the newest repeat, as far as the actor reaches them. */
export async function repeatFacts(db: Database, actor: Actor, filter: RepeatFilter): Promise<RepeatFacts[]> {
  const { rows } = await sql<RepeatFacts>`
    select e.id as "ExamID", e.code as "Code", e.name as "ExamName", e.class_id as "CourseClassID", ${classCode} as "ClassCode",
      e.course_id as owner_course, ${courseName} as "CourseName", r.registration_id as "RegistrationID", r.trainee_id as "TraineeID", r.trainee_code as "TraineeCode",
      jsonb_build_object('ar', r.trainee_name_ar, 'en', r.trainee_name_en) as "TraineeName", e.pass_degree as "PassDegree",
      best.percent as "Percent", e.results_final_at, coalesce(best.grade = 'fail', true) as failed,
      (select count(*)::integer from exams.attempt a where a.exam_id = e.id and a.trainee_id = r.trainee_id
        and a.repeat_id is not null and a.state <> 'voided') as used,
      (select coalesce(max(a.number), 0) from exams.attempt a where a.exam_id = e.id and a.trainee_id = r.trainee_id) as last_number,
      exists (select from exams.attempt a where a.exam_id = e.id and a.trainee_id = r.trainee_id
        and a.state not in ('final', 'voided')) as has_open_paper,
      p.id as repeat_id, p.state as repeat_state, p.is_free, y.proof_id, y.swift_code, y.file_id, f.name as file_name, p.reason, p.expires_at
    from exams.exam e
    join catalogue.course_facts k on k.course_id = e.asked_course_id
    join ${sitters(db)} r on r.exam_id = e.id
    left join exams.exam_result_facts best on best.exam_id = e.id and best.trainee_id = r.trainee_id
    left join lateral (select * from exams.repeat_exam x where x.exam_id = e.id and x.trainee_id = r.trainee_id
      order by x.id desc limit 1) p on true
    left join lateral (select x.proof_id, x.swift_code, x.file_id from billing.proof_facts x
      where x.subject_kind = 'repeatExam' and x.subject_id = p.id order by x.proof_id desc limit 1) y on true
    left join platform.file f on f.id = y.file_id
    -- a competition is sat once
    where e.competition_id is null and (e.state = 'resultsFinal' or (e.state = 'archived' and p.state in (${anyOf(openRepeats)})))
      and e.results_final_at is not null and ${reachesRepeat(actor)}
      and (${filter.traineeId ?? null}::integer is null or r.trainee_id = ${filter.traineeId ?? null}::integer)
      and (${filter.classId ?? null}::integer is null or e.class_id = ${filter.classId ?? null}::integer)
      and (${filter.examId ?? null}::integer is null or e.id = ${filter.examId ?? null}::integer)
      and (p.id is not null or coalesce(best.grade = 'fail', true))
    order by e.results_final_at desc, e.id, ${nameRead(actor.language, 'r.trainee_name')}, r.trainee_id
    limit 1000`.execute(db)
  return rows
}

const over: readonly (RepeatState | null)[] = [null, 'used', 'expired', 'rejected']
export const hasLiveRequest = (facts: RepeatFacts): boolean => !over.includes(facts.repeat_state)

/** Why no (further) repeat can be asked for; null where it can. Not having sat an exam fails it too. */
export const barOf = (facts: RepeatFacts, now: Date, settings: ExamSettings) =>
  repeatBar(
    {
      resultsFinalAt: new Date(facts.results_final_at),
      failed: facts.failed,
      repeatsUsed: facts.used,
      hasLiveRequest: hasLiveRequest(facts) || facts.has_open_paper,
      now,
    },
    settings,
  )

export const untilOf = (facts: RepeatFacts, settings: ExamSettings): Date =>
  repeatUntil(new Date(facts.results_final_at), settings)

/** The own exams that somebody may ask to repeat now. */
export async function eligibleExams(db: Database, actor: Actor, now: Date): Promise<Set<number>> {
  const own = { traineeId: actor.traineeId ?? 0 }
  const [facts, settings] = await Promise.all([repeatFacts(db, actor, own), examSettings(db)])
  return new Set(facts.filter((each) => barOf(each, now, settings) === null).map((each) => each.ExamID))
}
