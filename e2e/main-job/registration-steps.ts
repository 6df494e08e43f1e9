import { expect } from 'vitest'
import { still } from '../site/stillness.ts'
import type { Story } from './story.ts'

// The smallest picture there is: one red point.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)

/** C.2: registered, sent back once, approved, invoiced, paid, confirmed. */
export async function registerAndPay(story: Story): Promise<void> {
  const { t } = story
  const words = t.registration
  const trainee = await story.as('trainee', '/UpcomingCourse')
  const card = trainee.page.getByRole('article').first()
  // What may be printed stands below the button, and takes no room beside it.
  const [button, paper] = await Promise.all([
    card.getByRole('button', { name: words.actions.register }).boundingBox(),
    card.getByRole('link', { name: words.upcoming.print }).boundingBox(),
  ])
  expect(paper!.y).toBeGreaterThanOrEqual(button!.y + button!.height)
  await trainee.press(words.actions.register, card)
  await trainee.fill(words.fields.workEmail, 'khaled.work@example.net')
  await trainee.press(words.register.saveData)
  await trainee.page.getByText(words.register.complete).waitFor()
  await trainee.looksRight()
  await trainee.press(words.register.next)
  await trainee.press(words.register.next)
  await trainee.press(words.register.send)
  await trainee.page.waitForURL(/\/RegistrationStatus/)
  await trainee.looksRight()
  await trainee.leave()
  const made = await story.world.db
    .selectFrom('registration.registration')
    .select(['id', 'code'])
    .where('class_id', '=', story.classId)
    .where('trainee_id', '=', story.traineeId)
    .executeTakeFirstOrThrow()
  story.registrationId = made.id
  story.registrationCode = made.code

  const huda = await story.as('huda', '/MainCourseRegistration')
  await huda.looksRight()
  await huda.open(`/CourseRegistration-Edit/${made.id}`)
  await huda.openAction(words.acts.startReview.do)
  await main(story, 'underReview')
  await huda.act(words.acts.requestChanges.do, 'يرجى تأكيد بريد العمل')
  await main(story, 'changesRequested')
  await huda.leave()

  const amends = await story.as('trainee', `/RegistrationStatus/${made.code}`)
  await amends.openAction(words.acts.resubmit.do)
  await main(story, 'submitted')
  await amends.leave()

  const approves = await story.as('huda', `/CourseRegistration-Edit/${made.id}`)
  await approves.openAction(words.acts.startReview.do)
  await main(story, 'underReview')
  await approves.openAction(words.acts.approve.do)
  await main(story, 'approved')
  await approves.openAction(words.acts.sendInvoice.do)
  await approves.page.getByRole('dialog').last().locator('button[type=submit]').click()
  await money(story, 'invoiced')
  await approves.looksRight()
  await approves.leave()

  const pays = await story.as('trainee', '/FollowRegistration')
  await pays.looksRight()
  await pays.open(`/RegistrationStatus/${made.code}`)
  const form = pays.page.locator('form').filter({ has: pays.page.locator('input[type=file]') })
  await Promise.all([
    pays.page.waitForResponse((response) => response.url().includes('/api/File/Upload') && response.ok()),
    form.locator('input[type=file]').setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: png }),
  ])
  await form.getByText('transfer.png').first().waitFor()
  await still(pays.page)
  await pays.press(words.payment.send, form)
  await money(story, 'proofUploaded')
  await pays.looksRight()
  await pays.leave()

  const verifies = await story.as('huda', `/CourseRegistration-Edit/${made.id}`)
  await verifies.openAction(words.acts.verifyPayment.do)
  await verifies.page.getByRole('dialog').last().locator('button[type=submit]').click()
  await money(story, 'paid')
  await main(story, 'confirmed')
  // one trainee is under the minimum: it takes the coordinator's decision to hold the class
  await verifies.open(`/Setting/CourseClass-Edit/${story.classId}`)
  await verifies.act(t.classes.acts.go.do, 'دورة مطلوبة لهذا المتدرب قبل نهاية العام')
  await expect.poll(() => classState(story)).toBe('confirmed')
  await verifies.leave()
}

const classState = async (story: Story) =>
  (
    await story.world.db
      .selectFrom('classes.course_class')
      .select('state')
      .where('id', '=', story.classId)
      .executeTakeFirstOrThrow()
  ).state
const row = (story: Story) =>
  story.world.db
    .selectFrom('registration.registration')
    .select(['main', 'money'])
    .where('id', '=', story.registrationId)
    .executeTakeFirstOrThrow()
const main = (story: Story, state: string) =>
  expect.poll(async () => (await row(story)).main, { timeout: 10_000 }).toBe(state)
const money = (story: Story, state: string) =>
  expect.poll(async () => (await row(story)).money, { timeout: 10_000 }).toBe(state)
