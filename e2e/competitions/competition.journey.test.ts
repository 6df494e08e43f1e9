import { afterAll, beforeAll, expect, test } from 'vitest'
import { ar } from '#modules/competitions/text/ar.ts'
import { en } from '#modules/competitions/text/en.ts'
import { competitionsCalls as calls } from '#modules/competitions/contract/calls.ts'
import { jobs } from '#modules/competitions/server/jobs.ts'
import { advanceExams } from '#modules/exams/server/jobs.ts'
import { ar as sittingAr } from '#modules/exams/text/sitting/ar.ts'
import { en as sitting } from '#modules/exams/text/sitting/en.ts'
import type { TestServer } from '#testing/server.ts'
import { stageCompetition, type StagedCompetition } from '#testing/stages/competitions/stage-competition.ts'
import { cast } from '#testing/stages/cast.ts'
import { mailedCode } from '#testing/stages/sign-up.ts'
import { stageClass, stageQuestions } from '#testing/stages/stage-exam.ts'
import { Person } from '../main-job/person.ts'
import { overflowing, phone, visit, wide } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'
import { Visitor } from '../sign-up/visitor.ts'

/*
 * A competition from the code that somebody was sent to the place on its board: announced and corrected by staff in Arabic,
 * entered and sat by a stranger at phone width who registers in short with its code.
 */
let server: TestServer
let origin: string
let held: StagedCompetition
beforeAll(async () => {
  ;({ server, origin } = await startStagedSite())
  const { courseId } = await stageClass(server.db, { trainees: [] })
  const sami = await server.as('sami')
  const day = (offset: number) => new Date(server.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10)
  held = await stageCompetition(sami, courseId, await stageQuestions(sami, courseId), {
    EntriesDate: day(-1),
    StartDate: day(-1),
    EndDate: day(2),
  })
})
afterAll(closeStagedSite)

const competition = async () => (await server.as('sami')).send(calls.getCompetition, { ID: held.ID })
const state = (expected: string) => expect.poll(async () => (await competition()).State).toBe(expected)
const right = async (person: { looksRight(): Promise<void>; page: Person['page'] }) => {
  await person.looksRight()
  expect(await overflowing(person.page)).toEqual([])
}
const tick = async () => {
  const work = { db: server.db, files: server.files, now: server.now(), data: {} }
  await advanceExams.run(work)
  for (const job of jobs) await job.run(work)
}

test('from the code to the place', { timeout: 240_000 }, async () => {
  const page = `/Competition-add/Edit/${held.ID}`
  const sami = await Person.signedIn({ origin, language: 'ar', viewport: wide }, cast.sami.email, page)
  await right(sami)
  await sami.act(ar.acts.publish.do)
  await state('running')
  await sami.page.getByText(`/registration/SmallTraineeRegister?competition=${held.Code}`).waitFor()
  await right(sami)

  const looks = { origin, language: 'en', viewport: phone } as const
  const visitor = await Visitor.arrives(
    looks,
    'quiz@example.com',
    `/registration/SmallTraineeRegister?competition=${held.Code}`,
  )
  const { fields } = visitor.t.signup
  await visitor.askForCode()
  await visitor.page.locator('input[name=code]').fill((await mailedCode(server, 'quiz@example.com'))!)
  await visitor.stepIs((steps) => steps.light)
  await visitor.fill(fields.Name, 'Nour Haddad')
  await visitor.fill(fields.Mobile, '+201007770001')
  await visitor.country(fields.Country)
  await visitor.page.getByLabel(visitor.t.signup.terms.accept).check()
  await visitor.press(visitor.t.signup.submit)
  await visitor.page.waitForURL((url) => url.pathname === `/CompetitionAnswer/${held.Code}`)
  await visitor.page.getByLabel(en.mine.agreeName).check()
  await right(visitor)
  await visitor.press(en.mine.enter)
  // It runs: the cover of the paper stands where the invitation stood. Nobody watches over a competition.
  await visitor.page.getByText(sitting.cover.deviceOfCompetition).waitFor()
  await visitor.page.getByLabel(sitting.cover.agree).check()
  await right(visitor)
  await visitor.press(sitting.cover.begin)
  await visitor.page.getByRole('timer').waitFor()
  await visitor.page.getByText('Identify hazards').click()
  await visitor.page.getByText(sitting.paper.saved, { exact: false }).first().waitFor()
  await visitor.press(sitting.paper.submit)
  await visitor.press(sitting.paper.submitNow, visitor.page.getByRole('dialog').last())
  await visitor.page.getByRole('heading', { name: sitting.finished.submitted }).waitFor()
  await visitor.page.getByRole('link', { name: sitting.available.seeResult }).click()
  await visitor.page.getByText(en.mine.notOut).waitFor()
  await right(visitor)

  await sami.open(page)
  await sami.act(ar.acts.endRun.do)
  await state('closed')
  server.at(new Date(server.now().getTime() + 6 * 60_000))
  await tick()
  await state('correction')
  await sami.open(`/TraineeCompetitionExam/${held.ID}`)
  await sami.page.getByText('Nour Haddad').first().waitFor()
  await right(sami)
  await sami.page.getByText('Nour Haddad').first().click()
  await sami.page.getByText(sittingAr.marking.handedIn).first().waitFor()
  await right(sami)
  await sami.open(page)
  await sami.act(ar.acts.releaseProvisional.do)
  await state('provisional')
  await sami.act(ar.acts.openAppeals.do)
  await state('appeals')

  await visitor.open('/CompetitionResult')
  await visitor.press(en.acts.fileAppeal.do)
  const dialog = visitor.page.getByRole('dialog').last()
  await dialog.getByRole('textbox').fill('My second answer was right.')
  await right(visitor)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'hidden' })
  await visitor.page.getByText('My second answer was right.').waitFor()

  await sami.open(`/TraineeCompetitionExam/${held.ID}?tab=appeals`)
  await sami.page.getByText('Nour Haddad').first().click()
  await sami.act(ar.acts.rejectAppeal.do, 'روجعت الإجابة ولم تكن صحيحة.')
  await expect.poll(async () => (await competition()).AppealsWaiting).toBe(0)
  await right(sami)
  // Two days later, without a log-in between.
  await server.db.updateTable('competitions.competition').set({ appeals_until: server.now() }).execute()
  await tick()
  await state('final')
  await sami.leave()

  await visitor.open('/CompetitionResult')
  await visitor.press(en.mine.openBoard)
  await visitor.page.getByRole('dialog').getByText('Nour Haddad').first().waitFor()
  await right(visitor)
  await visitor.leave()

  const { verify_code: code } = await server.db
    .selectFrom('competitions.entry')
    .where('competition_id', '=', held.ID)
    .select('verify_code')
    .executeTakeFirstOrThrow()
  const stranger = await visit(origin, { language: 'ar', viewport: wide })
  await stranger.page.goto(`/verify-competition/${code}`)
  await stranger.page.getByText(ar.verify.validHint).waitFor()
  await stranger.context.close()
})
