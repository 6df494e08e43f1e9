import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { clock, codesOf, giveBy, stageSheets, stageTaught } from '#testing/stages/feedback/rounds.ts'
import { feedbackCalls as calls } from '../contract/calls.ts'
import { openBox } from './acts/box.ts'

/* Whoever holds the whole database is not to find out who said what (decision 187). */

let server: TestServer
let sami: Asker
let roundId: number
let codes: string[]
const said = (at: number) => `كلام-لا-يُنسب-${at}-إلى-أحد`
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-03-12T15:00:00Z')
  sami = await server.as('sami')
  await stageSheets(sami)
  const { classId } = await stageTaught(server)
  await clock(server).opens()
  const { Items } = await sami.send(calls.getFeedbackRounds, { ClassID: classId, Kind: 'courseByTrainee' })
  roundId = Items[0]!.ID
  codes = [...(await codesOf(server, classId)).values()]
})
afterAll(() => server.close())

/** Each row of each table that holds this text somewhere, with its table. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select schemaname || '.' || tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(server.db)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: held } = await sql`select 1 from ${sql.table(name)} t where strpos(t::text, ${text}) > 0 limit 1`
      .execute(server.db)
      .catch(() => ({ rows: [] }))
    if (held.length > 0) found.push(name)
  }
  return found
}

test('while a round is open no table holds a word of what was said, also not events, audit and stored replies', async () => {
  for (const [at, code] of codes.slice(0, 6).entries()) {
    server.at(`2026-03-1${3 + (at % 3)}T0${at + 3}:1${at}:00Z`)
    await giveBy(server.anonymous, code, 'courseByTrainee', at + 1, said(at))
  }
  for (let at = 0; at < 6; at++) expect(await tablesWith(said(at))).toEqual([])
  const { rows } = await sql<{
    n: number
  }>`select (select count(*) from platform.event where kind ilike '%give%')::integer
    + (select count(*) from platform.audit where kind ilike '%give%')::integer as n`.execute(server.db)
  expect(rows[0]!.n).toBe(0)
})

test('the answers of a round are one value, of one length, in which no order is left', async () => {
  const boxes = () => server.db.selectFrom('feedback.box').where('round_id', '=', roundId).selectAll().execute()
  const [box, ...more] = await boxes()
  expect(more).toEqual([])
  expect(Object.keys(box!).toSorted()).toEqual(['round_id', 'sealed'])
  const length = box!.sealed.length
  const gradesIn = (sealed: Buffer) => openBox(server.vault, roundId, sealed).map((sheet) => sheet[0]!.value)
  expect(gradesIn(box!.sealed).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  // Sealed anew it is shuffled anew: of ten times at least one differs from the first.
  const orders = new Set<string>()
  const { closeBox } = await import('./acts/box.ts')
  for (let at = 0; at < 10; at++) {
    const sealed = closeBox(server.vault, roundId, openBox(server.vault, roundId, box!.sealed))
    expect(sealed).toHaveLength(length)
    orders.add(gradesIn(sealed).join())
  }
  expect(orders.size).toBeGreaterThan(1)
})

test('who has given is kept by the day, and shares neither key nor transaction nor order with what was said', async () => {
  const { Version } = await sami.send(calls.getFeedbackRound, { ID: roundId })
  await sami.send(calls.closeFeedbackRound, { body: { ID: roundId, Version } })

  const columns = async (table: string) =>
    (
      await sql<{ name: string; type: string }>`select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
        from pg_attribute a where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped order by 1`.execute(
        server.db,
      )
    ).rows.map(({ name, type }) => `${name} ${type}`)
  // No column of the answers names anybody, or when.
  expect(await columns('feedback.tally')).toEqual([
    'count integer',
    'round_id integer',
    'sheet_question_id integer',
    'value smallint',
  ])
  expect(await columns('feedback.comment')).toEqual([
    'id uuid',
    'round_id integer',
    'sheet_question_id integer',
    'text text',
  ])
  expect(await columns('feedback.asked')).toEqual([
    'given_on date',
    'id integer',
    'invitation_id integer',
    'round_id integer',
  ])

  const xmins = async (from: string) =>
    (await sql<{ x: string }>`select distinct t.xmin::text as x from ${sql.raw(from)}`.execute(server.db)).rows.map(
      ({ x }) => x,
    )
  const ofRound = `where t.round_id = ${roundId}`
  const tally = await xmins(`feedback.tally t ${ofRound}`)
  const comments = await xmins(`feedback.comment t ${ofRound}`)
  const given = await xmins(`feedback.asked t ${ofRound} and given_on is not null`)
  expect(tally).toHaveLength(1)
  expect(comments).toEqual(tally)
  expect(given).toHaveLength(6)
  expect(given).not.toContain(tally[0])

  const { rows: words } = await sql<{ id: string; text: string }>`select id::text, text from feedback.comment t
    where t.round_id = ${roundId} order by t.ctid`.execute(server.db)
  expect(words.map(({ id }) => id)).toEqual(words.map(({ id }) => id).toSorted())
  expect(words.map(({ text }) => text).toSorted()).toEqual([0, 1, 2, 3, 4, 5].map(said))
  const { rows: counts } = await sql<{
    q: number
    value: number
  }>`select sheet_question_id as q, value from feedback.tally t
    where t.round_id = ${roundId} order by t.ctid`.execute(server.db)
  expect(counts).toEqual(counts.toSorted((one, other) => one.q - other.q || one.value - other.value))
  // What was said stands where it is read, and nowhere else.
  expect(await tablesWith(said(0))).toEqual(['feedback.comment'])
})
