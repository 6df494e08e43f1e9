import { sql, type RawBuilder } from 'kysely'
import type { TestServer } from '../server.ts'
import { admitted, answers, holds, type Question } from './ask.ts'

/** The classes of Salma and of Omar, and who sits in them. */
export interface Places {
  readonly taught: number
  readonly untaught: number
  readonly laylaOnHerOwn: number
  readonly yusufPaidByNile: number
  readonly yusufOnHisOwn: number
}

/** Released exams with a paper of each registration, a draft, a question, changes of marks that wait and a repeat. */
export async function stageExamRecords({ db, as }: TestServer, ids: Places): Promise<Record<string, number>> {
  const made = async (statement: RawBuilder<{ id: number }>) => (await statement.execute(db)).rows[0]!.id
  const exam = (classId: number, code: string, state: string) =>
    made(sql`insert into exams.exam (code, class_id, name, starts_at, closes_at, minutes, pass_degree, excellent_degree,
        share_percent, state, results_final_at)
      values (${code}, ${classId}, '{"en":"Exam"}', '2026-03-02T08:00Z', '2026-03-02T10:00Z', 60, 60, 90, 50, ${state}, '2026-03-02T12:00Z')
      returning id`)
  /** An admission test: of the course of this class, and of no class. */
  const examOfCourse = (classId: number, code: string) =>
    made(sql`insert into exams.exam (code, course_id, name, starts_at, closes_at, minutes, pass_degree, excellent_degree, state)
      select ${code}, course_id, '{"en":"Exam"}', '2026-03-02T08:00Z', '2026-03-02T10:00Z', 60, 60, 90, 'open'
      from classes.course_class where id = ${classId}
      returning id`)
  const paper = (examId: number, registrationId: number) =>
    made(sql`with c as (insert into exams.candidate (exam_id, trainee_id, registration_id)
        select ${examId}, trainee_id, id from registration.registration where id = ${registrationId} returning *)
      insert into exams.attempt (exam_id, trainee_id, state, device_key, started_at, deadline,
        closes_at, finished_at, finish_kind, score, max_score, percent, grade, result)
      select exam_id, trainee_id, 'final', '', '2026-03-02T08:00Z', '2026-03-02T09:00Z', '2026-03-02T10:00Z',
        '2026-03-02T08:30Z', 'submitted', 1, 10, 10, 'fail', 'final'
      from c returning id`)
  const { accountId } = await as('nadia')
  const change = (attemptId: number) =>
    made(sql`insert into exams.change_request (attempt_id, paper_version, percent, grade, reason, asked_by, asked_at)
      values (${attemptId}, 1, 70, 'pass', 'Counted wrong', ${accountId}, now()) returning id`)

  const examOfTaught = await exam(ids.taught, 'EX-TAUGHT', 'resultsFinal')
  const examOfUntaught = await exam(ids.untaught, 'EX-UNTAUGHT', 'resultsFinal')
  const paperOfLayla = await paper(examOfTaught, ids.laylaOnHerOwn)
  const paperOfYusufPaid = await paper(examOfTaught, ids.yusufPaidByNile)
  const paperOfYusuf = await paper(examOfUntaught, ids.yusufOnHisOwn)
  return {
    examOfTaught,
    examOfUntaught,
    examOfCourse: await examOfCourse(ids.taught, 'EX-COURSE'),
    draftOfTaught: await exam(ids.taught, 'EX-DRAFT', 'draft'),
    paperOfLayla,
    paperOfYusufPaid,
    paperOfYusuf,
    changeOfTaught: await change(paperOfLayla),
    changeOfUntaught: await change(paperOfYusuf),
    repeatOfLayla: await made(sql`insert into exams.repeat_exam
        (exam_id, trainee_id, number, is_free, requested_at, expires_at)
      select ${examOfTaught}, trainee_id, 2, true, now(), '2027-01-01' from registration.registration
      where id = ${ids.laylaOnHerOwn} returning id`),
    grievanceOfLayla: await made(sql`insert into exams.grievance (attempt_id, reason, asked_at, percent)
      values (${paperOfLayla}, 'Counted wrong', now(), 10) returning id`),
    bankQuestion: await questionOf(db, ids.taught),
  }
}

