import { afterAll, beforeAll, expect, test } from 'vitest'
import { addClasses, enrol } from '#database/seeds/world/classes.ts'
import { addTraineesWithAccounts } from '#database/seeds/world/people.ts'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { catchUp, chat, weatherOf, type Chatter, type Servers } from '#testing/stages/chat/storm.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { chatCalls as calls } from '../contract/calls.ts'

/*
 * Many people write in many rooms at once over a network that loses requests and answers, and one of two servers ends in
 * the middle: everybody ends with the same messages in the same order, none lost and none twice. `CHAT_FULL=1`: fifty
 * people, ten rooms, ten thousand messages.
 */
const size = process.env['CHAT_FULL']
  ? { people: 50, rooms: 10, messages: 10_000, longest: 600_000 }
  : { people: 10, rooms: 4, messages: 1000, longest: 60_000 }
const seed = Number(process.env['CHAT_SEED'] ?? 20_261_128)

let database: TestDatabase
let servers: TestServer[]
beforeAll(async () => {
  database = await cloneDatabase()
  const shared = { ...database, close: async () => undefined }
  servers = [await startTestServer({ database: shared }), await startTestServer({ database: shared })]
})
afterAll(async () => {
  await servers[1]!.close()
  await database.close()
})

test('everybody ends with the same messages in the same order', { timeout: size.longest }, async () => {
  const { db } = database
  const today = dayOf(new Date())
  const { id: course_id } = await db.selectFrom('catalogue.course').select('id').limit(1).executeTakeFirstOrThrow()
  const days = {
    starts_on: addDays(today, -2),
    ends_on: addDays(today, 2),
    max_trainees: 100,
    state: 'running' as const,
  }
  const classes = await addClasses(
    db,
    Array.from({ length: size.rooms }, () => ({ course_id, ...days })),
  )
  const names = Array.from({ length: size.people }, (_, at) => `chatter-${at + 1}`)
  const trainees = await addTraineesWithAccounts(
    db,
    names.map((name) => ({ names: { ar: name, en: name }, email: `${name}@diwan.example` })),
  )
  const weather = weatherOf(seed)
  // Everybody sits in two rooms or more, in each with others.
  const seats = trainees.map((_, at) => classes.filter((_, room) => room % 2 === at % 2 || weather.dice() < 0.3))
  for (const each of classes)
    await enrol(
      db,
      each,
      trainees.filter((_, at) => seats[at]!.includes(each)),
    )
  const chatters: Chatter[] = []
  for (const [at, name] of names.entries()) {
    const askers = await Promise.all(servers.map((server) => server.as(`${name}@diwan.example`)))
    const rooms = []
    // Some open a room at the same moment, at both servers.
    for (const CourseClassID of seats[at]!) {
      const opening = askers.map((asker) => asker.send(calls.openRoom, { body: { CourseClassID, MemberID: null } }))
      const [one, other] = await Promise.all(opening)
      expect(other!.ID).toBe(one!.ID)
      rooms.push(one!.ID)
    }
    chatters.push({ name, at: askers, rooms, threads: new Map() })
  }

  const alive: Servers = { alive: [0, 1] }
  const answered: string[] = []
  let ending: Promise<void> | undefined
  const sent = (text: string) => {
    answered.push(text)
    if (answered.length !== size.messages / 2) return
    // What is under way there is cut; nobody is told.
    alive.alive = [1]
    ending = servers[0]!.close()
  }
  const each = size.messages / size.people
  await Promise.all(chatters.map((who) => chat(who, each, { weather, servers: alive, sent })))
  await ending
  const calm = weatherOf(seed, 0)
  for (const who of chatters) for (const room of who.rooms) await catchUp(who, room, calm, alive)

  expect(answered).toHaveLength(size.messages)
  const all: string[] = []
  for (const room of new Set(chatters.flatMap(({ rooms }) => rooms))) {
    const [first, ...others] = chatters
      .filter(({ rooms }) => rooms.includes(room))
      .map(({ threads }) => threads.get(room)!)
    const told = first!.messages.map(({ Seq, Name, Text, SentAt }) => [Seq, Name.en, Text, SentAt])
    expect(told.map(([seq]) => seq)).toEqual(told.map((_, at) => at + 1))
    for (const thread of others)
      expect(thread.messages.map(({ Seq, Name, Text, SentAt }) => [Seq, Name.en, Text, SentAt])).toEqual(told)
    all.push(...first!.messages.map(({ Text }) => Text))
  }
  // None lost, none twice.
  expect(all.toSorted()).toEqual(answered.toSorted())
  // Of one person in the order in which they wrote.
  for (const { threads, name } of chatters)
    for (const { messages } of threads.values()) {
      const own = messages.filter(({ IsOwn }) => IsOwn).map(({ Text }) => Number(Text.slice(name.length + 1)))
      expect(own).toEqual(own.toSorted((one, other) => one - other))
    }
})
