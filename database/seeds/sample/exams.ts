import { instantOf } from '#platform/shared/values/dates.ts'
import { json, type Database } from '#platform/server/database.ts'
import { paperResult, scoreOf, type GivenAnswer } from '#modules/exams/rules/scoring.ts'
import { cast } from '../cast/members.ts'
import { insertMany, insertReturningIds } from '../insert-many.ts'
import { idsByCode } from '../ids-by-code.ts'
import type { Attended } from './attendance.ts'
import type { HeldClass } from './classes.ts'
import { Numbers } from '../numbers.ts'
import type { BankQuestion } from './questions.ts'
import { isOver } from './stages.ts'
import type { World } from './world.ts'

export interface SatExam {
  readonly examId: number
  readonly name: { ar: string; en: string; fr: string }
  readonly passDegree: number
}

const name = { ar: 'الاختبار النهائي', en: 'Final exam', fr: 'Examen final' }
const degrees = { passDegree: 60, excellentDegree: 90 }
const minutes = 45

/** What a trainee writes where the question wants a text. */
const essays = {
  ar: 'في موقع عملي نبدأ بحصر الحالة وإبلاغ المشرف، ثم ننفذ الإجراء المعتمد خطوة خطوة ونسجل ما جرى، ونراجع النتيجة في اجتماع الوردية التالية حتى لا يتكرر الخلل.',
  en: 'At my station we first establish the facts and tell the supervisor, then follow the approved procedure step by step, record what was done, and review the outcome at the next shift meeting.',
  fr: 'Dans mon service, nous établissons d’abord les faits et prévenons le responsable, puis nous suivons la procédure approuvée, consignons les actions et revoyons le résultat à la réunion suivante.',
}

/**
 * One final exam for each class that has ended or is under way, with the papers of those who sat it. `more` stands on
 * the papers that are still to be sat.
 */
export async function insertExams(
  db: Database,
  world: World,
  classes: readonly HeldClass[],
  attended: readonly Attended[],
  bank: ReadonlyMap<number, readonly BankQuestion[]>,
  more: ReadonlyMap<number, readonly BankQuestion[]>,
): Promise<{ exams: Map<number, SatExam>; percents: Map<number, number>; numbers: Numbers }> {
  const numbers = new Numbers('EX')
  const withExam = classes.filter((held) => isOver(held.stage) || held.stage === 'running')
  const types = await idsByCode(db, 'lookups.exam_type')
  const times = (held: HeldClass) => ({
    start: new Date(instantOf(held.endsOn, held.sessions.at(-1)!.endsAt).getTime() - 3_600_000),
    end: instantOf(held.endsOn, held.sessions.at(-1)!.endsAt),
  })
  const stateOf = (held: HeldClass) =>
    held.stage === 'running' ? 'published' : held.stage === 'ended' ? 'marking' : 'resultsFinal'
  const examIds = await insertReturningIds(
    db,
    'exams.exam',
    withExam.map((held) => ({
      code: numbers.next(times(held).start),
      class_id: held.classId,
      name: json(name),
      exam_type_id: types.get('FINAL')!,
      starts_at: times(held).start,
      closes_at: times(held).end,
      minutes,
      pass_degree: degrees.passDegree,
      excellent_degree: degrees.excellentDegree,
      share_percent: 100,
      state: stateOf(held),
      published_at: instantOf(held.startsOn, '12:00'),
      results_final_at: stateOf(held) === 'resultsFinal' ? new Date(times(held).end.getTime() + 4 * 86_400_000) : null,
    })),
  )
  const questions = withExam.flatMap((held, at) =>
    [...(bank.get(held.course.id) ?? []), ...(held.stage === 'running' ? (more.get(held.course.id) ?? []) : [])].map(
      (question, position) => ({
        examId: examIds[at]!,
        position: position + 1,
        question,
      }),
    ),
  )
  const examQuestionIds = await insertReturningIds(
    db,
    'exams.exam_question',
    questions.map(({ examId, position, question }) => ({
      exam_id: examId,
      position,
      question_id: question.questionId,
      question_version_id: question.versionId,
      weight: question.weight,
      seconds: question.seconds,
    })),
  )
  const ofExam = Map.groupBy(
    questions.map((each, at) => ({ ...each, id: examQuestionIds[at]! })),
    (each) => each.examId,
  )
  const papers = withExam.flatMap((held, at) =>
    held.stage === 'running'
      ? []
      : attended
          .filter((person) => person.held.classId === held.classId && person.satLastDay)
          .map((person) =>
            paperOf(
              world,
              held,
              examIds[at]!,
              ofExam.get(examIds[at]!) ?? [],
              person,
              times(held).start,
              times(held).end,
            ),
          ),
  )
  await insertPapers(db, world, papers)
  return {
    numbers,
    exams: new Map(
      withExam.map((held, at) => [held.classId, { examId: examIds[at]!, name, passDegree: degrees.passDegree }]),
    ),
    percents: new Map(papers.map((paper) => [paper.person.id, paper.result.percent])),
  }
}

type ExamQuestion = { readonly id: number; readonly question: BankQuestion }

