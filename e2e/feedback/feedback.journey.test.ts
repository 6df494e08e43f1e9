import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { feedbackCalls as calls } from '#modules/feedback/contract/calls.ts'
import { ar } from '#modules/feedback/text/ar.ts'
import { ar as rounds } from '#modules/feedback/text/rounds/ar.ts'
import { en } from '#modules/feedback/text/en.ts'
import type { TestServer } from '#testing/server.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { clock, codesOf, giveBy, stageSheets, stageTaught } from '#testing/stages/feedback/rounds.ts'
import { Person } from '../main-job/person.ts'
import { axe, overflowing, phone, visit } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'
import { still } from '../site/stillness.ts'

/*
 * Feedback from the round that opens by itself to what the instructor reads: a trainee answers by the letter's link on a
 * phone, without a log-in; the editor ends the round, reads and releases it.
 */
const wide = { width: 1440, height: 900 }
let server: TestServer
let origin: string
beforeAll(async () => {
  ;({ server, origin } = await startStagedSite())
})
afterAll(closeStagedSite)

const right = async (page: Page) => {
  await still(page)
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}
const as = (who: CastKey, to: string) =>
  Person.signedIn({ language: 'ar', viewport: wide, origin }, cast[who].email, to)

/** Answers everything that the open sheet asks: the seventh grade, the first of what else is chosen. */
async function answer(page: Page, words: string) {
  for (const group of await page.locator('[role=radiogroup]').all()) {
    const options = group.locator('label')
    await options.nth((await options.count()) === 8 ? 6 : 0).click()
  }
  await page.locator('textarea[id]').fill(words)
}

test('from the round that opens by itself to what the instructor reads', { timeout: 240_000 }, async () => {
  const sami = await server.as('sami')
  await stageSheets(sami)
  const { classId, traineeIds } = await stageTaught(server)
  // The class was over a day ago by the clock that the browser has too.
  await server.db
    .updateTable('classes.class_session')
    .set({ day: '2026-03-12' })
    .where('class_id', '=', classId)
    .execute()
  server.at('2026-03-12T15:00:00Z')
  await clock(server).opens()
  const codes = await codesOf(server, classId)
  const laylas = codes.get(traineeIds['layla']!)!
  for (const code of [...codes.values()].filter((each) => each !== laylas).slice(0, 4)) {
    await giveBy(server.anonymous, code, 'courseByTrainee', 6, 'أمثلة أكثر')
    await giveBy(server.anonymous, code, 'instructorByTrainee', 7)
  }

  const visitor = await visit(origin, { language: 'en', viewport: phone })
  const { page } = visitor
  await page.goto(`/ReviewAnswer/${laylas}`)
  await page.getByRole('button', { name: en.answering.send }).waitFor()
  await right(page)
  // What is missing is said at its question; what was chosen stays through a reload.
  await page.getByRole('button', { name: en.answering.send }).click()
  await page.getByText(en.answering.answerThis).first().waitFor()
  await answer(page, 'More exercises')
  await page.reload()
  await page.getByRole('button', { name: en.answering.send }).waitFor()
  expect(await page.locator('input[type=radio]:checked').count()).toBe(4)
  expect(await page.locator('textarea[id]').inputValue()).toBe('More exercises')
  await page.getByRole('button', { name: en.answering.send }).click()
  // The sheet about the instructor follows by itself.
  await page.getByRole('heading', { name: en.answering.about.instructor.split('{{')[0]!.trim() }).waitFor()
  await answer(page, '')
  await right(page)
  await page.getByRole('button', { name: en.answering.send }).click()
  await page.getByText(en.answering.allGiven).waitFor()
  await right(page)
  await page.goto(`/ReviewAnswer/${'0'.repeat(32)}`)
  await page.getByText(en.answering.wrongCode).waitFor()
  await visitor.context.close()

  const layla = await as('layla', '/AvailableReview')
  await layla.page.getByText(cast.omar.nameAr.split(' ')[0]!).first().waitFor()
  expect(await layla.page.getByRole('link', { name: ar.answering.start }).count()).toBe(0)
  await layla.looksRight()
  await layla.leave()

  const { Items } = await sami.send(calls.getFeedbackRounds, { ClassID: classId, Kind: 'courseByTrainee' })
  const keeper = await as('sami', '/CustomerReview/CourseReview')
  await keeper.page.getByText(Items[0]!.ClassCode).first().waitFor()
  await keeper.looksRight()
  await keeper.open('/CustomerReview/CourseReview?tab=sheets')
  await keeper.page.getByText(ar.states.published).first().waitFor()
  await keeper.looksRight()
  await keeper.open(`/CustomerReview/CourseReview-edit/${Items[0]!.ID}`)
  await keeper.page.getByText(rounds.round.whileOpen).waitFor()
  await keeper.open(`/CustomerReview/CourseReview-edit/${Items[0]!.ID}?tab=asked`)
  await keeper.page.getByText(cast.layla.nameAr).first().waitFor()
  await keeper.looksRight()
  await sami.send(calls.closeFeedbackRound, { body: { ID: Items[0]!.ID, Version: Items[0]!.Version } })
  await keeper.open(`/CustomerReview/CourseReview-edit/${Items[0]!.ID}`)
  await keeper.page.getByText('More exercises').waitFor()
  await keeper.looksRight()
  await keeper.press(ar.acts.releaseFeedbackRound.do)
  await keeper.press(ar.acts.releaseFeedbackRound.do, keeper.page.getByRole('dialog').last())
  await keeper.page.getByText(ar.states.released).first().waitFor()
  await keeper.leave()

  const omar = await as('omar', '/InstructorCourseEvaluation?tab=said')
  await omar.page.getByText(Items[0]!.ClassCode).first().click()
  await omar.page.getByText('More exercises').waitFor()
  await omar.looksRight()
  await omar.leave()
})
