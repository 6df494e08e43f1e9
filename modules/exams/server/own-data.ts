import { sql } from 'kysely'
import { anyOf } from '#platform/server/database.ts'
import type { OwnData } from '#platform/server/content/own-data.ts'
import { openRepeats } from '../rules/repeats.ts'

/** Marks, and what a question said, show once the person's page of results shows them (`releasedResults`). */
const isOut = sql`(e.state = 'resultsInitial' and a.state not in ('voided', 'created', 'inProgress', 'interrupted')
  or e.state in ('resultsFinal', 'archived') and a.state = 'final')`

const out = (value: string) => sql`case when ${isOut} then ${sql.ref(value)} end`

const answers = sql`(select coalesce(jsonb_agg(jsonb_build_object('Number', q.position, 'Type', v.type,
    'Answer', w.answer) || case when ${isOut} then jsonb_build_object('Question', v.text, 'Score', w.score,
      'Comment', w.comment, 'Chosen', (select coalesce(jsonb_agg(o.text order by o.position), '[]')
        from exams.question_answer o where o.question_version_id = v.id
          and w.answer->'AnswerIDs' @> to_jsonb(o.id)), 'Matched', (select coalesce(jsonb_agg(jsonb_build_object(
            'Item', i.text, 'Chosen', c.text) order by i.position), '[]')
        from jsonb_to_recordset(coalesce(w.answer->'Pairs', '[]')) as p("ItemID" integer, "AnswerID" integer)
        join exams.question_answer i on i.id = p."ItemID" and i.question_version_id = v.id
        join exams.question_answer c on c.id = p."AnswerID" and c.question_version_id = v.id)) else '{}' end order by q.position), '[]')
  from exams.answer w
  join exams.exam_question q on q.id = w.exam_question_id
  join exams.question_version v on v.id = q.question_version_id
  where w.attempt_id = a.id)`

/** Own attempts with own answers. Never what was right, nor a mark before it is out. */
export const ownData: OwnData = {
  kinds: [
    {
      kind: 'exams',
      tables: [
        'exams.attempt',
        'exams.answer',
        'exams.answer_event',
        'exams.attempt_event',
        'exams.candidate',
        'exams.grievance',
      ],
      rows: ({ traineeId }) => sql`
        select a.id::bigint as key, jsonb_build_object('Exam', e.code, 'ExamName', e.name, 'Attempt', a.number,
          'State', a.state, 'StartedAt', a.started_at, 'Deadline', a.deadline, 'FinishedAt', a.finished_at,
          'FinishedBy', a.finish_kind, 'Score', ${out('a.score')}, 'MaxScore', ${out('a.max_score')},
          'Percent', ${out('a.percent')}, 'Grade', ${out('a.grade')}, 'ReviewReason', ${out('a.review_reason')},
          'ExtraTime', (select jsonb_build_object('Percent', x.extra_percent, 'PauseSeconds', x.pause_seconds,
              'Reason', x.time_reason, 'At', x.time_granted_at) from exams.candidate x
            where x.exam_id = a.exam_id and x.trainee_id = a.trainee_id and x.time_granted_at is not null),
          'Answers', ${answers},
          'AnswersAsGiven', (select coalesce(jsonb_agg(jsonb_build_object('Number', q.position, 'Answer', g.answer,
              'AnsweredAt', g.answered_at, 'ReceivedAt', g.received_at, 'Late', g.is_late, 'Counted', g.counted)
              order by g.seq), '[]') from exams.answer_event g
            join exams.exam_question q on q.id = g.exam_question_id where g.attempt_id = a.id),
          'Grievances', (select coalesce(jsonb_agg(jsonb_build_object('Reason', v.reason, 'State', v.state, 'SubmittedAt', v.asked_at,
              'Answer', v.answer, 'DecidedAt', v.decided_at) order by v.id), '[]') from exams.grievance v where v.attempt_id = a.id),
          'Events', (select coalesce(jsonb_agg(jsonb_build_object('At', h.at, 'Kind', h.kind) order by h.id), '[]')
            from exams.attempt_event h where h.attempt_id = a.id)) as row
        from exams.attempt a
        join exams.exam e on e.id = a.exam_id
        where a.trainee_id = ${traineeId}`,
    },
    {
      kind: 'accessArrangements',
      tables: ['exams.access_arrangement'],
      rows: ({ traineeId }) => sql`
        select w.id::bigint as key, jsonb_build_object('ExtraPercent', w.extra_percent, 'LargeLetters', w.large_letters,
          'ReadingAloud', w.reading_aloud, 'Reason', w.reason, 'Until', w.ends_at, 'GivenAt', w.given_at) as row
        from exams.access_arrangement w where w.trainee_id = ${traineeId}`,
    },
    {
      kind: 'repeats',
      tables: ['exams.repeat_exam'],
      rows: ({ traineeId }) => sql`
        select p.id::bigint as key, jsonb_build_object('Exam', e.code, 'ExamName', e.name, 'Attempt', p.number,
          'State', p.state, 'Free', p.is_free, 'Reason', p.reason,
          'RequestedAt', p.requested_at, 'DecidedAt', p.decided_at, 'ExpiresAt', p.expires_at) as row
        from exams.repeat_exam p join exams.exam e on e.id = p.exam_id
        where p.trainee_id = ${traineeId}`,
    },
  ],
  without: {
    'exams.exam_watch': 'Who has the board of a running exam open, for minutes.',
    'exams.marking': 'Who marked a paper in which turn; that they did stands in that person’s acts.json.',
    'exams.mark_change': 'How markers came to a mark; the mark itself stands in exams.json once it is out.',
    'exams.change_request':
      'What staff asked to be changed after the result and who decided; what came of it is the mark itself.',
    'exams.accepted_answer':
      'What an exam accepts beside the keys of its questions; who wanted and who decided it stands in their acts.json.',
    'exams.change_request_mark': 'The marks of such a request; those that stand are in exams.json.',
    'exams.question_version': 'The academy’s own questions; who wrote one stands in that person’s acts.json.',
    'exams.question_import': 'Files of the academy’s own questions; who brought one stands in that person’s acts.json.',
  },
  blocks: ({ traineeId }) => sql`
    select distinct 'exam' as kind, e.code from exams.attempt a
    join exams.exam e on e.id = a.exam_id
    where a.trainee_id = ${traineeId} and a.state not in ('final', 'voided')
    union all
    select 'repeat', e.code from exams.repeat_exam p
    join exams.exam e on e.id = p.exam_id
    where p.trainee_id = ${traineeId} and p.state in (${anyOf(openRepeats)})`,
  counts: ({ traineeId }) => sql`
    select 'attempts' as kind, count(*)::integer as count from exams.attempt where trainee_id = ${traineeId}`,
  // Why somebody got more time is often about their health; how much they got belongs to the exam.
  erase: async (db, { person }) => {
    if (person.traineeId === null) return
    await db.deleteFrom('exams.access_arrangement').where('trainee_id', '=', person.traineeId).execute()
    await db
      .updateTable('exams.candidate')
      .set({ time_reason: '' })
      .where('trainee_id', '=', person.traineeId)
      .execute()
    await sql`update exams.attempt_event g set data = g.data - 'reason' from exams.attempt a
      where a.id = g.attempt_id and g.kind = 'timeGranted' and a.trainee_id = ${person.traineeId}`.execute(db)
    await db.updateTable('exams.attempt').set({ device_key: '' }).where('trainee_id', '=', person.traineeId).execute()
  },
}
