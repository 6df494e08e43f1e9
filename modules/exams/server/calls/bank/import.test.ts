import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { upload } from '#testing/stages/upload.ts'
import { examsCalls as calls } from '../../../contract/calls.ts'

let server: TestServer
let sami: Asker
beforeAll(async () => {
  server = await startTestServer()
  sami = await server.as('sami')
})
afterAll(() => server.close())

const fixture = (name: string) => readFileSync(new URL(`../../../../../testing/fixtures/${name}`, import.meta.url))
const check = async (name: string, bytes: Buffer | string = fixture(name), target: { CourseID?: number } = {}) => {
  const FileID = await upload(server.app, sami, 'questionBank', { name, bytes })
  return sami.send(calls.checkQuestionFile, { body: { FileID, CourseID: null, ModuleID: null, ...target } })
}

test('the safety department’s GIFT file: dry run, then every importable question, once', async () => {
  const dry = await check('questions.gift')
  expect(dry).toMatchObject({ Format: 'gift', State: 'checked', Importable: 14, AlreadyThere: 0, NotImportable: 3 })
  expect(dry.Findings.map((finding) => finding.Number)).toEqual(Array.from({ length: 17 }, (_, at) => at + 1))
  expect(
    dry.Findings.filter((finding) => finding.Problem).map((finding) => [finding.Number, finding.Name, finding.Problem]),
  ).toEqual([
    [15, 'س١٥', 'noRightAnswer'],
    [16, 'س١٦', 'weightsDoNotAddUp'],
    [17, 'Q17', 'unclosed'],
  ])
  expect(dry.Findings[0]).toMatchObject({ CourseCode: 'SMS-101', ModuleName: 'مقدمة في إدارة السلامة', Notes: [] })
  expect((await sami.send(calls.searchQuestions, {})).Total).toBe(0)

  const done = await sami.send(calls.commitQuestionImport, { body: { ID: dry.ID } })
  expect(done).toMatchObject({ State: 'committed', Imported: 14 })
  const all = await sami.send(calls.searchQuestions, { pageSize: 50, sort: 'Code' })
  expect(all.Total).toBe(14)
  const first = await sami.send(calls.getQuestion, { ID: all.Items[0]!.ID })
  expect(first).toMatchObject({ Code: 'Q-0001', Name: 'س١', Type: 'multiChoice', Weight: 1, Seconds: 60 })
  expect(first.Answers[0]).toMatchObject({ Text: 'خفض المخاطر إلى مستوى مقبول', IsRight: true })

  // again, committed or uploaded anew: nothing twice
  expect(await sami.send(calls.commitQuestionImport, { body: { ID: dry.ID } })).toMatchObject({ Imported: 14 })
  const again = await check('questions.gift')
  expect(again).toMatchObject({ Importable: 0, AlreadyThere: 14, NotImportable: 3 })
  expect(await refusalOf(sami.send(calls.commitQuestionImport, { body: { ID: again.ID } }))).toMatchObject({
    code: 'nothingToImport',
  })
  expect((await sami.send(calls.searchQuestions, {})).Total).toBe(14)
})

test('the security department’s Moodle XML file, with hostile text made harmless', async () => {
  const dry = await check('questions.moodle.xml')
  expect(dry).toMatchObject({ Format: 'moodleXml', Importable: 6, NotImportable: 2 })
  await sami.send(calls.commitQuestionImport, { body: { ID: dry.ID } })
  const { Items } = await sami.send(calls.searchQuestions, { search: 'SEC-5' })
  // By its number too, whole or as one says it.
  const { Code, ID } = Items[0]!
  for (const search of [Code, Code.replace(/\D/g, '')])
    expect((await sami.send(calls.searchQuestions, { search })).Items.map((each) => each.ID)).toEqual([ID])
  const hostile = await sami.send(calls.getQuestion, { ID: Items[0]!.ID })
  expect(hostile.Text).not.toMatch(/script|onerror|<img/i)
  expect(hostile.Text).toContain('Hostile text must stay text')
  expect(hostile.Answers.map((answer) => answer.Text)).toEqual(['High', 'Blue'])
  const essay = (await sami.send(calls.searchQuestions, { Type: 'text', search: 'SEC-4' })).Items[0]!
  expect(essay).toMatchObject({ Weight: 5, CourseCode: 'SEC-201' })
  expect((await sami.send(calls.getQuestion, { ID: essay.ID })).ModelAnswer).toContain('عدم اللمس')
})

