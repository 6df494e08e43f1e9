import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCourses } from '#database/seeds/world/classes.ts'
import { examsCalls } from '#modules/exams/contract/calls.ts'
import { en as sitting } from '#modules/exams/text/sitting/en.ts'
import { en as t } from '#modules/registration/text/en.ts'
import { en as standing } from '#modules/registration/text/standing/en.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import type { TestServer } from '#testing/server.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { addClass } from '#testing/stages/registrations.ts'
import { examFields, stageExam, stageQuestions } from '#testing/stages/stage-exam.ts'
import { Person } from '../main-job/person.ts'
import { overflowing, phone } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'

/*
 * A trainee lacks a course and reads so before sending; the academy lets her in with a reason; she sits the admission test,
 * which holds the approval up, and gets the place.
 */
let server: TestServer
let origin: string
let classId: number
let courseId: number
beforeAll(async () => {
  ;({ server, origin } = await startStagedSite())
  const { db } = server
  classId = await addClass(db, server.now(), { max: 5, feeMinor: 0 })
  const found = db.selectFrom('classes.course_class').where('id', '=', classId).select('course_id')
  courseId = (await found.executeTakeFirstOrThrow()).course_id
  const [required] = (await addCourses(db, [{ code: 'BASE-1' }])) as [number]
  const link = { course_id: courseId, required_id: required, position: 0 }
  await db.insertInto('catalogue.course_prerequisite').values(link).execute()
  await db.updateTable('catalogue.course').set({ has_admission_test: true }).where('id', '=', courseId).execute()
})
afterAll(closeStagedSite)

const as = (who: CastKey, to: string) =>
  Person.signedIn({ origin, language: 'en', viewport: phone }, cast[who].email, to)
const right = async (person: Person) => {
  await person.looksRight()
  expect(await overflowing(person.page)).toEqual([])
}
const registration = () =>
  server.db.selectFrom('registration.registration').where('class_id', '=', classId).selectAll().executeTakeFirst()

/** One question that the machine marks, open now. */
async function announceTest() {
  const sami = await server.as('sami')
  const [question] = await stageQuestions(sami, courseId)
  const day = addDays(dayOf(new Date()), 1)
  const days = { StartDate: day, CloseDate: day, ExamMode: false }
  const owner = { CourseClassID: null, CourseID: courseId, SharePercent: null }
  const exam = await stageExam(sami, examFields(classId, [question!], { ...days, ...owner }))
  const at = (ms: number) => new Date(Date.now() + ms)
  const open = { starts_at: at(-60_000), closes_at: at(3_600_000) }
  await server.db.updateTable('exams.exam').set(open).where('id', '=', exam.ID).execute()
  return exam.ID
}

test(
  'a trainee who lacks something is let in with a reason, sits the test and gets the place',
  { timeout: 90_000 },
  async () => {
    const layla = await as('layla', `/UpcomingCourse?register=${classId}`)
    await layla.page.getByText(standing.own.prerequisiteMissing).waitFor()
    await layla.page.getByText(standing.own.admissionTestOpen).waitFor()
    expect(await layla.button(t.register.next).isDisabled()).toBe(true)
    await right(layla)
    await layla.leave()

    const huda = await as('huda', `/Setting/CourseClass-Edit/${classId}?tab=trainees`)
    await huda.openAction(t.main.registerTrainee)
    await huda.choose(t.register.who, 'Layla', /Layla/)
    await huda.page.getByText(standing.other.prerequisiteMissing).waitFor()
    expect(await huda.button(t.register.send).isDisabled()).toBe(true)
    await huda.fill(`${standing.reasonOf}: ${standing.kinds.prerequisiteMissing}`, 'Ten years of practice')
    await right(huda)
    await huda.press(t.register.send)
    await expect.poll(async () => (await registration())?.main).toBe('submitted')
    const { id, code } = (await registration())!

    const examId = await announceTest()
    const sits = await as('layla', `/RegistrationStatus/${code}`)
    await sits.page.getByText('Ten years of practice').first().waitFor()
    await right(sits)
    await sits.page.getByRole('link', { name: standing.test.sit }).click()
    await sits.page.getByLabel(sitting.cover.agree).check()
    await sits.press(sitting.cover.begin)
    await sits.page.getByRole('radio', { name: 'Identify hazards' }).click()
    await sits.press(sitting.paper.submit)
    await sits.press(sitting.paper.submitNow, sits.page.getByRole('dialog').last())
    await sits.page.getByRole('heading', { name: sitting.finished.submitted }).waitFor()
    await sits.leave()

    await server.db.updateTable('exams.exam').set({ closes_at: new Date() }).where('id', '=', examId).execute()
    const reviews = await as('huda', `/CourseRegistration-Edit/${id}`)
    await reviews.openAction(t.acts.startReview.do)
    await expect.poll(async () => (await registration())?.main).toBe('underReview')
    await reviews.page.getByText(standing.testNotPassed).waitFor()
    await right(reviews)
    const nadia = await server.as('nadia')
    // The papers of a test are out once the minutes of grace are.
    await server.db
      .updateTable('exams.exam')
      .set({ starts_at: new Date(Date.now() - 7_200_000), closes_at: new Date(Date.now() - 3_600_000) })
      .where('id', '=', examId)
      .execute()
    const { Version } = await nadia.send(examsCalls.getExam, { ID: examId })
    await nadia.send(examsCalls.moveExam, { body: { ID: examId, Action: 'releaseFinal', Version } })
    await reviews.open(`/CourseRegistration-Edit/${id}`)
    await reviews.page.getByText(standing.test.standings.passed, { exact: true }).waitFor()
    await reviews.openAction(t.acts.approve.do)
    await expect.poll(async () => (await registration())?.has_seat).toBe(true)
    await right(reviews)
    await reviews.leave()
  },
)