function paperOf(
  world: World,
  held: HeldClass,
  examId: number,
  questions: readonly ExamQuestion[],
  person: Attended,
  start: Date,
  closesAt: Date,
) {
  const { random } = world
  const isMarked = held.stage !== 'ended'
  const answers = questions.map(({ id, question }) => {
    const given = answerOf(world, held, question, person.ability)
    const auto = scoreOf({ type: question.type, weight: question.weight, answers: question.answers }, given, false)
    const byHand = Math.round(question.weight * Math.min(1, person.ability + random.next() * 0.15) * 2) / 2
    const score = auto ?? (isMarked || random.chance(0.3) ? byHand : null)
    return { id, question, given, score, isByHand: auto === null && score !== null }
  })
  const startedAt = new Date(start.getTime() + random.between(10, 200) * 1000)
  const result = paperResult(
    answers.map(({ question, score }) => ({ score, weight: question.weight })),
    degrees,
    false,
  )
  const state = isMarked ? 'final' : result.result === 'final' ? 'marked' : 'awaitingManual'
  return {
    person,
    held,
    examId,
    answers,
    result,
    state: state as 'final' | 'marked' | 'awaitingManual',
    startedAt,
    finishedAt: new Date(startedAt.getTime() + random.between(18, 40) * 60_000),
    deadline: new Date(Math.min(startedAt.getTime() + minutes * 60_000, closesAt.getTime())),
    closesAt,
    deviceKey: Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join(''),
  }
}
type Paper = ReturnType<typeof paperOf>

function answerOf({ random }: World, held: HeldClass, question: BankQuestion, ability: number): GivenAnswer {
  if (question.type === 'text') return { Text: essays[held.course.language as 'ar'] }
  const right = question.answers.filter((answer) => answer.isRight).map((answer) => answer.id)
  const wrong = question.answers.filter((answer) => !answer.isRight).map((answer) => answer.id)
  if (random.chance(ability)) return { AnswerIDs: right }
  if (question.type === 'multiAnswers') return { AnswerIDs: right.slice(1) }
  return { AnswerIDs: [random.pick(wrong)] }
}

/** One trainee who is given more time and large letters in every exam. */
export async function insertAccessArrangement(db: Database, world: World): Promise<void> {
  const trainee = world.trainees.find(({ id }) => !world.castTrainees.has(id))!
  await insertMany(db, 'exams.access_arrangement', [
    {
      trainee_id: trainee.id,
      extra_percent: 25,
      large_letters: true,
      reading_aloud: true,
      reason: 'ضعف في البصر، بتقرير طبي',
      ends_at: null,
      given_by: world.accountOf(cast.huda.email),
      given_at: instantOf(world.today, '08:00'),
    },
  ])
}

async function insertPapers(db: Database, world: World, papers: readonly Paper[]): Promise<void> {
  await insertMany(
    db,
    'exams.candidate',
    papers.map(({ examId, person }) => ({
      exam_id: examId,
      trainee_id: person.trainee.id,
      registration_id: person.id,
    })),
  )
  const attemptIds = await insertReturningIds(
    db,
    'exams.attempt',
    papers.map((paper) => ({
      exam_id: paper.examId,
      trainee_id: paper.person.trainee.id,
      state: paper.state,
      started_at: paper.startedAt,
      deadline: paper.deadline,
      closes_at: paper.closesAt,
      finished_at: paper.finishedAt,
      finish_kind: 'submitted' as const,
      device_key: paper.deviceKey,
      score: paper.result.score,
      max_score: paper.result.maxScore,
      percent: paper.result.percent,
      grade: paper.result.grade,
      result: paper.result.result,
    })),
  )
  const answers = papers.flatMap((paper, at) =>
    paper.answers.map((answer, position) => ({
      paper,
      answer,
      key: { attempt_id: attemptIds[at]!, exam_question_id: answer.id, seq: position + 1, answer: json(answer.given) },
      at: new Date(paper.startedAt.getTime() + (position + 1) * 100_000),
    })),
  )
  await insertMany(
    db,
    'exams.answer_event',
    answers.map(({ key, at }) => ({ ...key, answered_at: at, received_at: at })),
  )
  const markerOf = (held: HeldClass) => world.instructors.find((each) => each.id === held.instructorId)!.account_id!
  await insertMany(
    db,
    'exams.answer',
    answers.map(({ paper, answer, key }) => ({
      ...key,
      score: answer.score,
      marked_by: answer.isByHand ? markerOf(paper.held) : null,
      marked_at: answer.isByHand ? new Date(paper.finishedAt.getTime() + 2 * 86_400_000) : null,
    })),
  )
  await insertMany(
    db,
    'exams.attempt_event',
    papers.flatMap((paper, at) => [
      {
        attempt_id: attemptIds[at]!,
        kind: 'started' as const,
        at: paper.startedAt,
        actor_id: paper.person.trainee.account_id,
      },
      {
        attempt_id: attemptIds[at]!,
        kind: 'submitted' as const,
        at: paper.finishedAt,
        actor_id: paper.person.trainee.account_id,
      },
    ]),
  )
}
