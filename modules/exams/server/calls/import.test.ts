import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { upload } from '#testing/upload.ts'
import { examsCalls as calls } from '../../contract/calls.ts'

let server: TestServer
let sami: Asker
beforeAll(async () => {
  server = await startTestServer()
  sami = await server.as('sami')
})
afterAll(() => server.close())

const fixture = (name: string) => readFileSync(new URL(`../../../../testing/fixtures/${name}`, import.meta.url))
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
})

test('what is no question file is refused; another’s import does not exist', async () => {
  expect(await refusalOf(check('letter.txt', ' \n\n'))).toMatchObject({ code: 'notAQuestionFile' })
  expect(await refusalOf(check('other.xml', '<?xml version="1.0"?><rss></rss>'))).toMatchObject({
    code: 'notAQuestionFile',
  })
  const dry = await check('bank.txt', '$CATEGORY: SMS-101\n\n::own:: Mine? {T}')
  const nadia = await server.as('nadia')
  expect(await refusalOf(nadia.send(calls.commitQuestionImport, { body: { ID: dry.ID } }))).toMatchObject({
    status: 404,
  })
  const layla = await server.as('layla')
  expect(await refusalOf(layla.send(calls.searchQuestions, {}))).toMatchObject({ status: 403 })
})
