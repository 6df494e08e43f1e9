import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examsCalls as calls } from '#modules/exams/contract/calls.ts'
import { ar as arAnalysis } from '#modules/exams/text/analysis/ar.ts'
import { en as enAnalysis } from '#modules/exams/text/analysis/en.ts'
import { paperLetters } from '#modules/exams/server/letters/papers.ts'
import type { TestServer } from '#testing/server.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { sitExam } from '#testing/stages/sit-exam.ts'
import { examFields, onExamDay, stageClass, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { tellNews } from '#testing/stages/told.ts'
import { Person } from '../main-job/person.ts'
import { words } from '../main-job/words.ts'
import { phone, wide } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'

/* An exam takes another answer beside the key: whose result changes is shown, then marked anew; what is out waits for two. */
let server: TestServer
let origin: string
beforeAll(async () => {
  ;({ server, origin } = await startStagedSite())
})
afterAll(closeStagedSite)

/** A choice of 4 (right: Identify hazards), a short answer of 4 (Cairo) and true or false of 2; Layla has the last alone right. */
async function staged() {
  server.at(onExamDay('08:00'))
  const sami = await server.as('sami')
  const { classId, courseId } = await stageClass(server.db)
  const [choice, , truth] = await stageQuestions(sami, courseId)
  const short = await sami.send(calls.addQuestion, {
    body: {
      CourseID: courseId,
      ModuleID: null,
      CategoryID: null,
      LevelID: null,
      Name: '',
      ModelAnswer: '',
      Seconds: 60,
      Type: 'shortAnswer',
      Text: '<p dir="ltr">Where is the academy?</p>',
      Weight: 4,
      Answers: [{ Text: 'Cairo', IsRight: true, Fraction: 100 }],
    },
  })
  const exam = await stageExam(sami, examFields(classId, [choice!, short.ID, truth!]))
  server.at(onExamDay('10:00'))
  for (const [who, first, city] of [
    ['layla', 'Buy software', 'Giza'],
    ['mariam', 'Identify hazards', 'Cairo'],
  ] as const) {
    const sits = await sitExam(await server.as(who), exam.Code, `the-browser-of-${who}`)
    const at = server.now()
    await sits.save(sits.answer(1, [first], at), sits.answer(2, { Text: city }, at), sits.answer(3, ['false'], at))
    await sits.submit()
  }
  server.at(onExamDay('13:10'))
  return { examId: exam.ID, classId, choice: choice!, short: short.ID }
}

describe.each([
  ['in Arabic', { language: 'ar', viewport: wide }, arAnalysis],
  ['in English at phone width', { language: 'en', viewport: phone }, enAnalysis],
] as const)('%s', (_, looks, { acceptance }) => {
  const t = words[looks.language]
  const locale = looks.language === 'ar' ? 'ar-EG' : 'en-GB'
  // In Arabic a zero that stands alone is a word.
  const number = (value: number) => (value === 0 && looks.language === 'ar' ? 'صفر' : value.toLocaleString(locale))
  const percent = (value: number) => (value / 100).toLocaleString(locale, { style: 'percent' })
  const as = (who: CastKey, to: string) => Person.signedIn({ ...looks, origin }, cast[who].email, to)
  const question = (id: number, exam: number) => `/Statistics/QuestionPassStatistics?question=${id}&ExamID=${exam}`
  const shows = (person: Person, text: string | RegExp) => person.page.getByText(text).filter({ visible: true }).first()
  const changes = (papers: number, released: number) =>
    acceptance.changes.replace('{{papers}}', number(papers)).replace('{{released}}', number(released))
  /** What may be done with the exam that asked the question stands behind the dots of its row. */
  const ofRow = async (person: Person, label: string) => {
    await person.page
      .getByRole('button', { name: t.kit.table.actionsOf.split('{{')[0]!.trim() })
      .filter({ visible: true })
      .first()
      .click()
    await person.page.getByRole('menuitem', { name: label, exact: true }).click()
  }
  /** Mark and result of the one paper that changes, before and after. */
  const isRaised = async (person: Person, from: number, to: number) => {
    const shown = person.page.getByRole('dialog').last()
    for (const [score, result] of [
      [0, from],
      [4, to],
    ] as const) {
      const mark = t.sitting.results.mark.replace('{{score}}', number(score)).replace('{{weight}}', number(4))
      await shown.getByText(mark).first().waitFor()
      await shown.getByText(percent(result)).first().waitFor()
    }
  }

  test('an answer is accepted at once, and by a second person once results are out', { timeout: 180_000 }, async () => {
    const { examId, classId, choice, short } = await staged()
    const sami = await as('sami', question(choice, examId))
    await ofRow(sami, t.exams.acts.acceptAnswer.do)
    const dialog = sami.page.getByRole('dialog').last()
    await dialog.waitFor()
    expect(await sami.button(acceptance.preview, dialog).isDisabled()).toBe(true)
    await sami.choose(acceptance.choice, null, 'Buy software', dialog)
    await sami.press(acceptance.preview, dialog)
    await shows(sami, changes(1, 0)).waitFor()
    await isRaised(sami, 20, 60)
    await sami.fits()
    await sami.fill(acceptance.reason, 'The newer edition of the book says so', dialog)
    await sami.press(acceptance.confirm, dialog)
    await dialog.waitFor({ state: 'hidden' })
    await shows(sami, acceptance.done).waitFor()
    await shows(sami, /Buy software.*The newer edition of the book says so/).waitFor()
    await sami.fits()

    const huda = await server.as('huda')
    const { Version } = await huda.send(calls.getExam, { ID: examId })
    await huda.send(calls.moveExam, { body: { ID: examId, Action: 'releaseFinal', Version } })
    await tellNews(server)
    const before = await as('layla', '/ExamResult')
    await shows(before, percent(60)).waitFor()
    await before.leave()

    await sami.open(question(short, examId))
    await ofRow(sami, t.exams.acts.acceptAnswer.do)
    const asking = sami.page.getByRole('dialog').last()
    await sami.fill(acceptance.choice, 'Giza', asking)
    await sami.press(acceptance.preview, asking)
    await shows(sami, acceptance.second).waitFor()
    await shows(sami, changes(1, 1)).waitFor()
    await isRaised(sami, 60, 100)
    await sami.fits()
    await sami.fill(acceptance.reason, 'It lies on the other bank of the river', asking)
    await sami.press(acceptance.ask, asking)
    await asking.waitFor({ state: 'hidden' })
    await shows(sami, acceptance.waits).waitFor()
    await ofRow(sami, acceptance.look)
    await sami.button(t.kit.askedChange.withdraw).waitFor()
    expect(await sami.button(t.kit.askedChange.approve).count()).toBe(0)
    await sami.fits()
    await sami.leave()
    const meanwhile = await (await server.as('layla')).send(calls.getTraineeExams, { CourseClassID: classId })
    expect(meanwhile.map((row) => row.Percent)).toEqual([60])

    const nadia = await as('nadia', '/Statistics/QuestionPassStatistics')
    const waiting = nadia.page.locator(`a[href*="question=${short}"][href*="ExamID=${examId}"]`)
    await shows(nadia, acceptance.waiting).waitFor()
    await nadia.fits()
    await waiting.filter({ visible: true }).first().click()
    await ofRow(nadia, acceptance.look)
    await isRaised(nadia, 60, 100)
    await nadia.fits()
    await nadia.act(t.kit.askedChange.approve)
    await shows(nadia, /Giza.*It lies on the other bank of the river/).waitFor()
    await nadia.fits()
    await nadia.leave()

    await tellNews(server)
    const layla = await as('layla', '/ExamResult')
    await shows(layla, percent(100)).waitFor()
    await layla.fits()
    await layla.open('/Notifications')
    await shows(layla, paperLetters.examMarkChanged.title[looks.language].split('{{')[0]!).waitFor()
    await layla.fits()
    await layla.leave()
  })
})
