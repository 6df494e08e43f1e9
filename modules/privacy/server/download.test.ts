import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedSample } from '#database/seeds/sample.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { accountsCalls } from '#modules/accounts/contract/calls.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { mailedToken } from '#testing/sign-in.ts'
import { cast, castPassword, type CastKey } from '#testing/stages/cast.ts'
import { addFile } from '#testing/stages/registrations.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { upload } from '#testing/stages/upload.ts'
import { privacyCalls } from '../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

/** The archive's files by their paths, as text. */
async function archive(on: TestServer, who: CastKey | (string & {}), language = 'en'): Promise<Record<string, string>> {
  const asker = await on.as(who)
  const reply = await asker.raw(privacyCalls.downloadOwnData, {}, { headers: { 'accept-language': language } })
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers['content-type']).toBe('application/zip')
  const files = unzipSync(reply.rawPayload)
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))
}
const listIn = (files: Record<string, string>, kind: string) =>
  JSON.parse(files[`${kind}.json`]!) as Record<string, unknown>[]
/** The next download is long after the last. */
const forget = (on: TestServer) => on.at(new Date(on.now().getTime() + 20 * 60_000))

test('a trainee gets everything in the own language, and the file that was sent in', async () => {
  const layla = await server.as('layla')
  const pdf = '%PDF-1.4\n%passport of Layla\n%%EOF\n'
  const fileId = await upload(server.app, layla, 'passportScan', { name: 'جواز.pdf', bytes: pdf })
  await server.db
    .updateTable('people.trainee')
    .set({ passport_file_id: fileId })
    .where('email', '=', 'layla@diwan.example')
    .execute()

  const files = await archive(server, 'layla')
  expect(files['README.txt']).toContain('Your data at the academy')
  expect(listIn(files, 'account')).toMatchObject([{ Email: 'layla@diwan.example', NameEn: 'Layla Hassan Alansari' }])
  expect(listIn(files, 'person')).toMatchObject([
    { record: 'trainee', passport_number: 'A20419361', mobile: '+201002220001', nationality: { en: 'Egyptian' } },
  ])
  expect(listIn(files, 'signIns').length).toBeGreaterThan(0)
  expect(listIn(files, 'acts')).toContainEqual(expect.objectContaining({ Kind: 'privacy.downloadOwnData' }))
  expect(listIn(files, 'files')).toMatchObject([{ Number: fileId, Name: 'جواز.pdf' }])
  expect(files[`files/${fileId}-جواز.pdf`]).toBe(pdf)
  expect(JSON.stringify(files)).not.toMatch(/argon2|password_hash|search/)

  forget(server)
  const arabic = await archive(server, 'layla', 'ar')
  expect(arabic['اقرأني.txt']).toContain('بياناتك لدى الأكاديمية')
  server.at()
})

test('once in ten minutes, on record, and by nobody else', async () => {
  const mariam = await server.as('mariam')
  await archive(server, 'mariam')
  expect(await refusalOf(mariam.send(privacyCalls.downloadOwnData))).toMatchObject({
    status: 429,
    code: 'ownDataTooSoon',
  })
  const rows = await server.db
    .selectFrom('platform.audit')
    .select(['kind', 'subject_id'])
    .where('kind', '=', 'privacy.downloadOwnData')
    .where('actor_id', '=', mariam.accountId)
    .execute()
  expect(rows).toEqual([{ kind: 'privacy.downloadOwnData', subject_id: mariam.accountId }])
  forget(server)
  await archive(server, 'mariam')
  server.at()
  expect(await refusalOf(server.anonymous.send(privacyCalls.downloadOwnData))).toMatchObject({ status: 401 })
})

test('letters are those of the addresses that somebody has and had, each while it was theirs', async () => {
  const letter = (to: string, subject: string) =>
    sql`insert into platform.outbox_mail (kind, to_address, subject, html, message_id, state)
      values ('general', ${to}, ${subject}, 'text', ${subject}, 'sent')`.execute(server.db)
  const Email = 'office@academy.example'
  await letter(Email, 'whose address it was')
  await letter(cast.salma.email, 'before')
  const salma = await server.as('salma')
  await salma.send(signinCalls.changeAddress, { body: { Email, password: castPassword } })
  await server.anonymous.send(accountsCalls.confirmAddress, { body: { token: await mailedToken(server.db, Email) } })
  await letter(Email, 'after')
  await letter(cast.salma.email, 'whose address it is now')
  const subjects = listIn(await archive(server, Email), 'letters').map((each) => each['Subject'])
  expect(subjects).toEqual(expect.arrayContaining(['before', 'after']))
  expect(subjects).not.toContain('whose address it was')
  expect(subjects).not.toContain('whose address it is now')
})

test('two at once get one archive', async () => {
  const yusuf = await server.as('yusuf')
  const replies = await Promise.all([yusuf.raw(privacyCalls.downloadOwnData), yusuf.raw(privacyCalls.downloadOwnData)])
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 429])
})

