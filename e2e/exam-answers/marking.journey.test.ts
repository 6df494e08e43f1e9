import { afterAll, beforeAll, expect, test } from 'vitest'
import { examsCalls as calls } from '#modules/exams/contract/calls.ts'
import { ar as arSitting } from '#modules/exams/text/sitting/ar.ts'
import { en as correction } from '#modules/exams/text/correction/en.ts'
import { en as sitting } from '#modules/exams/text/sitting/en.ts'
import { en as queue } from '#platform/web/text/kit/queue/en.ts'
import type { TestServer } from '#testing/server.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { Person, type Looks } from '../main-job/person.ts'
import { phone, wide } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'
import { still } from '../site/stillness.ts'

/* Papers are marked one by one: on the keyboard alone, with remarks of before, and on a phone. */
let server: TestServer
let origin: string
beforeAll(async () => {
  ;({ server, origin } = await startStagedSite())
})
afterAll(closeStagedSite)

const as = (who: CastKey, to: string, looks: Omit<Looks, 'origin'>) =>
  Person.signedIn({ ...looks, origin }, cast[who].email, to)
const questions = (person: Person) => person.page.locator('[data-question]')
const entries = (person: Person, at: number) => questions(person).nth(at).getByRole('textbox')
const inQuestion = (person: Person) =>
  person.page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-question]')]
    return all.findIndex((each) => each.contains(document.activeElement))
  })
const openKey = (person: Person) =>
  person.page.locator('button[data-key][aria-current=true]').getAttribute('data-key', { timeout: 20_000 })

/** An exam of two written questions, which Layla and Mariam have answered. */
async function staged() {
  const sami = await server.as('sami')
  server.at(onExamDay('08:00'))
  const { classId, courseId } = await stageClass(server.db)
  const written = [(await stageQuestions(sami, courseId))[3]!, (await stageQuestions(sami, courseId))[3]!]
  const exam = await stageExam(sami, examFields(classId, written))
  server.at(onExamDay('10:05'))
  for (const who of ['layla', 'mariam'] as const) {
    const sits = await sitExam(await server.as(who), exam.Code)
    const at = server.now()
    await sits.save(sits.answer(1, { Text: 'Likelihood' }, at), sits.answer(2, { Text: 'Severity' }, at))
    await sits.submit()
  }
  server.at()
  return { examId: exam.ID, classId }
}
const marked = async (examId: number) =>
  (
    await server.db
      .selectFrom('exams.attempt')
      .where('exam_id', '=', examId)
      .where('state', '=', 'marked')
      .select('score')
      .orderBy('finished_at')
      .orderBy('id')
      .execute()
  ).map(({ score }) => Number(score))

test('on the keyboard alone, paper after paper, with a remark of before', { timeout: 180_000 }, async () => {
  const { examId } = await staged()
  const karim = await as('karim', '/InstructorMarkExam?tab=papers&side=true', { language: 'en', viewport: wide })
  const { keyboard } = karim.page
  await questions(karim).first().waitFor()
  await karim.fits()
  const first = await openKey(karim)
  expect(await questions(karim).count()).toBe(2)

  await keyboard.press('Shift+?')
  const keys = karim.page.getByRole('dialog', { name: queue.keys })
  await keys.getByText(correction.marking.key.score).waitFor()
  await karim.fits()
  await keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })

  await keyboard.press('j')
  await expect.poll(() => inQuestion(karim)).toBe(0)
  await keyboard.press('3')
  expect(await entries(karim, 0).first().inputValue()).toBe('3')
  await keyboard.press('Tab')
  await keyboard.type('Give an example')
  // Not every answer has a mark: what is typed is saved, and what lacks is shown.
  await keyboard.press('Control+Enter')
  await expect.poll(() => inQuestion(karim)).toBe(1)
  await karim.page.getByText(sitting.marking.saved).waitFor()
  expect(await openKey(karim)).toBe(first)
  await keyboard.press('2')
  await keyboard.press('Control+Enter')
  await expect.poll(() => marked(examId)).toEqual([5])
  await expect.poll(() => openKey(karim)).not.toBe(first)
  await still(karim.page)
  await karim.fits()

  // The remark of the paper before, picked and not typed.
  await questions(karim).first().getByRole('button', { name: 'Give an example' }).click()
  expect(await entries(karim, 0).nth(1).inputValue()).toBe('Give an example')
  await keyboard.press('4')
  await keyboard.press('Enter')
  await expect.poll(() => inQuestion(karim)).toBe(1)
  await keyboard.press('1')
  await keyboard.press('Control+Enter')
  await expect.poll(() => marked(examId)).toEqual([5, 5])
  await karim.page.getByText(sitting.marking.none).waitFor()
  await karim.fits()
  const remarks = await (await server.as('karim')).send(calls.getRemarks, { ExamID: examId })
  expect(remarks.Items).toMatchObject([{ Comment: 'Give an example', Uses: 2, IsMine: true }])
  await karim.leave()
})

test('what is typed is asked about before another paper opens', { timeout: 180_000 }, async () => {
  const { examId, classId } = await staged()
  const papers = `/InstructorTraineeExam/${examId}/${classId}?tab=papers&side=true`
  const omar = await as('omar', papers, { language: 'en', viewport: wide })
  await questions(omar).first().waitFor()
  const first = await openKey(omar)
  await entries(omar, 0).first().fill('3')
  await omar.page.getByRole('button', { name: queue.next, exact: true }).click()
  const asked = omar.page.getByRole('dialog')
  await asked.waitFor()
  await omar.fits()
  await omar.page.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  expect(await openKey(omar)).toBe(first)
  expect(await entries(omar, 0).first().inputValue()).toBe('3')
  await omar.press(sitting.marking.save)
  await omar.page.getByText(sitting.marking.saved).waitFor()
  await omar.press(queue.next)
  await expect.poll(() => openKey(omar)).not.toBe(first)
  await omar.leave()
})

test(
  'on a phone in Arabic the paper takes the place of the list, and the step stays at the foot',
  { timeout: 180_000 },
  async () => {
    const { examId, classId } = await staged()
    const papers = `/InstructorTraineeExam/${examId}/${classId}?tab=papers&side=true`
    const omar = await as('omar', papers, { language: 'ar', viewport: phone })
    const lines = omar.page.locator('button[data-key]')
    await lines.first().waitFor()
    await omar.fits()
    await lines.first().click()
    await questions(omar).first().waitFor()
    await omar.fits()
    await entries(omar, 0).first().fill('3')
    await entries(omar, 1).first().fill('2')
    const bar = (await omar.page.locator('[data-queue-acts]').boundingBox())!
    expect(Math.round(bar.y + bar.height)).toBe(phone.height)
    await omar.press(arSitting.marking.finishAndNext)
    await expect.poll(() => marked(examId)).toEqual([5])
    await omar.page.getByText(arSitting.marking.finished).waitFor()
    await omar.leave()
  },
)
