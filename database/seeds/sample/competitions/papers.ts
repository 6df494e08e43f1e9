import { json, type Database } from '#platform/server/database.ts'
import { paperResult, scoreOf, type GivenAnswer } from '#modules/exams/rules/scoring.ts'
import { insertMany, insertReturningIds } from '../../insert-many.ts'
import { cast } from '../../cast/members.ts'
import type { BankQuestion } from '../questions.ts'
import type { World } from '../world.ts'

export type Asked = readonly (BankQuestion & { readonly id: number })[]

/** Gives the exam of a draft of a competition these questions; it is not sat in exam mode. */
export async function askQuestions(
  db: Database,
  competitionId: number,
  questions: readonly BankQuestion[],
): Promise<Asked> {
  const exam = await db
    .updateTable('exams.exam')
    .set({ exam_mode: false })
    .where('competition_id', '=', competitionId)
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = await insertReturningIds(
    db,
    'exams.exam_question',
    questions.map((question, at) => ({
      exam_id: exam.id,
      position: at + 1,
      question_id: question.questionId,
      weight: question.weight,
      seconds: Math.min(question.seconds, 180),
    })),
  )
  return questions.map((question, at) => ({ ...question, id: ids[at]! }))
}

const essay = 'نحصر الحالة ونبلغ المشرف، ثم ننفذ الإجراء المعتمد خطوة خطوة ونسجل ما جرى ونراجع النتيجة.'

function answerOf({ random }: World, question: BankQuestion, ability: number): GivenAnswer {
  if (question.type === 'text') return { Text: essay }
  const right = question.answers.filter((answer) => answer.isRight).map((answer) => answer.id)
  const wrong = question.answers.filter((answer) => !answer.isRight).map((answer) => answer.id)
  if (random.chance(ability)) return { AnswerIDs: right }
  return { AnswerIDs: question.type === 'multiAnswers' ? right.slice(1) : [random.pick(wrong)] }
}

/** The papers of those who were admitted, handed in; with texts that wait for their marks where `waits`. */
export async function insertPapers(
  db: Database,
  world: World,
  of: {
    readonly competitionId: number
    readonly questions: Asked
    readonly start: Date
    readonly trainees: readonly { readonly id: number; readonly account_id: number | null }[]
  },
  waits: boolean,
): Promise<void> {
  const { random } = world
  const { questions } = of
  const exam = await db
    .selectFrom('exams.exam')
    .where('competition_id', '=', of.competitionId)
    .select(['id', 'minutes', 'closes_at'])
    .executeTakeFirstOrThrow()
  const marker = world.accountOf(cast.karim.email)
  for (const trainee of of.trainees) {
    const ability = 0.35 + random.next() * 0.6
    const startedAt = new Date(of.start.getTime() + random.between(60, 5_000) * 1000)
    const finishedAt = new Date(startedAt.getTime() + random.between(9 * 60, 29 * 60) * 1000)
    const answers = questions.map((question) => {
      const given = answerOf(world, question, ability)
      const auto = scoreOf(question, given, false)
      const byHand = Math.round(question.weight * ability * 2) / 2
      return { question, given, auto, score: auto ?? (waits ? null : byHand) }
    })
    const result = paperResult(
      answers.map(({ question, score }) => ({ score, weight: question.weight })),
      { passDegree: 60, excellentDegree: 90 },
      false,
    )
    const unmarked = answers.some(({ score }) => score === null)
    const byHand = answers.some(({ auto }) => auto === null)
    const { id } = await db
      .insertInto('exams.attempt')
      .values({
        exam_id: exam.id,
        trainee_id: trainee.id,
        number: 1,
        state: unmarked ? 'awaitingManual' : byHand ? 'marked' : 'autoMarked',
        started_at: startedAt,
        deadline: new Date(startedAt.getTime() + exam.minutes * 60_000),
        closes_at: exam.closes_at,
        finished_at: finishedAt,
        finish_kind: 'submitted',
        device_key: Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join(''),
        score: result.score,
        max_score: result.maxScore,
        percent: result.percent,
        grade: result.grade,
        result: result.result,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const keyed = answers.map(({ question, given, auto, score }, at) => ({
      key: { attempt_id: id, exam_question_id: question.id, seq: at + 1, answer: json(given) },
      at: new Date(startedAt.getTime() + (at + 1) * 60_000),
      mark: {
        score,
        marked_by: auto === null && score !== null ? marker : null,
        marked_at: auto === null && score !== null ? new Date(finishedAt.getTime() + 86_400_000) : null,
      },
    }))
    await insertMany(
      db,
      'exams.answer_event',
      keyed.map(({ key, at }) => ({ ...key, answered_at: at, received_at: at })),
    )
    await insertMany(
      db,
      'exams.answer',
      keyed.map(({ key, mark }) => ({ ...key, ...mark })),
    )
    const by = { attempt_id: id, actor_id: trainee.account_id }
    await insertMany(db, 'exams.attempt_event', [
      { ...by, kind: 'started' as const, at: startedAt },
      { ...by, kind: 'submitted' as const, at: finishedAt },
    ])
  }
}
