import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync, zipSync, strToU8 } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { loseFile, upload } from '#testing/stages/upload.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'
import { exportFormats, type ExportFormat } from '../../../rules/export/losses.ts'
import type { QuestionType } from '../../../rules/question.ts'

let server: TestServer
let sami: Asker
let courseId: number
const endings = { gift: 'gift', moodleXml: 'xml', qti21: 'zip', qti3: 'zip', xlsx: 'xlsx' } as const
const everything = { CourseID: null, ModuleID: null, CategoryID: null, LevelID: null, Type: null, IsActive: null }

beforeAll(async () => {
  server = await startTestServer()
  sami = await server.as('sami')
  for (const name of ['questions.gift', 'questions.moodle.xml']) {
    const bytes = readFileSync(new URL(`../../../../../testing/fixtures/${name}`, import.meta.url))
    const FileID = await upload(server.app, sami, 'questionBank', { name, bytes })
    const { ID } = await sami.send(calls.checkQuestionFile, { body: { FileID, CourseID: null, ModuleID: null } })
    await sami.send(calls.commitQuestionImport, { body: { ID } })
  }
  courseId = (await sami.send(calls.searchQuestionCourses, { search: 'GHO-110' })).Items[0]!.CourseID
  const bytes = await sharp({ create: { width: 12, height: 8, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  const picture = await upload(server.app, sami, 'questionMedia', { name: 'map.png', bytes })
  const usual = { CourseID: courseId, ModuleID: null, CategoryID: null, ModelAnswer: '', Weight: 2.5, Seconds: 75 }
  const { rows } = await sql<{ id: number }>`select id from lookups.question_level order by id limit 1`.execute(
    server.db,
  )
  const add = (Name: string, Type: QuestionType, more: object) =>
    sami.send(calls.addQuestion, {
      body: { ...usual, LevelID: rows[0]!.id, Name, Type, Text: `<p>${Name}?</p>`, Answers: [], ...more },
    })
  await add('Which map', 'multiChoice', {
    Text: `<p>Which <strong>map</strong>? <img src="/api/File/Download?ID=${picture}" alt="a map" width="120" /></p>`,
    Answers: [
      { Text: 'this', IsRight: true, Feedback: 'Yes.\nIndeed.' },
      { Text: '', IsRight: false, FileID: picture },
    ],
  })
  await add('How far', 'numerical', {
    Answers: [{ Text: '3.5', IsRight: true, Fraction: 100, Tolerance: 0.25, Feedback: 'km' }],
    Settings: { Units: true },
  })
  await add('Pairs', 'matching', {
    Answers: [
      { Text: 'red', IsRight: true, Match: 'stop' },
      { Text: 'green', IsRight: true, Match: 'go' },
      { Text: '', IsRight: false, Match: 'wait' },
    ],
  })
  await add('Pairs of signs', 'matching', {
    Answers: [
      { Text: 'red', IsRight: true, Match: 'stop' },
      { Text: '', IsRight: true, Match: 'go', FileID: picture },
      { Text: 'amber', IsRight: true, Match: 'wait' },
    ],
  })
})
afterAll(() => server.close())

const exported = async (Format: ExportFormat, chosen: object = {}) =>
  Buffer.from((await sami.send(calls.exportQuestions, { body: { Format, ...everything, ...chosen } })) as Buffer)
const check = async (name: string, bytes: Buffer | string) => {
  const FileID = await upload(server.app, sami, 'questionBank', { name, bytes })
  return sami.send(calls.checkQuestionFile, { body: { FileID, CourseID: null, ModuleID: null } })
}
const wholeBank = async () => {
  const { Items } = await sami.send(calls.searchQuestions, { pageSize: 100, sort: 'Created' })
  return Promise.all(Items.map(({ ID }) => sami.send(calls.getQuestion, { ID })))
}
const emptied = async () => {
  for (const { ID } of await wholeBank()) await sami.send(calls.deleteQuestion, { ID })
}
type Whole = Awaited<ReturnType<typeof wholeBank>>[number]
/** What a question says, without what differs from copy to copy. */
const saying = ({ Text, ModelAnswer, Feedback, Answers, ...row }: Whole) => ({
  row: [row.Name, row.Type, row.CourseCode, row.ModuleID, row.LevelID, row.Weight, row.Seconds],
  texts: [Text, ModelAnswer, Feedback].map((html) =>
    html
      .replace(/ID=\d+/g, 'ID=0')
      .replaceAll(' />', '>')
      .replaceAll('/>', '>'),
  ),
  answers: Answers.map(({ FileID, ...answer }) => ({ ...answer, isPicture: FileID !== null })),
  settings: row.Settings,
})
const sorted = (all: Whole[]) => all.map(saying).toSorted((a, b) => String(a.row).localeCompare(String(b.row)))

test('the whole bank goes out and comes back: every kind, three languages, weights, levels, feedback, pictures', async () => {
  const before = await wholeBank()
  const files = new Map<ExportFormat, Buffer>()
  for (const format of exportFormats) files.set(format, await exported(format))
  for (const format of exportFormats) {
    // what was imported is known by its contents: an empty bank takes all of it anew
    await emptied()
    const dry = await check(`bank.${endings[format]}`, files.get(format)!)
    expect([format, dry.Format]).toEqual([format, format])
    // an answer of theirs is a picture alone: a file without pictures does not hold them, in part or whole
    const lost = format === 'gift' || format === 'xlsx' ? ['Which map', 'Pairs of signs'] : []
    expect(dry.Findings.filter((each) => each.Problem)).toEqual([])
    await sami.send(calls.commitQuestionImport, { body: { ID: dry.ID } })
    const after = sorted(await wholeBank())
    const expected = sorted(before).filter((each) => !lost.includes(String(each.row[0])))
    if (format === 'gift') {
      // a text has no place for model answers, and the preview has said so
      for (const each of expected) each.texts[1] = ''
    }
    expect(after).toEqual(expected)
  }
  // pictures are there as pictures
  await emptied()
  const dry = await check('bank.zip', files.get('qti3')!)
  expect(dry.Findings.find((each) => each.Name === 'Which map')).toMatchObject({ Media: 1 })
  await sami.send(calls.commitQuestionImport, { body: { ID: dry.ID } })
})

test('a package says what it is, with a manifest and its pictures', async () => {
  const packed = unzipSync(await exported('qti21', { CourseID: courseId }))
  expect(Object.keys(packed).sort()).toEqual([
    'imsmanifest.xml',
    'items/q1.xml',
    'items/q2.xml',
    'items/q3.xml',
    'items/q4.xml',
    'media/q1-picture-1.png',
    'media/q4-picture-1.png',
  ])
  expect(strFromU8(packed['imsmanifest.xml']!)).toContain('imsqti_item_xmlv2p1')
  expect(strFromU8(packed['items/q1.xml']!)).toMatch(/<choiceInteraction .*<img src="\.\.\/media\/q1-picture-1\.png"/)
})

test('the preview says what is lost, and who keeps no bank gets neither', async () => {
  const inGift = await sami.send(calls.previewQuestionExport, { Format: 'gift', CourseID: courseId })
  // what would come back as another question is not in the file
  expect(inGift).toMatchObject({ Questions: 2 })
  expect(inGift.Losses.map((each) => [each.Code, each.Count, each.Items.length])).toEqual([['pictureAlone', 2, 2]])
  expect(await sami.send(calls.previewQuestionExport, { Format: 'qti3', CourseID: courseId })).toMatchObject({
    Losses: [],
  })
  for (const name of ['layla', 'omar', 'huda'] as const) {
    const who = await server.as(name)
    expect((await who.raw(calls.previewQuestionExport, { Format: 'gift' })).statusCode).toBe(403)
    expect((await who.raw(calls.exportQuestions, { body: { Format: 'gift', ...everything } })).statusCode).toBe(403)
  }
  expect(
    await refusalOf(sami.send(calls.exportQuestions, { body: { Format: 'gift', ...everything, CourseID: 999_999 } })),
  ).toMatchObject({ code: 'nothingToExport' })
})

test('what leaves is in the audit', async () => {
  await exported('moodleXml', { CourseID: courseId })
  const { rows } = await sql<{ data: object }>`
    select data from platform.audit where kind = 'exams.exportQuestions' order by id desc limit 1`.execute(server.db)
  expect(rows[0]?.data).toMatchObject({ format: 'moodleXml', questions: 4, courseId })
})

test('rubbish, bombs and entities are refused, and the server goes on', async () => {
  const refused = async (name: string, bytes: Buffer | string) => (await refusalOf(check(name, bytes))).code
  const zipped = (files: Record<string, string>) =>
    Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))))
  expect(await refused('other.zip', zipped({ 'readme.txt': 'no question here' }))).toBe('notAQuestionFile')
  const cut = zipped({ 'a.xml': '<assessmentItem/>' })
  expect(await refused('cut.zip', cut.subarray(0, cut.length - 30))).toBe('notAQuestionFile')
  expect(await refused('bomb.zip', zipped({ 'imsmanifest.xml': ' '.repeat(70_000_000) }))).toBe('fileTooHeavy')
  // a megabyte that says nothing: each of its questions gets its reason, and nothing can be taken over
  const rubbish = await check('rubbish.gift', Buffer.alloc(1_048_576, 'x<&;{}=~'))
  expect([rubbish.Importable, new Set(rubbish.Findings.map((each) => each.Outcome))]).toEqual([
    0,
    new Set(['notImportable']),
  ])
  const entities = `<?xml version="1.0"?><!DOCTYPE assessmentItem [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><assessmentItem title="&b;"><itemBody/></assessmentItem>`
  const findings = await check('entities.zip', zipped({ 'q.xml': entities }))
  expect(findings.Findings.map((each) => each.Problem)).toEqual(['badXml'])
  expect((await sami.send(calls.searchQuestions, {})).Total).toBeGreaterThan(0)
})

test('pictures that the store has lost are left out, and the bank goes out all the same', async () => {
  const pictures = async () => Object.keys(unzipSync(await exported('qti3'))).filter((name) => name.endsWith('.png'))
  expect(await pictures()).not.toEqual([])
  const kept = await server.db.selectFrom('platform.file').where('field', '=', 'questionMedia').select('id').execute()
  for (const { id } of kept) await loseFile(server, id)
  for (const format of exportFormats) expect((await exported(format)).length, format).toBeGreaterThan(1000)
  expect(await pictures()).toEqual([])
})
