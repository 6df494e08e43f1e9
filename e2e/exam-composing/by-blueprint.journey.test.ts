import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examsCalls as calls } from '#modules/exams/contract/calls.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { TestServer } from '#testing/server.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { onExamDay, stageClass } from '#testing/stages/stage-exam.ts'
import { Person } from '../main-job/person.ts'
import { words } from '../main-job/words.ts'
import { phone, wide } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'

/* An exam is drawn by a blueprint: so many questions of a module and a level, which then stand in the trainee's paper. */
let server: TestServer
let origin: string
beforeAll(async () => {
  ;({ server, origin } = await startStagedSite())
})
afterAll(closeStagedSite)

type Level = 'EASY' | 'HARD'

/** A class whose course has in the bank, of its first module, three easy questions and a hard one, of its second one and two. */
async function staged() {
  server.at(onExamDay('08:00', '2026-03-08'))
  await server.db.updateTable('exams.question').set({ is_active: false }).execute()
  const sami = await server.as('sami')
  const { classId, courseId } = await stageClass(server.db, { trainees: ['layla'] })
  const { Modules } = await sami.send(calls.getQuestionModules, { CourseID: courseId })
  const [first, second] = Modules.filter((module) => module.ModuleID !== null)
  const levels = await server.db.selectFrom('lookups.question_level').select(['id', 'code', 'name']).execute()
  const level = (code: Level) => levels.find((each) => each.code === code)!
  const ask = (module: typeof first, code: Level, Text: string) =>
    sami.send(calls.addQuestion, {
      body: {
        CourseID: courseId,
        ModuleID: module!.ModuleID,
        CategoryID: null,
        LevelID: level(code).id,
        Name: '',
        ModelAnswer: '',
        Seconds: code === 'EASY' ? 60 : 180,
        Type: 'trueFalse',
        Text: `<p dir="ltr">${Text}</p>`,
        Weight: code === 'EASY' ? 2 : 6,
        Answers: [
          { Text: 'true', IsRight: true },
          { Text: 'false', IsRight: false },
        ],
      },
    })
  for (const Text of ['Easy start one', 'Easy start two', 'Easy start three']) await ask(first, 'EASY', Text)
  await ask(first, 'HARD', 'Hard start')
  await ask(second, 'EASY', 'Easy end')
  for (const Text of ['Hard end one', 'Hard end two']) await ask(second, 'HARD', Text)
  const names = { first: first!.ModuleName!, second: second!.ModuleName! }
  return { classId, names, levels: { EASY: level('EASY').name, HARD: level('HARD').name } }
}

/** What the exam of the class asks, as it is stored. */
const asked = (classId: number) =>
  server.db
    .selectFrom('exams.exam as e')
    .innerJoin('exams.exam_question as q', 'q.exam_id', 'e.id')
    .innerJoin('exams.question_version as v', 'v.question_id', 'q.question_id')
    .where('e.class_id', '=', classId)
    .orderBy('q.position')
    .select(['e.code', 'e.state', 'v.text', 'q.weight', 'q.seconds'])
    .execute()

