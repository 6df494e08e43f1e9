import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#platform/server/database.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { whileHeld } from '#testing/while-held.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'

/* One answer in time is one statement; whatever else there may be goes the long way. Both keep the same promises. */
let server: TestServer
let layla: Asker
let mariam: Asker
let omar: Asker
let code: string

beforeAll(async () => {
  server = await startTestServer()
  ;[layla, mariam, omar] = [await server.as('layla'), await server.as('mariam'), await server.as('omar')]
})
afterAll(() => server.close())

async function stageAnother() {
  server.at(onExamDay('08:00'))
  const staged = await stageClass(server.db)
  const sami = await server.as('sami')
  code = (await stageExam(sami, examFields(staged.classId, await stageQuestions(sami, staged.courseId)))).Code
  server.at(onExamDay('10:00'))
}
beforeEach(stageAnother)

type Sitting = Awaited<ReturnType<typeof sitExam>>
const words = ['Identify hazards', 'Buy software', 'Print posters']

const log = (sitting: Sitting) =>
  server.db
    .selectFrom('exams.answer_event')
    .where('attempt_id', '=', sitting.paper.AttemptID)
    .select(['seq', 'answer', 'is_late', 'counted', 'answered_at', 'received_at'])
    .orderBy('seq')
    .execute()
const counting = (sitting: Sitting) =>
  server.db
    .selectFrom('exams.answer')
    .where('attempt_id', '=', sitting.paper.AttemptID)
    .select(['exam_question_id', 'seq', 'answer', 'score'])
    .execute()