async function questionOf(db: TestServer['db'], classId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into exams.question (code, course_id)
    select 'Q-REACH', course_id from classes.course_class where id = ${classId} returning id`.execute(db)
  await sql`insert into exams.question_version (question_id, version, type, text, weight, seconds)
    values (${rows[0]!.id}, 1, 'text', 'Why?', 1, 60)`.execute(db)
  return rows[0]!.id
}

const whole = { pageSize: 100 }
const isFound = ({ status }: { status: number }) => status === 200

export const examQuestions = ({ db }: TestServer): Readonly<Record<string, Question>> => {
  const attempt = async (id: number) => {
    const { rows } = await sql<{
      exam_id: number
      trainee_id: number
      class_id: number
    }>`select a.exam_id, a.trainee_id, e.class_id
      from exams.attempt a join exams.exam e on e.id = a.exam_id where a.id = ${id}`.execute(db)
    return rows[0]!
  }
  return {
    exam: async (asker, ID) =>
      admitted(
        {
          alone: await answers(asker, 'GET /api/CourseExam/GetExam', { ID }),
          listed: await answers(asker, 'GET /api/CourseExam/SearchExams', whole),
        },
        (answer, way) => (way === 'alone' ? isFound(answer) : holds(answer, (row) => row['ID'] === ID)),
      ),
    sitting: async (asker, AttemptID) =>
      admitted({ clock: await answers(asker, 'GET /api/TraineeExamAnswer/GetAttemptClock', { AttemptID }) }, isFound),
    paper: async (asker, id) => {
      const { exam_id: ExamID, trainee_id: TraineeID } = await attempt(id)
      return admitted(
        {
          alone: await answers(asker, 'GET /api/TraineeExamAnswer/GetPaper', { ExamID, TraineeID }),
          listed: await answers(asker, 'GET /api/TraineeExamAnswer/SearchPapers', whole),
          ofExam: await answers(asker, 'GET /api/CourseClass/GetTraineeByCourseClassExamID', {
            courseClassExamID: ExamID,
          }),
        },
        (answer, way) => {
          if (way === 'alone') return isFound(answer)
          return holds(answer, (row) => row['AttemptID'] === id, way === 'listed' ? 'Items' : 'Trainees')
        },
      )
    },
    examResult: async (asker, id) => {
      const { exam_id, trainee_id: traineeID, class_id: CourseClassID } = await attempt(id)
      const isIt = (row: Record<string, unknown>) => row['ExamID'] === exam_id && row['TraineeID'] === traineeID
      return {
        ofTrainee: holds(await answers(asker, 'GET /api/Trainee/GetAllTraineeExams', { traineeID }), isIt),
        ofClass: holds(await answers(asker, 'GET /api/Trainee/GetAllTraineeExams', { traineeID, CourseClassID }), isIt),
      }
    },
    question: async (asker, ID) =>
      admitted(
        {
          alone: await answers(asker, 'GET /api/Question/GetQuestion', { ID }),
          listed: await answers(asker, 'GET /api/Question/SearchQuestions', whole),
        },
        (answer, way) => (way === 'alone' ? isFound(answer) : holds(answer, (row) => row['ID'] === ID)),
      ),
    markChange: async (asker, ID) =>
      admitted({ listed: await answers(asker, 'GET /api/TraineeExamAnswer/GetMarkChanges', whole) }, (answer) =>
        holds(answer, (row) => row['ID'] === ID),
      ),
    grievance: async (asker, ID) =>
      admitted(
        {
          toDecide: await answers(asker, 'GET /api/TraineeExamAnswer/SearchGrievances', whole),
          own: await answers(asker, 'GET /api/TraineeExamAnswer/GetOwnGrievances'),
        },
        (answer) => holds(answer, (row) => row['ID'] === ID),
      ),
    repeatExam: async (asker, ID) =>
      admitted(
        {
          toDecide: await answers(asker, 'GET /api/TraineeExamAnswer/GetTraineeRepeatExamsForAdmin'),
          own: await answers(asker, 'GET /api/TraineeExamAnswer/GetTraineeRepeatExamsForTrainee'),
        },
        (answer) => holds(answer, (row) => row['ID'] === ID),
      ),
  }
}