describe.each([
  ['in Arabic', { language: 'ar', viewport: wide }],
  ['in English at phone width', { language: 'en', viewport: phone }],
] as const)('%s', (_, looks) => {
  const t = words[looks.language]
  const { blueprint, exam, fields } = t.exams
  const number = (value: number) => value.toLocaleString(looks.language === 'ar' ? 'ar-EG' : 'en-GB')
  const as = (who: CastKey, to: string) => Person.signedIn({ ...looks, origin }, cast[who].email, to)
  const named = (name: unknown) => (name as Trilingual)[looks.language]!

  test('lines are counted and drawn at once, and the trainee sits what was drawn', { timeout: 180_000 }, async () => {
    const { classId, names, levels } = await staged()
    const sami = await as('sami', `/ExamGeneration?CourseClassID=${classId}`)
    const sum = (label: string) =>
      sami.page
        .locator('dt')
        .filter({ hasText: new RegExp(`^${label}$`) })
        .locator('xpath=following-sibling::dd')
    await sami.press(blueprint.open)
    const dialog = sami.page.getByRole('dialog').last()
    const line = (at: number) => dialog.locator('ol > li').nth(at)
    const available = (at: number, count: number) =>
      line(at)
        .getByText(`${blueprint.available}: ${number(count)}`, { exact: true })
        .waitFor()
    const ask = async (at: number, count: number, module: unknown, level: unknown) => {
      await sami.fill(blueprint.wanted, String(count), line(at))
      await sami.choose(fields.module, null, named(module), line(at))
      await sami.choose(fields.level, null, named(level), line(at))
    }
    await ask(0, 4, names.first, levels.EASY)
    await available(0, 3)
    const lacks = blueprint.lacks.replace('{{line}}', number(1)).replace('{{missing}}', number(1))
    await dialog.getByText(lacks).waitFor()
    expect(await sami.button(exam.drawNow, dialog).isDisabled()).toBe(true)
    await sami.fits()
    await sami.fill(blueprint.wanted, '2', line(0))
    await sami.press(blueprint.addLine, dialog)
    await ask(1, 1, names.second, levels.HARD)
    await available(1, 2)
    await dialog.getByText(lacks).waitFor({ state: 'detached' })
    await dialog.getByText(`${blueprint.all}: ${number(3)}`, { exact: true }).waitFor()
    await sami.fill(blueprint.weight, '20', dialog)
    await sami.fill(blueprint.minutes, '30', dialog)
    await sami.fits()
    await sami.press(exam.drawNow, dialog)
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => sum(exam.questionCount).innerText()).toBe(number(3))
    await expect.poll(() => sum(exam.weightSum).innerText()).toBe(number(20))
    expect(await sum(exam.timeSum).innerText()).toContain(number(30))
    await sami.fits()

    await sami.page
      .getByRole('textbox', { name: new RegExp(fields.examName) })
      .first()
      .fill('اختبار بمخطط')
    await sami.fill(fields.startDate, '2026-03-10')
    await sami.fill(fields.closeDate, '2026-03-10')
    await sami.page.locator('form button[type=submit]').filter({ visible: true }).last().click()
    await sami.page.waitForURL(/\/CourseExam-Edit\/\d+/i)
    const drawn = await asked(classId)
    const texts = drawn.map(({ text }) => /Easy start \w+|Hard end \w+/.exec(text!)![0])
    for (const text of texts)
      await sami.page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor()
    await sami.fits()
    expect(new Set(texts).size).toBe(3)
    expect(texts.filter((text) => text.startsWith('Easy start'))).toHaveLength(2)
    // Shared out as the bank weighs them, and in all exactly what was asked.
    expect(drawn.reduce((all, { weight }) => all + Math.round(Number(weight) * 100), 0)).toBe(2000)
    expect(drawn.reduce((all, { seconds }) => all + seconds, 0)).toBe(1800)
    for (const [at, text] of texts.entries())
      expect(Number(drawn[at]!.weight)).toBeCloseTo(text.startsWith('Hard') ? 12 : 4, 1)
    await sami.openAction(t.exams.acts.markReady.do)
    await sami.act(t.exams.acts.publish.do)
    await expect.poll(async () => (await asked(classId))[0]!.state).toBe('published')
    await sami.leave()

    server.at(onExamDay('10:05'))
    const layla = await as('layla', `/ExamAnswer/${drawn[0]!.code}`)
    await layla.page.getByLabel(t.sitting.cover.agree).check()
    await layla.press(t.sitting.cover.begin)
    await layla.page.getByRole('timer').waitFor()
    const read: string[] = []
    for (let at = 1; at <= texts.length; at++) {
      const place = t.sitting.paper.question.replace('{{number}}', number(at)).replace('{{all}}', number(texts.length))
      await layla.page.getByText(place, { exact: true }).waitFor()
      read.push(
        await layla.page
          .getByText(/^(Easy|Hard) (start|end)/)
          .first()
          .innerText(),
      )
      if (at < texts.length) await layla.press(t.sitting.paper.next)
    }
    expect(read.toSorted()).toEqual(texts.toSorted())
    await layla.fits()
    await layla.leave()
  })
})
