import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { clock, codesOf, giveBy, stageSheets, stageTaught } from '#testing/stages/feedback/rounds.ts'
import { feedbackCalls as calls } from '../contract/calls.ts'
import { merging } from './merging.ts'
import { ownData } from './own-data.ts'

let server: TestServer
let sami: Asker
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-03-12T15:00:00Z')
  sami = await server.as('sami')
  await stageSheets(sami)
})
afterAll(() => server.close())

const opened = async () => {
  const staged = await stageTaught(server)
  await clock(server).opens()
  return { ...staged, codes: await codesOf(server, staged.classId) }
}
const person = (more: object) => ({
  accountId: 0,
  email: '',
  traineeId: null,
  instructorId: null,
  organizationId: null,
  ...more,
})
const rowsOf = async (of: object) =>
  (
    await sql<{
      row: { Class: string; GivenOn: string | null; Answers: unknown[] }
    }>`select row from (${ownData.kinds[0]!.rows(person(of))}) own order by key`.execute(server.db)
  ).rows.map(({ row }) => row)

test('somebody’s own data say what was asked and when it was given, and of what was signed what was said', async () => {
  const { codes, traineeIds } = await opened()
  const code = codes.get(traineeIds['layla']!)!
  await giveBy(server.anonymous, code, 'courseByTrainee', 3, 'كلام لا يُنسب')
  const own = await rowsOf({ traineeId: traineeIds['layla']! })
  expect(own.map(({ GivenOn, Answers }) => [GivenOn, Answers])).toEqual([
    ['2026-03-12', []],
    [null, []],
  ])
  const karim = await server.as('karim')
  const [waiting] = await karim.send(calls.getAvailableReviews, {})
  await giveBy(karim, waiting!.Code, 'instructorByEvaluator', 7, 'شرح جيد')
  const { id } = await server.db
    .selectFrom('accounts.account')
    .where('email', 'like', 'karim%')
    .select('id')
    .executeTakeFirstOrThrow()
  const [signed] = await rowsOf({ accountId: id })
  expect(signed!.Answers).toHaveLength(5)
  const erasure = { person: person({ accountId: id }), now: server.now() } as never
  await server.db.transaction().execute((tx) => ownData.erase!(tx, erasure) as Promise<void>)
  const [after] = await rowsOf({ accountId: id })
  expect(after!.Answers).toHaveLength(4)
  expect(JSON.stringify(after)).not.toContain('شرح جيد')
})

test('two records that were asked about one class become one: what either has given is given, once', async () => {
  const { codes, others, classId } = await opened()
  const [kept, gone] = [others[0]!, others[1]!]
  await giveBy(server.anonymous, codes.get(gone)!, 'courseByTrainee', 5)
  await giveBy(server.anonymous, codes.get(kept)!, 'instructorByTrainee', 5)
  await server.db.transaction().execute((tx) => merging.move!(tx, { kept, gone, stays: null, closed: null }))
  const { rows } = await sql<{ kind: string; given: boolean; trainee_id: number }>`
    select r.kind, a.given_on is not null as given, i.trainee_id from feedback.invitation i
    join feedback.asked a on a.invitation_id = i.id join feedback.round r on r.id = a.round_id
    where i.class_id = ${classId} and i.trainee_id in (${kept}, ${gone}) order by r.kind`.execute(server.db)
  expect(rows).toEqual([
    { kind: 'courseByTrainee', given: true, trainee_id: kept },
    { kind: 'instructorByTrainee', given: true, trainee_id: kept },
  ])
})

test('whether somebody has given what a class asks about the course is a fact that others may read', async () => {
  const { codes, others, classId } = await opened()
  await giveBy(server.anonymous, codes.get(others[0]!)!, 'courseByTrainee', 8)
  const facts = async (traineeId: number) =>
    server.db
      .selectFrom('feedback.given_facts')
      .where('class_id', '=', classId)
      .where('trainee_id', '=', traineeId)
      .select(['is_given', 'can_give'])
      .executeTakeFirst()
  expect(await facts(others[0]!)).toEqual({ is_given: true, can_give: false })
  expect(await facts(others[1]!)).toEqual({ is_given: false, can_give: true })
  expect(await facts(999_999)).toBeUndefined()
})
