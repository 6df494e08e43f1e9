import { accountName } from '#modules/accounts/server/public.ts'
import { sql } from 'kysely'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Output } from '#platform/shared/call.ts'
import type { Database } from '#platform/server/database.ts'
import type { paperCalls } from '../../../contract/calls.ts'
import { isMarkedByHand } from '../../../rules/question.ts'
import { acceptedFor, isBlank, type GivenAnswer } from '../../../rules/scoring.ts'
import { pairsOf } from './given-pairs.ts'
import { waitsForMarks } from '../correction/markings.ts'
import type { Mark } from './give-marks.ts'
import { acceptedTexts, paperQuestions, type PaperQuestion } from './marks.ts'

type Paper = Output<typeof paperCalls.getPaper>

/** The paper's questions beside the answer key, for a marker. */
export async function questionList(
  db: Database,
  language: Language,
  attemptId: number,
  /** Somebody's own marks in place of those that stand, while two people mark. */
  own: ReadonlyMap<number, Mark> | null,
): Promise<Paper['QuestionList']> {
  const [questions, uncounted, markers] = await Promise.all([
    paperQuestions(db, attemptId),
    db
      .selectFrom('exams.answer_event')
      .where('attempt_id', '=', attemptId)
      .where('counted', '=', false)
      .select(['exam_question_id', 'answer', 'received_at'])
      .orderBy('seq')
      .execute(),
    db
      .selectFrom('exams.answer as g')
      .innerJoin('accounts.account_facts as b', 'b.account_id', 'g.marked_by')
      .where('g.attempt_id', '=', attemptId)
      .select(['g.exam_question_id', accountName(language, 'b').as('name')])
      .execute(),
  ])
  return questions.map((question, index) => {
    const { given } = question
    const chosen = given && 'AnswerIDs' in given ? given.AnswerIDs : []
    const taken = given && 'Text' in given ? acceptedFor(question, given.Text)?.id : undefined
    return {
      ExamQuestionID: question.id,
      Number: index + 1,
      Type: question.type,
      Text: question.text,
      Weight: question.weight,
      ModelAnswer: question.model_answer,
      Answers:
        question.type === 'matching'
          ? []
          : question.answers.map((answer) => ({
              ID: answer.id,
              Text: answer.text,
              IsRight: answer.isRight,
              IsChosen: chosen.includes(answer.id) || answer.id === taken,
              Fraction: answer.fraction,
              Tolerance: answer.tolerance,
              FileID: answer.fileId,
            })),
      AlsoAccepted: acceptedTexts(question),
      Pairs: pairsOf(question).map(({ item, right, chosen: one }) => ({
        ItemID: item.id,
        Item: item.text,
        FileID: item.fileId,
        Right: right?.text ?? '',
        Chosen: one?.text ?? null,
        IsRight: one !== undefined && one.id === right?.id,
      })),
      Written: given && 'Text' in given ? given.Text : null,
      IsBlank: isBlank(given),
      IsLate: question.is_late,
      Score: isBlank(given) ? 0 : scoreShown(question, own),
      Comment: own && isMarkedByHand(question.type) ? (own.get(question.id)?.Comment ?? '') : question.comment,
      MarkedBy: markers.find((marker) => marker.exam_question_id === question.id)?.name ?? null,
      MarkedAt: question.marked_at,
      NotCounted: uncounted
        .filter((event) => event.exam_question_id === question.id)
        .map((event) => {
          const answer = event.answer as GivenAnswer
          return {
            At: event.received_at,
            Written: 'Text' in answer ? answer.Text : null,
            AnswerIDs:
              'AnswerIDs' in answer
                ? [...answer.AnswerIDs]
                : 'Pairs' in answer
                  ? answer.Pairs.map((pair) => pair.AnswerID)
                  : [],
          }
        }),
    }
  })
}

const scoreShown = (question: PaperQuestion, own: ReadonlyMap<number, Mark> | null): number | null =>
  own && isMarkedByHand(question.type) ? (own.get(question.id)?.Score ?? null) : question.score

export async function attemptHistory(db: Database, language: Language, attemptId: number): Promise<Paper['History']> {
  return db
    .selectFrom('exams.attempt_event as v')
    .leftJoin('accounts.account_facts as b', 'b.account_id', 'v.actor_id')
    .where('v.attempt_id', '=', attemptId)
    .select(['v.id as ID', 'v.at as At', 'v.kind as Kind', 'v.data as Data'])
    .select(accountName(language, 'b').as('By'))
    .orderBy('v.id', 'desc')
    .execute()
}

/** Whose paper of this exam waits next for a mark of the actor's or a review, after this person's. */
export async function nextWaiting(
  db: Database,
  actor: Actor,
  examId: number,
  traineeId: number,
): Promise<number | null> {
  const { rows } = await sql<{ trainee_id: number }>`
    select a.trainee_id from exams.attempt a
    where a.exam_id = ${examId} and a.trainee_id <> ${traineeId} and (${waitsForMarks(actor)} or a.state = 'closedViolation')
    order by (a.trainee_id > ${traineeId}) desc, a.trainee_id limit 1`.execute(db)
  return rows[0]?.trainee_id ?? null
}
