import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import type { TestServer } from '#testing/server.ts'
import { publishReleased, stageReleased } from '#testing/stages/stage-released.ts'
import { tellNews } from '#testing/stages/told.ts'
import { phone, wide } from './site/browser.ts'
import { closeStagedSite, startStagedSite } from './site/staged-site.ts'
import { Person } from './main-job/person.ts'
import { words } from './main-job/words.ts'

/* Marks and results that are out change when a second person approves: asked, found, looked at and decided on pages. */
let server: TestServer
let origin: string
beforeAll(async () => {
  ;({ server, origin } = await startStagedSite())
})
afterAll(closeStagedSite)

describe.each([
  ['in Arabic', { language: 'ar', viewport: wide }],
  ['in English at phone width', { language: 'en', viewport: phone }],
] as const)('%s', (_, looks) => {
  const t = words[looks.language]
  const percent = (value: number) =>
    new Intl.NumberFormat(looks.language === 'ar' ? 'ar-EG' : 'en', { style: 'percent' }).format(value / 100)
  const as = (who: CastKey, to: string) => Person.signedIn({ ...looks, origin }, cast[who].email, to)

  test('a mark, then the final result that rests on it', { timeout: 300_000 }, async () => {
    const staged = await stageReleased(server)
    await publishReleased(server, staged)
    server.at()
    const paper = `/MarkTraineeExam/${staged.examId}/${staged.traineeId}/${staged.classId}`
    const results = `/TraineeParticipation?class=${staged.classId}&tab=results`

    const omar = await as('omar', paper)
    await omar.looksRight()
    await omar.page.getByLabel(new RegExp(`^${t.sitting.marking.score.replace('{{weight}}', '.+')}$`)).fill('9')
    await omar.page.getByText(t.sitting.marking.askHint).waitFor()
    await omar.fill(t.sitting.marking.reason, 'مثال أُغفل')
    await omar.press(t.sitting.marking.ask)
    await omar.page.getByText(t.kit.askedChange.title).first().waitFor()
    expect(await omar.button(t.kit.askedChange.approve).count()).toBe(0)
    await omar.button(t.kit.askedChange.withdraw).waitFor()
    await omar.looksRight()
    await omar.leave()

    const karim = await as('karim', '/InstructorHome')
    await karim.page.locator('a[href*="change-ToDecide"]').first().click()
    await karim.looksRight()
    await karim.page.locator('a[href^="/MarkTraineeExam/"]').first().click()
    await karim.page.getByText(t.sitting.marking.untilDecided).waitFor()
    await karim.looksRight()
    await karim.act(t.kit.askedChange.approve)
    await karim.page.getByText(t.exams.acts.approveMarkChange.past).waitFor()
    await karim.looksRight()
    await karim.leave()

    const huda = await as('huda', results)
    await huda.act(t.evaluation.acts.askResultChange.do, 'تغيّرت درجة الاختبار')
    await huda.page.getByText(t.evaluation.untilDecided).waitFor()
    await huda.looksRight()
    await huda.leave()
    await tellNews(server)
    const before = await as('layla', `/TraineeCoursePass/${staged.classId}/${staged.traineeId}`)
    await before.page.getByText(percent(75)).first().waitFor()
    await before.leave()

    const nadia = await as('nadia', '/home')
    await nadia.page.locator('a[href*="changes=toDecide"]').first().click()
    await nadia.page.getByText(t.evaluation.changesToDecide).waitFor()
    await nadia.looksRight()
    await nadia.page.locator(`a[href="${results}"]`).first().click()
    await nadia.page.getByText(t.evaluation.untilDecided).waitFor()
    await nadia.act(t.kit.askedChange.approve)
    await nadia.page.getByText(t.evaluation.acts.approveResultChange.past).waitFor()
    await nadia.looksRight()
    await nadia.leave()

    await tellNews(server)
    const layla = await as('layla', `/TraineeCoursePass/${staged.classId}/${staged.traineeId}`)
    await layla.page.getByText(percent(95)).first().waitFor()
    await layla.open('/ExamResult')
    await layla.page.getByText(percent(95)).first().waitFor()
    await layla.open('/Notifications')
    await layla.page
      .getByText(/تغيّرت نتيجتك النهائية|Your final result .* has changed/)
      .first()
      .waitFor()
    await layla.looksRight()
    await layla.leave()
  })
})
