import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { upload } from '#testing/stages/upload.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'
import { exportFormats, type ExportFormat } from '../../../rules/export/losses.ts'
import type { QuestionType } from '../../../rules/question.ts'

let server: TestServer
let sami: Asker
let courses: { here: number; there: number }
const endings = { gift: 'gift', moodleXml: 'xml', qti21: 'zip', qti3: 'zip', xlsx: 'xlsx' } as const
const everything = { CourseID: null, ModuleID: null, CategoryID: null, LevelID: null, Type: null, IsActive: null }

const drawn = (background: string, format: 'png' | 'jpeg' = 'png') =>
  sharp({
    create: { width: 40, height: 30, channels: 3, background, noise: { type: 'gaussian', mean: 120, sigma: 60 } },
  })
    .toFormat(format)
    .toBuffer()
const check = async (name: string, bytes: Buffer | string, CourseID: number | null = null) => {
  const FileID = await upload(server.app, sami, 'questionBank', { name, bytes })
  return sami.send(calls.checkQuestionFile, { body: { FileID, CourseID, ModuleID: null } })
}
const brought = async (name: string, bytes: Buffer | string, CourseID: number | null = null) =>
  sami.send(calls.commitQuestionImport, { body: { ID: (await check(name, bytes, CourseID)).ID } })
const exported = async (Format: ExportFormat) =>
  Buffer.from((await sami.send(calls.exportQuestions, { body: { Format, ...everything } })) as Buffer)
const image = (id: number) => `<img src="/api/File/Download?ID=${id}" alt="" width="90" />`
const add = (Type: QuestionType, Text: string, more: object = {}) =>
  sami.send(calls.addQuestion, {
    body: {
      CourseID: courses.here,
      ModuleID: null,
      CategoryID: null,
      LevelID: null,
      Name: '',
      Type,
      Text,
      ModelAnswer: '',
      Weight: 1.5,
      Seconds: 40,
      Answers: [],
      ...more,
    },
  })
const edit = async (ID: number, more: object) => {
  const {
    CourseID,
    ModuleID,
    CategoryID,
    LevelID,
    Name,
    Type,
    Text,
    ModelAnswer,
    Feedback,
    Weight,
    Seconds,
    ...stored
  } = await sami.send(calls.getQuestion, { ID })
  const place = { CourseID, ModuleID, CategoryID, LevelID, Name, Type, Text, ModelAnswer, Feedback, Weight, Seconds }
  const rest = { Answers: stored.Answers, Settings: stored.Settings, Version: stored.Version }
  return sami.send(calls.updateQuestion, { ID, body: { ...place, ...rest, ...more } })
}
const searched = async (search: string) => (await sami.send(calls.searchQuestions, { search, pageSize: 100 })).Items
const choice = (right: string, wrong: string) => ({
  Answers: [
    { Text: right, IsRight: true, Feedback: 'Yes.\nIndeed.' },
    { Text: wrong, IsRight: false },
  ],
})
const moodle = (
  picture: Buffer,
) => `<?xml version="1.0"?><quiz><question type="multichoice"><name><text>radar</text></name>
  <questiontext format="html"><text><![CDATA[<p>Which radar is shown? <img src="@@PLUGINFILE@@/radar.jpg" width="300"></p>]]></text>
  <file name="radar.jpg" path="/" encoding="base64">${picture.toString('base64')}</file></questiontext><single>true</single>
  <answer fraction="100"><text>primary</text></answer><answer fraction="0"><text>secondary</text></answer></question></quiz>`
let radar: Buffer

beforeAll(async () => {
  server = await startTestServer()
  sami = await server.as('sami')
  const of = async (search: string) => (await sami.send(calls.searchQuestionCourses, { search })).Items[0]!.CourseID
  courses = { here: await of('GHO-110'), there: await of('SMS-101') }
  for (const name of ['questions.gift', 'questions.moodle.xml'])
    await brought(name, readFileSync(new URL(`../../../../../testing/fixtures/${name}`, import.meta.url)))
  radar = await drawn('#456', 'jpeg')
  await brought('radar.xml', moodle(radar), courses.here)

  const [stop, go] = [await drawn('#a22'), await drawn('#2a2')]
  const files = {
    stop: await upload(server.app, sami, 'questionMedia', { name: 'stop.png', bytes: stop }),
    go: await upload(server.app, sami, 'questionMedia', { name: 'go.png', bytes: go }),
  }
  // the same words and answers with another picture are another question
  await add('multiChoice', `<p>What does it mean? ${image(files.stop)}</p>`, choice('stop', 'go'))
  await add('multiChoice', `<p>What does it mean? ${image(files.go)}</p>`, choice('stop', 'go'))
  await add('multiChoice', '<p>Which sign means stop?</p>', {
    Answers: [
      { Text: 'first', IsRight: true, FileID: files.stop },
      { Text: 'second', IsRight: false, FileID: files.go },
    ],
  })
  await add(
    'multiAnswers',
    '<p dir="rtl">أيّها&nbsp;صحيح؟ <strong>اختر</strong> 2 &lt; 3 &amp; "كذا"</p><ul><li>a</li></ul>',
    {
      Answers: [
        { Text: '100% = {all} ~ a:b #c \\d', IsRight: true, Fraction: 70 },
        { Text: 'b  b', IsRight: true, Fraction: 30 },
        { Text: 'd', IsRight: false, Fraction: -33.33333, Feedback: 'no' },
      ],
    },
  )
  await add('multiAnswers', '<p>Which of them? H<sub>2</sub>O</p>', {
    Answers: ['x', 'y', 'z', 'w'].map((Text, at) => ({ Text, IsRight: at < 3 })),
  })
  await add('trueFalse', '<p>Is it so?<br />Indeed?</p>', {
    Answers: [
      { Text: 'true', IsRight: false },
      { Text: 'false', IsRight: true },
    ],
  })
  await add('numerical', '<p>How far?</p>', {
    Answers: [{ Text: '3.5', IsRight: true, Fraction: 100, Tolerance: 0.25 }],
    Settings: { Units: true },
  })
  await add('shortAnswer', '<p>Capital?</p>', {
    Answers: [
      { Text: 'Cairo', IsRight: true, Fraction: 100 },
      { Text: 'Al *', IsRight: true, Fraction: 50 },
    ],
    Settings: { MatchCase: true },
  })
  await add('matching', '<p>Match.</p>', {
    Answers: [
      { Text: 'red', IsRight: true, Match: 'stop' },
      { Text: 'green', IsRight: true, Match: 'go' },
      { Text: '', IsRight: false, Match: 'wait' },
    ],
  })
  await add('text', '<p>Explain.</p>', { ModelAnswer: '<p>So and so</p>', Feedback: '<p>Read chapter 2.</p>' })
  // written, then changed, and put into another course
  const changed = await add('text', '<p>Before the change</p>')
  await edit(changed.ID, { Text: '<p>After the change</p>', CourseID: courses.there })
})
afterAll(() => server.close())