test('a category that names no course needs the course chosen on the page', async () => {
  const file = '$CATEGORY: NO-999/x\n\n::1:: Is it so? {T}\n\n$CATEGORY: SMS-101/لا وحدة كهذه\n\n::2:: Is it not? {F}'
  const dry = await check('bank.txt', file)
  expect(
    dry.Findings.map((finding) => [finding.Outcome, finding.Problem, finding.Notes.map((note) => note.Code)]),
  ).toEqual([
    ['notImportable', 'unknownCourse', []],
    ['importable', null, ['moduleUnknown']],
  ])
  const { Items } = await sami.send(calls.searchQuestionCourses, { search: 'GHO-110' })
  const chosen = await check('bank.txt', file, { CourseID: Items[0]!.CourseID })
  expect(chosen.Findings.map((finding) => [finding.CourseCode, finding.Notes.map((note) => note.Code)])).toEqual([
    ['GHO-110', ['courseTakenFromPage']],
    ['SMS-101', ['moduleUnknown']],
  ])
  // One that says none at all is not told that a course without a name does not exist.
  const silent = await check('aiken.txt', 'Is it so?\nA. yes\nB. no\nANSWER: A\n')
  expect(silent.Findings).toMatchObject([{ Outcome: 'notImportable', Problem: 'noCourseNamed' }])
})

test('what is no question file is refused; another’s import does not exist', async () => {
  expect(await refusalOf(check('letter.txt', ' \n\n'))).toMatchObject({ code: 'notAQuestionFile' })
  expect(await refusalOf(check('other.xml', '<?xml version="1.0"?><rss></rss>'))).toMatchObject({
    code: 'notAQuestionFile',
  })
  const old =
    '<?xml version="1.0"?>\n<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a"><section ident="s"><item ident="i" title="Q"/></section></assessment></questestinterop>'
  const packed = (files: Record<string, string>) =>
    Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))))
  const manifest =
    '<manifest><resources><resource identifier="g1" type="imsqti_xmlv1p2"><file href="g1/g1.xml"/></resource></resources></manifest>'
  // as Canvas sends it, by itself and beside what it says to itself alone
  for (const [name, bytes] of [
    ['quiz.xml', old],
    ['quiz_export.zip', packed({ 'imsmanifest.xml': manifest, 'g1/assessment_meta.xml': '<quiz/>', 'g1/g1.xml': old })],
    ['blackboard.zip', packed({ 'imsmanifest.xml': '<manifest/>', 'res00001.dat': old })],
  ] as const)
    expect(await refusalOf(check(name, bytes))).toMatchObject({ status: 422, code: 'oldQti' })
  const dry = await check('bank.txt', '$CATEGORY: SMS-101\n\n::own:: Mine? {T}')
  const nadia = await server.as('nadia')
  expect(await refusalOf(nadia.send(calls.commitQuestionImport, { body: { ID: dry.ID } }))).toMatchObject({
    status: 404,
  })
  const layla = await server.as('layla')
  expect(await refusalOf(layla.send(calls.searchQuestions, {}))).toMatchObject({ status: 403 })
})