test('a file whose bytes are lost keeps nobody from the rest', async () => {
  const karim = await server.as('karim')
  const fileId = await addFile(server.db, karim.accountId, 'signupAttachment')
  const { id } = await server.db
    .selectFrom('people.instructor')
    .select('id')
    .where('account_id', '=', karim.accountId)
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('people.instructor_attachment')
    .values({ instructor_id: id, title: 'CV', file_id: fileId })
    .execute()
  const files = await archive(server, 'karim')
  expect(Object.keys(files).find((path) => path.startsWith(`files/${fileId}-`))).toMatch(/\.txt$/)
  expect(listIn(files, 'person')).toMatchObject([{ record: 'instructor', Attachments: [{ FileNumber: fileId }] }])
})

test('own answers at any time, marks and questions once the results are out, right answers never', async () => {
  const [sami, layla] = await Promise.all([server.as('sami'), server.as('layla')])
  const staged = await stageClass(server.db, { trainees: ['layla'] })
  const questions = await stageQuestions(sami, staged.courseId, 'canarykey')
  const day = addDays(dayOf(new Date()), 30)
  const exam = await stageExam(sami, examFields(staged.classId, questions, { StartDate: day, CloseDate: day }))
  server.at(onExamDay('10:05', day))
  const desk = await sitExam(layla, exam.Code)
  const text = desk.paper.Questions.findIndex((question) => question.Type === 'text') + 1
  const choice = desk.paper.Questions.findIndex((question) => question.Type === 'multiChoice') + 1
  await desk.save(
    desk.answer(text, { Text: 'Likelihood and harm' }, server.now()),
    desk.answer(choice, ['Identify hazards'], server.now()),
  )
  await desk.submit()

  const before = await archive(server, 'layla')
  const hidden = listIn(before, 'exams').find((attempt) => attempt['Exam'] === exam.Code)!
  expect(hidden).toMatchObject({ Percent: null, Grade: null, Score: null })
  expect(JSON.stringify(hidden['Answers'])).toContain('Likelihood and harm')
  for (const word of ['canarykey', 'Which comes first?', 'Identify hazards', 'Buy software'])
    expect(before['exams.json']).not.toContain(word)

  server.at(onExamDay('14:00', day))
  await server.db
    .updateTable('exams.attempt')
    .set({ state: 'final', score: 14, max_score: 20, percent: 70, grade: 'pass', result: 'final' })
    .where('trainee_id', '=', staged.traineeIds['layla']!)
    .execute()
  await server.db.updateTable('exams.exam').set({ state: 'resultsFinal' }).where('id', '=', exam.ID).execute()
  const after = await archive(server, 'layla')
  const shown = listIn(after, 'exams').find((attempt) => attempt['Exam'] === exam.Code)!
  expect(shown).toMatchObject({ Percent: 70, Grade: 'pass' })
  expect(JSON.stringify(shown['Answers'])).toContain('Identify hazards')
  for (const word of ['canarykey', 'Buy software', 'is_right', 'IsRight'])
    expect(after['exams.json']).not.toContain(word)
  server.at()
})

describe('in the whole sample academy', () => {
  let sample: TestServer
  beforeAll(async () => {
    sample = await startTestServer()
    await seedSample(sample.db, '2026-11-21')
  })
  afterAll(() => sample.close())

  test.each<[CastKey, string]>([
    ['layla', 'registrations'],
    ['yusuf', 'registrations'],
    ['omar', 'teaching'],
    ['hany', 'person'],
    ['huda', 'teaching'],
    ['nadia', 'acts'],
  ])('%s finds the own %s, and nobody else', { timeout: 60_000 }, async (who, kind) => {
    const files = await archive(sample, who)
    expect(listIn(files, kind).length).toBeGreaterThan(0)
    const all = Object.values(files).join('\n')
    const own = `${who}@diwan.example`
    const accounts = await sample.db
      .selectFrom('accounts.account')
      .select(['email', 'name_ar', 'name_en'])
      .where('email', '<>', own)
      .execute()
    const trainees = await sample.db
      .selectFrom('people.trainee')
      .select(['email', 'name_ar', 'name_en', 'mobile', 'passport_to_seal', 'work_email'])
      .where('email', '<>', own)
      .execute()
    // In the own words anybody may be named.
    const mine = JSON.stringify([listIn(files, 'account'), listIn(files, 'person'), listIn(files, 'messages')])
    const words = [...accounts, ...trainees]
      .flatMap((row) => Object.values(row))
      .filter((word) => word && word.length > 5)
    expect(words.length).toBeGreaterThan(100)
    // Two people of the sample may bear one name.
    expect([...new Set(words)].filter((word) => all.includes(word!) && !mine.includes(word!))).toEqual([])
  })
})
