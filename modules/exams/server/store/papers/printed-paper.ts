import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import type { Database } from '#platform/server/database.ts'
import { isMarkedByHand } from '../../../rules/question.ts'
import { isBlank, type Grade } from '../../../rules/scoring.ts'
import { classCode, courseName } from '../exam-columns.ts'
import { isExaminerOf, reachesPaper } from '../reach.ts'
import { pairsOf } from './given-pairs.ts'
import { acceptedTexts, paperQuestions, type PaperQuestion } from './marks.ts'
import { traineeName } from './papers.ts'

/** The newest paper of a trainee at an exam; `isReached`: by the actor as staff, `isOut`: its marks are out for its trainee. */
export const printedPaper = (db: Database, actor: Actor, examId: number, traineeId: number) =>
  db
    .selectFrom('exams.attempt as a')
    .innerJoin('exams.exam as e', 'e.id', 'a.exam_id')
    .innerJoin('catalogue.course_facts as k', 'k.course_id', 'e.asked_course_id')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'a.trainee_id')
    .where('a.exam_id', '=', examId)
    .where('a.trainee_id', '=', traineeId)
    .where('a.state', '<>', 'voided')
    .orderBy('a.number', 'desc')
    .limit(1)
    .select([
      'e.code as Code',
      'e.name as ExamName',
      't.trainee_code as TraineeCode',
      'a.id as AttemptID',
      'a.number as Number',
      'a.finished_at as FinishedAt',
      'a.percent as Percent',
      'a.result as Result',
      'a.state',
      'e.state as examState',
      'e.two_markers',
    ])
    .select([
      sql<Grade | null>`a.grade`.as('Grade'),
      courseName.as('CourseName'),
      classCode.as('ClassCode'),
      traineeName('t').as('TraineeName'),
      reachesPaper(actor).as('isReached'),
      isExaminerOf(actor).as('isExaminer'),
      sql<boolean>`(e.state = 'resultsInitial' or (e.state in ('resultsFinal', 'archived') and a.state = 'final'))`.as(
        'isOut',
      ),
    ])
    .executeTakeFirst()

/** What was answered, question by question, as plain texts. */
export async function printedAnswers(
  db: Database,
  attemptId: number,
  { withKey, withMarks }: { readonly withKey: boolean; readonly withMarks: boolean },
) {
  const questions = await paperQuestions(db, attemptId)
  return questions.map((question, index) => ({
    Number: index + 1,
    Type: question.type,
    Text: question.text,
    Weight: question.weight,
    Given: givenTexts(question),
    Score: isBlank(question.given) ? 0 : withMarks || !isMarkedByHand(question.type) ? question.score : null,
    Comment: withMarks ? question.comment : '',
    Right: withKey ? rightTexts(question) : null,
    AlsoAccepted: withKey ? acceptedTexts(question) : null,
    ModelAnswer: withKey ? question.model_answer : null,
  }))
}

function givenTexts(question: PaperQuestion): string[] {
  const { given, answers } = question
  if (!given || isBlank(given)) return []
  if ('Text' in given) return [given.Text]
  if ('Pairs' in given) return pairsOf(question).map(({ item, chosen }) => `${item.text}: ${chosen?.text ?? ''}`)
  return answers.filter((answer) => given.AnswerIDs.includes(answer.id)).map((answer) => answer.text)
}

const rightTexts = (question: PaperQuestion): string[] =>
  question.type === 'matching'
    ? pairsOf(question).map(({ item, right }) => `${item.text}: ${right?.text ?? ''}`)
    : question.answers.filter(({ isRight, role }) => isRight || role === 'accepted').map(({ text }) => text)