/** Everything that is sent to the database while this runs. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await run()
    return query.mock.calls.map(([asked]) => ((asked as { text?: string }).text ?? (asked as unknown)) as string)
  } finally {
    query.mockRestore()
  }
}

const attemptRow = (sitting: Sitting) =>
  sql<{ place: string }>`select ctid::text || ' ' || xmin::text as place from exams.attempt
    where id = ${sitting.paper.AttemptID}`
    .execute(server.db)
    .then(({ rows }) => rows[0]!.place)

describe('an answer in time', () => {
  test('is one statement, which leaves the attempt unwritten and no reply behind', async () => {
    const sitting = await sitExam(layla, code)
    await sitting.save(sitting.answer(1, ['Buy software'], server.now()))
    const before = await attemptRow(sitting)
    const replies = await server.db.selectFrom('platform.idempotency_key').select('key').execute()
    const given = [
      sitting.answer(1, ['Identify hazards'], onExamDay('09:59')),
      sitting.answer(3, ['false'], onExamDay('10:05')),
      sitting.answer(4, { Text: 'Likelihood and severity' }, server.now()),
      sitting.answer(2, [], server.now()),
    ]
    for (const answer of given) {
      let reply: unknown
      const statements = await statementsOf(async () => (reply = await sitting.save(answer)))
      expect(statements).toHaveLength(1)
      expect(reply).toEqual({
        Acknowledged: [answer.Seq],
        Refused: [],
        Late: [],
        NotCounted: [],
        LastSeq: answer.Seq,
        Now: server.now().toISOString(),
        Deadline: onExamDay('11:00').toISOString(),
        State: 'inProgress',
      })
    }
    expect(await attemptRow(sitting)).toBe(before)
    expect(await server.db.selectFrom('platform.idempotency_key').select('key').execute()).toEqual(replies)
    expect((await log(sitting)).map((event) => [event.seq, event.answer, event.is_late, event.counted])).toEqual(
      [sitting.answer(1, ['Buy software'], server.now(), 1), ...given].map(({ Seq, Answer }) => [
        Seq,
        Answer,
        false,
        true,
      ]),
    )
    // A browser whose clock runs ahead dates nothing into the future.
    expect((await log(sitting)).slice(1, 3).map((event) => [event.answered_at, event.received_at])).toEqual([
      [onExamDay('09:59').toISOString(), server.now().toISOString()],
      [server.now().toISOString(), server.now().toISOString()],
    ])
    expect((await counting(sitting)).map((each) => each.seq).toSorted()).toEqual([2, 3, 4, 5])
    expect(await sitting.submit()).toMatchObject({ Answered: 3, Questions: 4 })
  })

  test('is in time until the deadline itself, and late a moment after it', async () => {
    const sitting = await sitExam(layla, code)
    server.at(onExamDay('11:00'))
    // a token of that hour
    await layla.send(calls.getAttemptClock, { AttemptID: sitting.paper.AttemptID })
    const last = () => sitting.save(sitting.answer(1, ['Identify hazards'], server.now()))
    expect(await statementsOf(async () => expect((await last()).Late).toEqual([]))).toHaveLength(1)
    server.at(new Date(onExamDay('11:00').getTime() + 1))
    expect(await sitting.save(sitting.answer(3, ['false'], onExamDay('11:00')))).toMatchObject({
      Late: [2],
      NotCounted: [],
      State: 'autoSubmitted',
    })
  })

  test('sent under a key keeps the first reply, also for after the paper is handed in', async () => {
    const sitting = await sitExam(layla, code)
    const body = { ...sitting.attempt, Answers: [sitting.answer(1, ['Identify hazards'], server.now())] }
    const send = () => layla.raw(calls.saveAnswers, { body }, { key: 'an-answer-of-layla' })
    const first = await send()
    expect(first.json()).toMatchObject({ Acknowledged: [1] })
    await sitting.submit()
    expect((await send()).body).toBe(first.body)
    expect(await refusalOf(layla.send(calls.saveAnswers, { body }))).toMatchObject({ code: 'attemptClosed' })
    const other = { ...sitting.attempt, Answers: [sitting.answer(1, ['Buy software'], server.now())] }
    const reused = layla.send(calls.saveAnswers, { body: other }, { key: 'an-answer-of-layla' })
    expect(await refusalOf(reused)).toMatchObject({ status: 422, code: 'keyReused' })
  })

  test('to a question that another exam asks is refused and not kept', async () => {
    const elsewhere = (await sitExam(layla, code)).paper.Questions[3]!.ExamQuestionID
    await stageAnother()
    const sitting = await sitExam(layla, code)
    const foreign = { ...sitting.answer(4, { Text: 'words' }, server.now()), ExamQuestionID: elsewhere }
    expect(await refusalOf(sitting.save(foreign))).toMatchObject({ code: 'notInThisExam' })
    expect(await log(sitting)).toEqual([])
  })

  test('that is none to its question is told so and not kept, by itself and among others', async () => {
    const sitting = await sitExam(layla, code)
    const [first, second, , text] = sitting.paper.Questions
    const wrong = (ExamQuestionID: number, Answer: { Text: string } | { AnswerIDs: number[] }) => ({
      ...sitting.answer(4, { Text: '' }, server.now()),
      ExamQuestionID,
      Answer,
    })
    const none = [
      wrong(first!.ExamQuestionID, { Text: 'words where one chooses' }),
      wrong(first!.ExamQuestionID, { AnswerIDs: [second!.Answers[0]!.ID] }),
      wrong(text!.ExamQuestionID, { AnswerIDs: [] }),
    ]
    for (const each of none) expect(await sitting.save(each)).toMatchObject({ Acknowledged: [], Refused: [each.Seq] })
    const good = sitting.answer(1, ['Identify hazards'], server.now())
    expect(await sitting.save(...none, good)).toMatchObject({
      Acknowledged: [good.Seq],
      Refused: none.map((each) => each.Seq),
      LastSeq: good.Seq,
    })
    expect((await log(sitting)).map((event) => event.seq)).toEqual([good.Seq])
  })
})

describe('several answers at once', () => {
  test('are kept together, twice the same as once, and the newest of a question counts', async () => {
    const sitting = await sitExam(layla, code)
    const given = words.map((word) => sitting.answer(1, [word], server.now()))
    for (let time = 0; time < 3; time++) {
      expect(await sitting.save(...given)).toMatchObject({ Acknowledged: [1, 2, 3], NotCounted: [], LastSeq: 3 })
    }
    expect(await counting(sitting)).toMatchObject([{ seq: 3, answer: given[2]!.Answer }])
    expect(await log(sitting)).toHaveLength(3)
  })

  test('are all refused where one takes a number in use, in the log or among themselves', async () => {
    const sitting = await sitExam(layla, code)
    await sitting.save(sitting.answer(1, ['Buy software'], server.now()))
    const fresh = sitting.answer(3, ['false'], server.now())
    const clash = sitting.answer(1, ['Print posters'], server.now(), 1)
    const twin = sitting.answer(3, ['true'], server.now(), fresh.Seq)
    for (const sent of [
      [fresh, clash],
      [fresh, twin],
    ]) {
      expect(await refusalOf(sitting.save(...sent))).toMatchObject({
        status: 409,
        code: 'seqReused',
        data: { nextSeq: 3 },
      })
    }
    expect((await log(sitting)).map((event) => event.seq)).toEqual([1])
  })
})

describe('at the same moment', () => {
  test('two tabs under one number: one is kept, the other told the next free number', async () => {
    const sitting = await sitExam(layla, code)
    for (let round = 1; round <= 15; round++) {
      const both = words.slice(0, 2).map((word) => sitting.answer(1, [word], server.now(), round))
      const replies = await Promise.allSettled(both.map((each) => sitting.save(each)))
      const kept = replies.flatMap((reply, at) => (reply.status === 'fulfilled' ? [both[at]!] : []))
      expect(kept).toHaveLength(1)
      expect(replies.find((reply) => reply.status === 'rejected')?.reason).toMatchObject({
        code: 'seqReused',
        problem: { data: { nextSeq: round + 1 } },
      })
      expect((await log(sitting)).at(-1)).toMatchObject({ seq: round, answer: kept[0]!.Answer })
      expect(await counting(sitting)).toMatchObject([{ seq: round, answer: kept[0]!.Answer }])
    }
  })

  test('an answer waits for whoever closes or moves the paper, and finds it so', async () => {
    for (const [change, refused] of [
      [{ state: 'submitted', finish_kind: 'submitted' }, 'attemptClosed'],
      [{ state: 'voided', finish_kind: 'voided' }, 'attemptClosed'],
      [{ device_key: '', state: 'interrupted' }, 'otherDevice'],
    ] as const) {
      const sitting = await sitExam(layla, code)
      const held = (tx: Database) =>
        tx.updateTable('exams.attempt').set(change).where('id', '=', sitting.paper.AttemptID).execute()
      const [reply] = await whileHeld(server.db, held, [
        () => sitting.save(sitting.answer(1, ['Buy software'], server.now())),
      ])
      expect(reply).toMatchObject({ status: 'rejected', reason: { code: refused } })
      expect(await log(sitting)).toEqual([])
      await stageAnother()
    }
  })

  test('time that is given back while an answer waits counts for it', async () => {
    const sitting = await sitExam(layla, code)
    server.at(onExamDay('11:02'))
    const given = sitting.answer(1, ['Identify hazards'], server.now())
    const [reply] = await whileHeld<unknown>(
      server.db,
      (tx) =>
        tx
          .updateTable('exams.attempt')
          .set({ deadline: onExamDay('11:10') })
          .where('id', '=', sitting.paper.AttemptID)
          .execute(),
      [() => sitting.save(given)],
    )
    expect(reply).toMatchObject({ value: { Late: [], NotCounted: [], Deadline: onExamDay('11:10').toISOString() } })
  })

  test('handing in waits for an answer that was first, and marks it', async () => {
    const sitting = await sitExam(layla, code)
    await sitting.save(sitting.answer(3, ['true'], server.now()))
    const right = sitting.answer(3, ['false'], server.now())
    const [saved, handedIn] = await whileHeld<unknown>(
      server.db,
      (tx) =>
        tx
          .selectFrom('exams.answer')
          .where('attempt_id', '=', sitting.paper.AttemptID)
          .select('seq')
          .forUpdate()
          .execute(),
      [() => sitting.save(right), () => sitting.submit()],
    )
    expect([saved, handedIn]).toMatchObject([
      { value: { Acknowledged: [right.Seq] } },
      { value: { State: 'submitted' } },
    ])
    expect(await counting(sitting)).toMatchObject([{ seq: right.Seq, score: 2 }])
  })

  test('answers and handing in, round after round: acknowledged is kept, counts and is marked; else it is not there', async () => {
    const rounds = 12
    for (let round = 0; round < rounds; round++) {
      for (const who of [layla, mariam]) {
        const sitting = await sitExam(who, code)
        const sends = words.flatMap((word, at): (() => Promise<{ Acknowledged: number[] }>)[] => [
          () => sitting.save(sitting.answer(1, [word], server.now())),
          () => sitting.save(sitting.answer(3, [at % 2 ? 'true' : 'false'], server.now())),
        ])
        sends.splice(round % sends.length, 0, () => sitting.submit().then(() => ({ Acknowledged: [] })))
        const replies = await Promise.allSettled(sends.map((send) => send()))
        const no = replies.filter((reply) => reply.status === 'rejected')
        expect(
          no.map(({ reason }) => (reason as { code?: string }).code).filter((each) => each !== 'attemptClosed'),
        ).toEqual([])
        const acknowledged = replies.flatMap((reply) => (reply.status === 'fulfilled' ? reply.value.Acknowledged : []))
        const kept = await log(sitting)
        expect(kept.map((event) => event.seq)).toEqual(acknowledged.toSorted((one, other) => one - other))
        expect(kept.filter((event) => event.is_late || !event.counted)).toEqual([])
        // One that came in after the marking would have taken the mark away.
        expect((await counting(sitting)).filter((each) => each.score === null)).toEqual([])
      }
      await stageAnother()
    }
  })

  test('a proctor moves the paper to another browser: from then on none of the first counts', async () => {
    const sitting = await sitExam(layla, code)
    const sends = words.map((word) => () => sitting.save(sitting.answer(1, [word], server.now())))
    const move = { body: { AttemptID: sitting.paper.AttemptID, Reason: 'The computer froze' } }
    const replies = await Promise.allSettled([
      sends[0]!(),
      omar.send(calls.moveDevice, move),
      ...sends.slice(1).map((each) => each()),
    ])
    expect(replies[1]!.status).toBe('fulfilled')
    expect(await refusalOf(sitting.save(sitting.answer(1, ['Buy software'], server.now())))).toMatchObject({
      code: 'otherDevice',
    })
    const moved = await sitExam(layla, code, 'the-second-browser-of-layla')
    const given = moved.answer(1, ['Identify hazards'], server.now(), 100)
    expect(await moved.save(given)).toMatchObject({ Acknowledged: [100], LastSeq: 100 })
    expect(await counting(sitting)).toMatchObject([{ seq: 100, answer: given.Answer }])
    expect((await layla.send(calls.getAttemptClock, { AttemptID: sitting.paper.AttemptID })).LastSeq).toBe(100)
  })
})
