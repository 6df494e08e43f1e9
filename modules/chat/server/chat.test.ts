import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileCalls } from '#platform/shared/files.ts'
import { removeBytes } from '#platform/server/files/purge.ts'
import { startJobs, type Jobs } from '#platform/server/jobs/start.ts'
import type { Database } from '#platform/server/database.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { audited } from '#testing/stages/audited.ts'
import { stageClass, type StagedClass } from '#testing/stages/stage-exam.ts'
import { tellNews } from '#testing/stages/told.ts'
import { upload } from '#testing/stages/upload.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { whileHeld } from '#testing/while-held.ts'
import { chatCalls as calls } from '../contract/calls.ts'
import { chatSettings } from '../contract/settings.ts'
import { bells } from './acts/bells.ts'
import { ownData } from './own-data.ts'

let server: TestServer
let jobs: Jobs
let first: StagedClass
/** The room of the class, and the conversation of Omar and Layla. */
let [classRoom, ofTwo] = [0, 0]
beforeAll(async () => {
  server = await startTestServer()
  jobs = await startJobs({
    config: server.databaseAddress,
    db: server.db,
    files: server.files,
    jobs: [removeBytes],
    timeZone: 'Africa/Cairo',
    onError: (error) => expect.fail(String(error)),
  })
  server.at('2026-03-03T10:00:00Z')
  first = await stageClass(server.db, { instructors: ['omar'], trainees: ['layla', 'yusuf'] })
  await sql`insert into classes.class_staff (class_id, account_id, role, state)
    select ${first.classId}, id, 'coordinator', 'accepted' from accounts.account where email = 'huda@diwan.example'`.execute(
    server.db,
  )
  classRoom = await open('omar')
  ofTwo = await open('layla', 'omar')
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

const idOf = async (who: string) => (await server.as(who)).accountId
const open = async (who: string, other?: string, CourseClassID = first.classId) =>
  (
    await (
      await server.as(who)
    ).send(calls.openRoom, { body: { CourseClassID, MemberID: other === undefined ? null : await idOf(other) } })
  ).ID
interface More {
  Key?: string
  AnswersSeq?: number
  Mentions?: number[]
  FileID?: number
}
const say = async (who: string, RoomID: number, Text: string, more: More = {}) =>
  (
    await (
      await server.as(who)
    ).send(calls.sendMessage, {
      body: { RoomID, Key: randomUUID(), Text, AnswersSeq: null, Mentions: [], FileID: null, ...more },
    })
  ).Message
const read = async (who: string, RoomID: number, more: { Before?: number; Since?: number } = {}) =>
  (await server.as(who)).send(calls.getMessages, { RoomID, ...more })
const rooms = async (who: string) => (await (await server.as(who)).send(calls.getRooms)).Items
const texts = ({ Items }: { Items: { Text: string }[] }) => Items.map(({ Text }) => Text)

test('a class has one room, and an instructor and a trainee of it one conversation', async () => {
  expect(await open('layla')).toBe(classRoom)
  expect(await open('huda')).toBe(classRoom)
  expect(await open('omar', 'layla')).toBe(ofTwo)
  expect(await refusalOf(open('mariam'))).toMatchObject({ status: 404 })
  expect(await refusalOf(open('salma'))).toMatchObject({ status: 404 })
  expect(await refusalOf(open('layla', 'yusuf'))).toMatchObject({ status: 409, code: 'cannotTalk' })
  expect(await refusalOf(open('huda', 'layla'))).toMatchObject({ status: 409, code: 'cannotTalk' })
  expect(await refusalOf(open('layla', 'salma'))).toMatchObject({ status: 404 })
  for (const who of ['nadia', 'sami', 'hany']) expect(await refusalOf(open(who))).toMatchObject({ status: 403 })
  expect(await audited(server.db, 'chat.openRoom')).toHaveLength(2)
  const contacts = await (await server.as('layla')).send(calls.getContacts)
  expect(contacts.Items.map(({ MemberID }) => MemberID)).toEqual([await idOf('omar')])
})

test('what is said is read by who sits there, in one order, and by nobody else', async () => {
  await say('omar', classRoom, 'Welcome')
  await say('layla', classRoom, 'شكرًا')
  for (const who of ['omar', 'layla', 'yusuf', 'huda'])
    expect((await read(who, classRoom)).Items.map(({ Seq, Text }) => [Seq, Text])).toEqual([
      [1, 'Welcome'],
      [2, 'شكرًا'],
    ])
  for (const who of ['mariam', 'salma', 'karim']) {
    expect(await refusalOf(read(who, classRoom)), who).toMatchObject({ status: 404 })
    expect(await refusalOf(say(who, classRoom, 'x')), who).toMatchObject({ status: 404 })
  }
  await say('layla', ofTwo, 'A question')
  expect(await refusalOf(read('yusuf', ofTwo))).toMatchObject({ status: 404 })
  expect(await refusalOf(read('huda', ofTwo))).toMatchObject({ status: 404 })
  expect(await refusalOf(read('nadia', ofTwo))).toMatchObject({ status: 403 })
})

test('a message sent again under its key is the one that stands, also after the room was closed', async () => {
  const Key = randomUUID()
  const sent = await say('omar', ofTwo, 'Once', { Key })
  expect(await say('omar', ofTwo, 'Once', { Key })).toEqual(sent)
  expect(texts(await read('layla', ofTwo)).filter((text) => text === 'Once')).toHaveLength(1)
  // Another one's key is another message.
  expect((await say('layla', ofTwo, 'Mine', { Key })).ID).not.toBe(sent.ID)
  server.at('2026-04-12T10:00:00Z')
  expect(await refusalOf(say('omar', ofTwo, 'Late'))).toMatchObject({ status: 409, code: 'roomClosed' })
  expect(await say('omar', ofTwo, 'Once', { Key })).toMatchObject({ ID: sent.ID })
  expect((await rooms('layla')).map(({ IsOpen }) => IsOpen)).toEqual([false, false])
  expect((await read('layla', ofTwo)).Items.length).toBeGreaterThan(0)
  server.at('2026-04-11T10:00:00Z')
  await say('omar', ofTwo, 'In time')
  server.at('2026-03-03T10:00:00Z')
})

test('unread messages are counted, and who reads is seen by the other one of a conversation', async () => {
  const [of] = (await rooms('yusuf')).filter(({ ID }) => ID === classRoom)
  expect(of).toMatchObject({ Unread: 2, ReadSeq: 0, IsMentioned: false, Last: { Text: 'شكرًا', IsOwn: false } })
  const yusuf = await server.as('yusuf')
  await yusuf.send(calls.markRead, { body: { RoomID: classRoom, Seq: 2 } })
  await yusuf.send(calls.markRead, { body: { RoomID: classRoom, Seq: 1 } })
  expect((await rooms('yusuf'))[0]).toMatchObject({ Unread: 0, ReadSeq: 2 })
  await say('omar', classRoom, 'Yusuf?', { Mentions: [yusuf.accountId, await idOf('mariam')] })
  expect((await rooms('yusuf'))[0]).toMatchObject({ Unread: 1, IsMentioned: true })
  expect((await read('yusuf', classRoom)).Items.at(-1)!.Mentions).toMatchObject([{ MemberID: yusuf.accountId }])
  expect((await read('yusuf', classRoom)).OtherRead).toBeNull()

  const { Seq } = await say('omar', ofTwo, 'Seen?')
  expect((await read('omar', ofTwo)).OtherRead).toBeLessThan(Seq)
  await (await server.as('layla')).send(calls.markRead, { body: { RoomID: ofTwo, Seq } })
  expect((await read('omar', ofTwo)).OtherRead).toBe(Seq)
})

test('history comes by pages, and what is new since the last one seen', async () => {
  const other = await stageClass(server.db, { course: 'SMS-101', instructors: ['salma'], trainees: ['mariam'] })
  const room = await open('salma', undefined, other.classId)
  for (let at = 1; at <= 60; at++) await say('salma', room, `n ${at}`)
  const newest = await read('mariam', room)
  expect([newest.Items[0]!.Seq, newest.Items.at(-1)!.Seq, newest.HasMore]).toEqual([11, 60, true])
  const older = await read('mariam', room, { Before: 11 })
  expect([older.Items[0]!.Seq, older.Items.at(-1)!.Seq, older.HasMore]).toEqual([1, 10, false])
  const since = await read('mariam', room, { Since: 58 })
  expect(texts(since)).toEqual(['n 59', 'n 60'])
  expect((await read('mariam', room, { Since: 0 })).HasMore).toBe(true)
  const found = await (await server.as('mariam')).send(calls.findMessages, { RoomID: room, Text: 'N 6' })
  expect(texts(found)).toEqual(['n 60', 'n 6'])
  expect(
    await refusalOf((await server.as('layla')).send(calls.findMessages, { RoomID: room, Text: 'n' })),
  ).toMatchObject({
    status: 404,
  })
})

test('an answer bears what it answers, and none goes before what there is', async () => {
  const { Seq } = await say('omar', classRoom, 'Which day?')
  const answer = await say('layla', classRoom, 'Sunday', { AnswersSeq: Seq })
  expect(answer.Answers).toMatchObject({ Seq, Text: 'Which day?' })
  expect(await refusalOf(say('layla', classRoom, 'x', { AnswersSeq: 9999 }))).toMatchObject({ status: 404 })
  expect(await refusalOf(say('layla', classRoom, '  '))).toMatchObject({ status: 400 })
})

test('its sender deletes a message within the time, everybody sees it, and a mark stays', async () => {
  const message = await say('omar', classRoom, 'A slip')
  const { Items } = await read('layla', classRoom)
  const revision = Math.max(...Items.map(({ Revision }) => Revision))
  const remove = async (who: string, ID = message.ID) =>
    (await server.as(who)).send(calls.deleteMessage, { body: { ID } })
  expect(await refusalOf(remove('layla'))).toMatchObject({ status: 404 })
  expect(await refusalOf(remove('mariam'))).toMatchObject({ status: 404 })
  server.at('2026-03-03T10:15:01Z')
  expect(await refusalOf(remove('omar'))).toMatchObject({ status: 409, code: 'tooLate', data: { minutes: 15 } })
  server.at('2026-03-03T10:14:00Z')
  await remove('omar')
  await remove('omar')
  server.at('2026-03-03T10:00:00Z')
  const news = await read('layla', classRoom, { Since: revision })
  expect(news.Items).toMatchObject([{ Seq: message.Seq, Text: '', DeletedFor: 'sender', Mentions: [] }])
  expect(await audited(server.db, 'chat.deleteMessage')).toHaveLength(1)
  expect((await rooms('yusuf')).find(({ ID }) => ID === classRoom)!.Last).toMatchObject({ Text: '', IsDeleted: true })
})

test('what is deleted is quoted no longer on open pages: its answers come anew, each at a revision of its own', async () => {
  const slip = await say('omar', ofTwo, 'A number that is nobody’s business')
  const [one, two] = [
    await say('layla', ofTwo, 'Whose?', { AnswersSeq: slip.Seq }),
    await say('layla', ofTwo, 'Really?', { AnswersSeq: slip.Seq }),
  ]
  await (await server.as('omar')).send(calls.deleteMessage, { body: { ID: slip.ID } })
  const quoted = { Seq: slip.Seq, Text: '', DeletedFor: 'sender' }
  const { Items } = await read('layla', ofTwo, { Since: two.Revision })
  expect(Items).toMatchObject([
    { Seq: slip.Seq, Text: '', Revision: two.Revision + 1 },
    { Seq: one.Seq, Text: 'Whose?', Revision: two.Revision + 2, Answers: quoted },
    { Seq: two.Seq, Text: 'Really?', Revision: two.Revision + 3, Answers: quoted },
  ])
  expect((await say('layla', ofTwo, 'Gone')).Revision).toBe(two.Revision + 4)
})

test('files are opened by who sits there, and go with their message', async () => {
  const layla = await server.as('layla')
  const FileID = await upload(server.app, layla, 'chatFile', { name: 'notes.txt', bytes: 'words' })
  expect(await refusalOf(say('omar', ofTwo, '', { FileID }))).toMatchObject({ code: 'fileNotFound' })
  const message = await say('layla', ofTwo, '', { FileID })
  expect(message.File).toMatchObject({ ID: FileID, Name: 'notes.txt', IsPicture: false })
  expect(await refusalOf(say('layla', ofTwo, '', { FileID }))).toMatchObject({ code: 'fileTaken' })
  const opens = async (who: string) =>
    (await (await server.as(who)).raw(fileCalls.downloadFile, { ID: FileID })).statusCode
  expect(await opens('omar')).toBe(200)
  // Without words, and yet nothing that was deleted.
  const answer = await say('omar', ofTwo, 'Thanks', { AnswersSeq: message.Seq })
  expect(answer.Answers).toMatchObject({ Seq: message.Seq, Text: '', DeletedFor: null })
  expect(await opens('yusuf')).not.toBe(200)
  await layla.send(calls.deleteMessage, { body: { ID: message.ID } })
  expect(await opens('omar')).not.toBe(200)
})

test('who leaves the class loses its rooms, and the other one writes to nobody', async () => {
  const { classId, traineeIds } = await stageClass(server.db, { instructors: ['omar'], trainees: ['yusuf'] })
  const room = await open('yusuf', undefined, classId)
  const pair = await open('yusuf', 'omar', classId)
  await say('yusuf', pair, 'Bye')
  await sql`update registration.registration set main = 'withdrawn'
    where class_id = ${classId} and trainee_id = ${traineeIds['yusuf']!}`.execute(server.db)
  for (const each of [room, pair]) expect(await refusalOf(read('yusuf', each))).toMatchObject({ status: 404 })
  expect((await rooms('yusuf')).some(({ CourseClassID }) => CourseClassID === classId)).toBe(false)
  expect(texts(await read('omar', pair))).toEqual(['Bye'])
  expect(await refusalOf(say('omar', pair, 'Hello?'))).toMatchObject({ code: 'roomClosed' })
  await say('omar', room, 'Still open')
})

test('a report reaches the administrators, who take the message away or let it stand', async () => {
  const nadia = await server.as('nadia')
  await tellNews(server, nadia)
  const bad = await say('yusuf', classRoom, 'Rude words')
  const report = async (who: string, ID: number) =>
    (await server.as(who)).send(calls.reportMessage, { body: { ID, Reason: 'Rude' } })
  expect(await refusalOf(report('yusuf', bad.ID))).toMatchObject({ status: 404 })
  expect(await refusalOf(report('mariam', bad.ID))).toMatchObject({ status: 404 })
  await report('layla', bad.ID)
  await report('layla', bad.ID)
  await report('omar', bad.ID)
  const [told] = await tellNews(server, nadia)
  expect(told!.map(({ kind, opens }) => [kind, opens])).toEqual([
    ['chatMessageReported', '/AdminTrainingChat'],
    ['chatMessageReported', '/AdminTrainingChat'],
  ])
  for (const who of ['huda', 'omar', 'sami', 'layla'])
    expect(await refusalOf((await server.as(who)).send(calls.getReports)), who).toMatchObject({ status: 403 })
  const { Items } = await nadia.send(calls.getReports)
  expect(Items).toMatchObject([{ Text: 'Rude words' }, { Text: 'Rude words', State: 'reported' }])
  const body = { ID: Items[0]!.ID, Version: Items[0]!.Version, Reason: 'Against the rules' }
  await nadia.send(calls.upholdReport, { body })
  expect(await refusalOf(nadia.send(calls.upholdReport, { body }))).toMatchObject({ code: 'changedMeanwhile' })
  expect((await nadia.send(calls.getReports)).Items.map(({ State }) => State)).toEqual(['upheld', 'upheld'])
  expect((await read('layla', classRoom)).Items.at(-1)).toMatchObject({ Seq: bad.Seq, Text: '', DeletedFor: 'academy' })

  const fine = await say('yusuf', classRoom, 'Kind words')
  await report('layla', fine.ID)
  const [again] = (await nadia.send(calls.getReports)).Items
  await nadia.send(calls.dismissReport, { body: { ID: again!.ID, Version: again!.Version, Reason: '' } })
  expect((await read('layla', classRoom)).Items.at(-1)).toMatchObject({ Text: 'Kind words', DeletedFor: null })
})

test('a reported file is there for who decides, also once its sender has deleted the message, and no longer', async () => {
  const nadia = await server.as('nadia')
  const yusuf = await server.as('yusuf')
  const opens = async (who: string, ID: number) =>
    (await (await server.as(who)).raw(fileCalls.downloadFile, { ID })).statusCode
  const said = async (decide: (body: { ID: number; Version: number; Reason: string }) => Promise<unknown>) => {
    const FileID = await upload(server.app, yusuf, 'chatFile', { name: 'rude.txt', bytes: 'rude' })
    const { ID } = await say('yusuf', classRoom, '', { FileID })
    await (await server.as('layla')).send(calls.reportMessage, { body: { ID, Reason: 'Rude' } })
    await yusuf.send(calls.deleteMessage, { body: { ID } })
    expect([await opens('layla', FileID), await opens('nadia', FileID)]).toEqual([404, 200])
    const [report] = (await nadia.send(calls.getReports, { State: 'reported' })).Items
    expect(report).toMatchObject({ Text: '', File: { ID: FileID, Name: 'rude.txt' } })
    await decide({ ID: report!.ID, Version: report!.Version, Reason: 'Seen' })
    expect((await nadia.send(calls.getReports)).Items.find(({ ID: id }) => id === report!.ID)!.File).toBeNull()
    expect(await opens('nadia', FileID)).toBe(404)
  }
  await said((body) => nadia.send(calls.upholdReport, { body }))
  await said((body) => nadia.send(calls.dismissReport, { body }))
})

test('a sender who deletes what is decided about at that moment takes nothing out of its hands, and no file stays', async () => {
  const [nadia, yusuf, layla] = [await server.as('nadia'), await server.as('yusuf'), await server.as('layla')]
  const room = (tx: Database) =>
    tx.selectFrom('chat.room').where('id', '=', classRoom).select('id').forUpdate().execute()
  for (const decide of [calls.upholdReport, calls.dismissReport]) {
    const FileID = await upload(server.app, yusuf, 'chatFile', { name: 'rude.txt', bytes: 'rude' })
    const { ID } = await say('yusuf', classRoom, 'Rude', { FileID })
    await layla.send(calls.reportMessage, { body: { ID, Reason: 'Rude' } })
    const [report] = (await nadia.send(calls.getReports, { State: 'reported' })).Items
    const body = { ID: report!.ID, Version: report!.Version, Reason: 'Seen' }
    const both = await whileHeld<unknown>(server.db, room, [
      () => yusuf.send(calls.deleteMessage, { body: { ID } }),
      () => nadia.send(decide, { body }),
    ])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    const left = await server.db.selectFrom('platform.file').where('id', '=', FileID).select('id').execute()
    expect(left).toEqual([])
  }
})

test('an administrator reads any room, and each look is written down', async () => {
  const nadia = await server.as('nadia')
  const look = (RoomID: number) => nadia.send(calls.lookIntoRoom, { body: { RoomID, Before: null } })
  const before = (await audited(server.db, 'chat.lookIntoRoom')).length
  const listed = await nadia.send(calls.getAllRooms, { search: 'layla' })
  expect(listed.Items).toMatchObject([{ ID: ofTwo, Kind: 'two' }])
  expect(JSON.stringify(listed)).not.toContain('A question')
  // By the class's number and by its course too; a word of nobody finds none.
  const { ClassCode, CourseName } = listed.Items[0]!
  for (const search of [ClassCode, CourseName.ar!, CourseName.en!])
    expect(
      (await nadia.send(calls.getAllRooms, { search, sort: 'ClassCode' })).Items.map(({ ID }) => ID),
      search,
    ).toContain(ofTwo)
  expect((await nadia.send(calls.getAllRooms, { search: 'Nobody Atall' })).Total).toBe(0)
  expect(await audited(server.db, 'chat.lookIntoRoom')).toHaveLength(before)
  expect(texts(await look(ofTwo))).toContain('A question')
  await look(ofTwo)
  const looks = (await audited(server.db, 'chat.lookIntoRoom')).slice(before)
  expect(looks).toHaveLength(2)
  expect(looks[0]).toMatchObject({ actor_id: nadia.accountId, subject_id: ofTwo, data: { classId: first.classId } })
  for (const who of ['huda', 'omar', 'layla', 'sami'])
    expect(
      await refusalOf((await server.as(who)).send(calls.lookIntoRoom, { body: { RoomID: ofTwo, Before: null } })),
      who,
    ).toMatchObject({ status: 403 })
})

test('the bell tells once of what was said to somebody and is not read, outside of quiet hours', async () => {
  const yusuf = await server.as('yusuf')
  const pair = await open('yusuf', 'omar')
  const ring = async (time: string) => {
    server.at(`2026-03-03T${time}Z`)
    await bells.run({ db: server.db, files: server.files, now: server.now(), data: {} })
    const [told] = await tellNews(server, yusuf)
    return told!.map(({ kind, opens, mailed }) => [kind, opens, mailed])
  }
  await ring('10:02:00')
  await yusuf.send(calls.markRead, { body: { RoomID: classRoom, Seq: 999 } })
  server.at('2026-03-03T11:00:00Z')
  await say('omar', pair, 'One')
  await say('omar', pair, 'Two')
  await say('omar', classRoom, 'To all')
  expect(await ring('11:00:30')).toEqual([])
  expect(await ring('11:02:00')).toEqual([['chatMessagesWait', `/TrainingChat?room=${pair}`, false]])
  server.at('2026-03-03T11:03:00Z')
  await say('omar', pair, 'Three')
  expect(await ring('11:05:00')).toEqual([])
  await yusuf.send(calls.markRead, { body: { RoomID: pair, Seq: 3 } })
  // 23:00 of the academy's clock.
  server.at('2026-03-03T21:00:00Z')
  await say('omar', pair, 'Four')
  expect(await ring('21:05:00')).toEqual([])
  await changeSetting(server.db, chatSettings, 'chatQuietTo', 22)
  expect(await ring('21:06:00')).toHaveLength(1)
  await say('omar', classRoom, 'Yusuf!', { Mentions: [yusuf.accountId] })
  expect(await ring('21:10:00')).toEqual([['chatMessagesWait', `/TrainingChat?room=${classRoom}`, false]])
  server.at('2026-03-03T10:00:00Z')
})

test('who is erased is quoted no longer on open pages: answers come anew, each at a revision of its own', async () => {
  const yusuf = await server.as('yusuf')
  const slip = await say('yusuf', classRoom, 'Where I live')
  const answers = [
    await say('layla', classRoom, 'Nice there', { AnswersSeq: slip.Seq }),
    await say('yusuf', classRoom, 'And my number', { AnswersSeq: slip.Seq }),
    await say('omar', classRoom, 'I see', { AnswersSeq: slip.Seq }),
  ]
  const last = answers.at(-1)!.Revision
  const person = { accountId: yusuf.accountId, email: '', traineeId: null, instructorId: null, organizationId: null }
  const pseudonym = { nameAr: '', nameEn: '', email: '' }
  await server.db
    .transaction()
    .execute((db) => ownData.erase!(db, { person, pseudonym, now: server.now(), vault: server.vault }))
  const { Items } = await read('layla', classRoom, { Since: last })
  const quoted = { Seq: slip.Seq, Text: '', DeletedFor: 'sender' }
  expect(Items.filter(({ Seq }) => Seq >= slip.Seq)).toMatchObject([
    { Seq: slip.Seq, Text: '' },
    { Text: 'Nice there', Answers: quoted },
    { Text: '', Answers: quoted },
    { Text: 'I see', Answers: quoted },
  ])
  expect(Items.map(({ Revision }) => Revision)).toEqual(Items.map((_, at) => last + 1 + at))
  expect((await say('layla', classRoom, 'Gone')).Revision).toBe(last + Items.length + 1)
})

test('an administrator who acts as somebody reads and writes nothing', async () => {
  const declared = [
    calls.getRooms,
    calls.getMessages,
    calls.findMessages,
    calls.sendMessage,
    calls.markRead,
    calls.openRoom,
  ]
  expect(declared.map(({ whileActing }) => whileActing)).toEqual(declared.map(() => 'refused'))
})