test('pictures and sounds come in as files of the question; what can’t is named, and the same file adds nothing', async () => {
  const picture = await sharp({ create: { width: 6, height: 6, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  const file = (name: string, bytes: Buffer) =>
    `<file name="${name}" path="/" encoding="base64">${bytes.toString('base64')}</file>`
  const image = (name: string) => `<text><![CDATA[<img src="@@PLUGINFILE@@/${name}">]]></text>`
  const bank = `<?xml version="1.0"?><quiz><question type="multichoice"><name><text>media</text></name>
    <questiontext format="html"><text><![CDATA[<p>Listen <a href="@@PLUGINFILE@@/tone.ogg">here</a> <img src="@@PLUGINFILE@@/broken.png"></p>]]></text>
      ${file('tone.ogg', Buffer.from('OggS and more'))}${file('broken.png', Buffer.from('no picture'))}</questiontext>
    <generalfeedback format="html"><text>So it is.</text></generalfeedback><single>true</single>
    <answer fraction="100" format="html">${image('right-answer.png')}${file('right-answer.png', picture)}</answer>
    <answer fraction="0" format="html"><text>none</text><feedback><text>Look again</text></feedback></answer></question></quiz>`
  const { Items } = await sami.send(calls.searchQuestionCourses, { search: 'SMS-101' })
  const target = { CourseID: Items[0]!.CourseID }
  const dry = await check('media.xml', bank, target)
  expect(dry.Findings).toMatchObject([
    { Outcome: 'importable', Media: 2, Notes: [{ Code: 'mediaLost', Data: { names: 'broken.png' } }] },
  ])
  // Nothing but a picture by its name, and none by what it holds.
  const hollow = bank.replaceAll('right-answer.png', 'hollow.png').replace(picture.toString('base64'), btoa('GIF89a'))
  expect((await check('hollow.xml', hollow, target)).Findings).toMatchObject([
    { Outcome: 'notImportable', Problem: 'mediaNeeded', Data: { names: 'broken.png, hollow.png' } },
  ])
  // Without its picture a first half would pass for a choice without a partner.
  const said = (text: string) =>
    `<subquestion><text>${text}</text><answer><text>${text} one</text></answer></subquestion>`
  const half = (bytes: Buffer) =>
    `<?xml version="1.0"?><quiz><question type="matching"><questiontext><text>Match.</text></questiontext>${said('red')}${said('amber')}
      <subquestion format="html">${image('half.png')}${file('half.png', bytes)}<answer><text>go</text></answer></subquestion></question></quiz>`
  expect((await check('half.xml', half(picture), target)).Findings).toMatchObject([{ Outcome: 'importable', Media: 1 }])
  for (const bytes of [Buffer.from('GIF89a'), Buffer.alloc(0)])
    expect((await check('half.xml', half(bytes), target)).Findings).toMatchObject([
      { Outcome: 'notImportable', Problem: 'mediaNeeded', Data: { names: 'half.png' } },
    ])
  await sami.send(calls.commitQuestionImport, { body: { ID: dry.ID } })
  const found = (await sami.send(calls.searchQuestions, { search: 'media', sort: '-Created' })).Items[0]!
  const question = await sami.send(calls.getQuestion, { ID: found.ID })
  expect(question.Text).toMatch(/<audio src="\/api\/File\/Download\?ID=\d+">/)
  expect(question.Text).not.toMatch(/broken|medium:|<img/)
  expect(question.Feedback).toContain('So it is.')
  expect(question.Answers).toMatchObject([
    { Text: '', IsRight: true, FileID: expect.any(Number) },
    { Text: 'none', Feedback: 'Look again', FileID: null },
  ])
  const { rows } = await sql<{ field: string; name: string }>`
    select f.field, f.name from platform.file f join exams.question_file q on q.file_id = f.id
    join exams.question_version v on v.id = q.question_version_id where v.question_id = ${found.ID}`.execute(server.db)
  expect(rows.map((row) => row.field)).toEqual(['questionMedia', 'questionMedia'])
  expect(rows.map((row) => row.name).join()).not.toMatch(/right|tone/)

  const again = await check('media.xml', bank, target)
  expect(again).toMatchObject({ Importable: 0, AlreadyThere: 1 })
})

test('an import whose pictures were removed meanwhile is checked anew', async () => {
  const picture = await sharp({ create: { width: 7, height: 7, channels: 3, background: '#3a3' } })
    .png()
    .toBuffer()
  const bank = `<quiz><question type="essay"><name><text>old</text></name><questiontext format="html"><text><![CDATA[<p>See <img src="data:image/png;base64,${picture.toString('base64')}"></p>]]></text></questiontext></question></quiz>`
  const { Items } = await sami.send(calls.searchQuestionCourses, { search: 'SMS-101' })
  const dry = await check('old.xml', bank, { CourseID: Items[0]!.CourseID })
  expect(dry.Findings[0]).toMatchObject({ Media: 1, Notes: [] })
  await sql`delete from platform.file where field = 'questionMedia'
    and not exists (select from exams.question_file q where q.file_id = platform.file.id)
    and not exists (select from exams.question_answer a where a.file_id = platform.file.id)`.execute(server.db)
  expect(await refusalOf(sami.send(calls.commitQuestionImport, { body: { ID: dry.ID } }))).toMatchObject({
    status: 409,
    code: 'importTooOld',
  })
})