test('the whole bank, written, edited and imported, adds nothing to itself in any format', async () => {
  const all = await searched('')
  for (const format of exportFormats) {
    const again = await check(`bank.${endings[format]}`, await exported(format))
    expect([format, again.Findings.filter((each) => each.Outcome === 'importable')]).toEqual([format, []])
    expect([format, again.AlreadyThere + again.NotImportable]).toEqual([format, all.length])
    expect([format, again.NotImportable]).toEqual([format, 0])
    const codes = new Set(again.Findings.map((each) => each.Question?.Code))
    // a text without pictures cannot tell the two signs apart, and takes neither for new
    const apart = format === 'gift' || format === 'xlsx' ? all.length - 1 : all.length
    expect([format, codes.size]).toEqual([format, apart])
    const File = format.startsWith('qti') ? 'items/q1.xml' : null
    expect(again.Findings[0]).toMatchObject({ Number: 1, File, Question: { Code: expect.any(String) } })
  }
  expect((await searched('')).length).toBe(all.length)
})

test('what stood there before there were fingerprints gets them at the first import, two at a time', async () => {
  const bytes = await exported('moodleXml')
  await sql`update exams.question_version set content_mark = null`.execute(server.db)
  const both = await Promise.all([check('one.xml', bytes), check('two.xml', bytes)])
  expect(both.map((each) => [each.Importable, each.NotImportable])).toEqual([
    [0, 0],
    [0, 0],
  ])
  const { rows } = await sql`select 1 from exams.question q join exams.question_version v
    on v.question_id = q.id and v.version = q.current_version where v.content_mark is null`.execute(server.db)
  expect(rows).toEqual([])
})

test('a changed question is its own new content, and what it said before is new again', async () => {
  const file = '$CATEGORY: SMS-101\n\n::edit:: Who lands first? {=one ~two}\n'
  await brought('edit.gift', file)
  const [row] = await searched('Who lands first')
  expect(await check('edit.gift', file)).toMatchObject({ Importable: 0, AlreadyThere: 1 })
  // weight, name and time make no other question
  await edit(row!.ID, { Weight: 4, Name: 'renamed', Seconds: 99 })
  const same = await check('edit.gift', file)
  expect(same.Findings).toMatchObject([{ Outcome: 'alreadyThere', Question: { ID: row!.ID, Code: row!.Code } }])
  await edit(row!.ID, { Text: '<p>Who lands last?</p>' })
  expect(await check('edit.gift', file)).toMatchObject({ Importable: 1, AlreadyThere: 0 })
  const done = await brought('edit.gift', file)
  expect(done).toMatchObject({
    Imported: 1,
    Findings: [{ Outcome: 'importable', Question: { ID: expect.any(Number) } }],
  })
  expect((await searched('Who lands')).length).toBe(2)
})

test('pictures are known as they came and as they are kept; another picture is another question', async () => {
  expect(await check('radar.xml', moodle(radar), courses.here)).toMatchObject({ Importable: 0, AlreadyThere: 1 })
  const [row] = await searched('Which radar')
  await edit(row!.ID, { Weight: 3 })
  expect(await check('radar.xml', moodle(radar), courses.here)).toMatchObject({ Importable: 0, AlreadyThere: 1 })
  const other = await upload(server.app, sami, 'questionMedia', { name: 'x.png', bytes: await drawn('#777') })
  await edit(row!.ID, { Text: `<p>Which radar is shown? ${image(other)}</p>` })
  expect(await check('radar.xml', moodle(radar), courses.here)).toMatchObject({ Importable: 1, AlreadyThere: 0 })
  expect(await brought('radar.xml', moodle(radar), courses.here)).toMatchObject({ Imported: 1 })
})

test('a question twice in one file is added once, and the second names the first', async () => {
  const file =
    '$CATEGORY: SMS-101\n\n::a:: Twice  said? {T}\n\n::b:: Only once? {T}\n\n::c:: [html]<div>Twice <span>said?</span></div> {TRUE}\n'
  const dry = await check('twice.gift', file)
  expect(dry.Findings.map((each) => [each.Outcome, each.SameAs, each.Line])).toEqual([
    ['importable', null, 3],
    ['importable', null, 5],
    ['alreadyThere', 1, 7],
  ])
  expect(await sami.send(calls.commitQuestionImport, { body: { ID: dry.ID } })).toMatchObject({ Imported: 2 })
})
