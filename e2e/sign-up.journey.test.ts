import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { ar as signin } from '#modules/signin/text/ar.ts'
import { ar as signinOfAccount } from '#modules/signin/text/account/ar.ts'
import { ar as people } from '#modules/people/text/ar.ts'
import { ar as kit } from '#platform/web/text/kit/ar.ts'
import { cast } from '#testing/stages/cast.ts'
import { endVisits, expectErrors, phone, wide } from './site/browser.ts'
import { Person } from './main-job/person.ts'
import { openWorld, type World } from './main-job/world.ts'
import { Visitor } from './sign-up/visitor.ts'

/* Visitors register through the pages: what they leave out is said, what they typed survives, the academy decides. */
let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    await Person.last?.page.screenshot({ path: `test-results/sign-up-${task.id}.png` }).catch(() => {})
  await world.close()
})
afterAll(endVisits)

const account = (email: string) =>
  world.db.selectFrom('accounts.account').select(['state', 'role']).where('email', '=', email).executeTakeFirst()

test('a trainee, in Arabic, comes to the page that was wanted', { timeout: 300_000 }, async () => {
  const looks = { origin: world.origin, language: 'ar', viewport: wide } as const
  const visitor = await Visitor.arrives(looks, 'sara@example.com', '/registration/registerType?to=/profile')
  const { fields } = visitor.t.signup
  await visitor.looksRight()
  await visitor.page.getByRole('link', { name: visitor.t.signup.type.traineeText }).click()
  await visitor.proveAddress()
  await visitor.nextIsRefused()
  await visitor.fill(fields.firstAr, 'سارة')
  await visitor.fill(fields.firstEn, 'سارة')
  await visitor.page.getByText(visitor.t.people.fieldErrors.latinOnly).waitFor()
  await visitor.fill(fields.firstEn, 'Sara')
  await visitor.fill(fields.lastAr, 'النجار')
  await visitor.fill(fields.lastEn, 'Elnaggar')
  await visitor.choose(fields.Gender, null, visitor.t.people.genders.female)
  await visitor.fill(fields.BirthDate, '01/04/2999')
  await visitor.press(visitor.t.signup.next)
  await visitor.page.getByText(kit.fieldErrors.notInThePast).waitFor()
  await visitor.fill(fields.BirthDate, '01/04/1995')
  await visitor.nationality()
  await visitor.country(fields.Country)
  await visitor.page.reload()
  await visitor.stepIs((steps) => steps.person)
  expect(await visitor.field(fields.lastEn).inputValue()).toBe('Elnaggar')
  await visitor.next((steps) => steps.contacts)
  await visitor.contacts()
  await visitor.nextIsRefused()
  await visitor.degree()
  await visitor.next((steps) => steps.attachments)
  await visitor.attach()
  await visitor.password()
  await visitor.send()
  await visitor.page.waitForURL('**/profile')
  await visitor.looksRight()
  expect(await account('sara@example.com')).toEqual({ state: 'active', role: 'trainee' })
  await visitor.leave()
})

test(
  'a light trainee, at phone width, completes the registration under the same number',
  { timeout: 300_000 },
  async () => {
    const looks = { origin: world.origin, language: 'fr', viewport: phone } as const
    const email = 'leila@example.com'
    const visitor = await Visitor.arrives(looks, email, '/registration/SmallTraineeRegister?competition=QUIZ-7')
    const { fields } = visitor.t.signup
    await visitor.proveAddress()
    expect(await visitor.field(fields.CompetitionCode).inputValue()).toBe('QUIZ-7')
    await visitor.press(visitor.t.signup.submit)
    await visitor.page.getByText(visitor.t.people.fieldErrors.notAccepted).waitFor()
    await visitor.looksRight()
    await visitor.fill(fields.Name, 'Leila Ben Salem')
    await visitor.fill(fields.Mobile, '+201007770000')
    await visitor.country(fields.Country)
    await visitor.page.getByLabel(visitor.t.signup.terms.accept).check()
    await visitor.press(visitor.t.signup.submit)
    await visitor.page.waitForURL((url) => !url.pathname.startsWith('/registration'))
    await visitor.open('/profile')
    await visitor.page.getByRole('link', { name: visitor.t.people.completeButton }).click()
    // A new code is a minute away, as from whoever else asks for one.
    await world.db.deleteFrom('signin.one_time_code').where('email', '=', email).execute()
    await visitor.proveAddress()
    await visitor.page.getByText(visitor.t.signup.standing.lightText).waitFor()
    expect(await visitor.field(fields.lastEn).inputValue()).toBe('Salem')
    expect(await visitor.field(fields.lastAr).inputValue()).toBe('')
    await visitor.looksRight()
    await visitor.leave()
  },
)

test(
  'a code that came too late says so, and another one is asked for where it stood',
  { timeout: 120_000 },
  async () => {
    const looks = { origin: world.origin, language: 'ar', viewport: phone } as const
    const visitor = await Visitor.arrives(looks, 'late@example.com', '/registration/TraineeRegister')
    await visitor.askForCode()
    const letter = async () => />(\d{6})</.exec((await visitor.letter()).Html)![1]!
    const late = await letter()
    const past = new Date(world.now().getTime() - 120_000).toISOString()
    await world.db
      .updateTable('signin.one_time_code')
      .set({ drawn_at: past, expires_at: past })
      .where('email', '=', 'late@example.com')
      .execute()
    const { page } = visitor
    await page.locator('input[name=code]').fill(late)
    await page.getByRole('alert').getByText(signin.refusals.codeOver).waitFor()
    expect(await page.locator('input[name=code]').count()).toBe(0)
    expectErrors(visitor.visit.errors, /410/)
    await visitor.looksRight()
    // Pressed twice it is one letter.
    await page.getByRole('button', { name: signinOfAccount.code.resend, exact: true }).dblclick()
    await page.locator('input[name=code]').waitFor()
    await expect.poll(letter).not.toBe(late)
    await page.locator('input[name=code]').fill(await letter())
    await visitor.stepIs((steps) => steps.person)
    await visitor.leave()
  },
)

test('an organization, in English, is turned down and learns why', { timeout: 300_000 }, async () => {
  const looks = { origin: world.origin, language: 'en', viewport: wide } as const
  const email = 'mona@delta.example'
  const visitor = await Visitor.arrives(looks, email, '/registration/CustomerRegister')
  const { fields } = visitor.t.signup
  await visitor.proveAddress()
  await visitor.nextIsRefused()
  await visitor.page.locator('[name^="Name"]').first().fill('Delta Services')
  await visitor.fill(fields.Address1, 'Nile Street')
  await visitor.fill(fields.City, 'Mansoura')
  await visitor.country(fields.OrganizationCountry)
  await visitor.next((steps) => steps.contactPerson)
  await visitor.fill(fields.ContactName, 'Mona Elsayed')
  await visitor.fill(fields.ContactJobTitle, 'Training manager')
  await visitor.fill(fields.ContactPhone, '+201005550000')
  await visitor.next((steps) => steps.attachments)
  await visitor.attach()
  await visitor.password()
  await visitor.send()
  await visitor.isUnderReview()
  expect(await account(email)).toEqual({ state: 'pending', role: 'customer' })

  const arabic = { origin: world.origin, language: 'ar', viewport: wide } as const
  const sami = await Person.signedIn(arabic, cast.sami.email, '/User/Organization?ApplicationState=waiting')
  await sami.page.getByRole('table').getByText('Delta Services').click()
  await sami.page.getByText(people.applications.waiting).first().waitFor()
  await sami.looksRight()
  await sami.act(people.acts.rejectOrganization.do, 'السجل التجاري منتهٍ')
  await sami.page.getByText('السجل التجاري منتهٍ').waitFor()
  await sami.looksRight()
  await sami.leave()
  expect((await visitor.letter()).Html).toContain('السجل التجاري منتهٍ')

  // The address is proved anew before anybody is told how the registration stands.
  await world.db.deleteFrom('signin.one_time_code').where('email', '=', email).execute()
  await visitor.press(visitor.t.signup.done.again)
  await visitor.page.locator('input[name=email]').waitFor()
  await visitor.askForCode()
  await visitor.page.locator('input[name=code]').fill(/>(\d{6})</.exec((await visitor.letter()).Html)![1]!)
  await visitor.page.getByText(visitor.t.signup.standing.rejected).waitFor()
  await visitor.looksRight()
  await visitor.leave()
})

test('an instructor, at phone width, completes what was asked for and is approved', { timeout: 300_000 }, async () => {
  const looks = { origin: world.origin, language: 'ar', viewport: phone } as const
  const email = 'rami@example.com'
  const visitor = await Visitor.arrives(looks, email, '/registration/InstructorRegister')
  const { fields } = visitor.t.signup
  await visitor.proveAddress()
  await visitor.fill(fields.firstAr, 'رامي')
  await visitor.fill(fields.firstEn, 'Rami')
  await visitor.fill(fields.lastAr, 'الحكيم')
  await visitor.fill(fields.lastEn, 'Elhakim')
  await visitor.nationality()
  await visitor.country(fields.Country)
  await visitor.next((steps) => steps.contacts)
  await visitor.contacts()
  await visitor.degree()
  await visitor.fill(fields.WorkExperience, 'عشر سنوات في إدارة السلامة')
  await visitor.next((steps) => steps.teaching)
  await visitor.nextIsRefused()
  for (const label of [fields.Languages, fields.Areas, fields.Sectors]) {
    await visitor.choose(label, null, /\S/)
    await visitor.page.keyboard.press('Escape')
  }
  await visitor.next((steps) => steps.attachments)
  await visitor.attach()
  await visitor.password()
  await visitor.send()
  await visitor.isUnderReview()

  const nadia = await Person.signedIn(
    { ...looks, viewport: wide },
    cast.nadia.email,
    '/Instructor?ApplicationState=waiting',
  )
  await nadia.page.getByRole('table').getByText('رامي الحكيم').click()
  await nadia.page.getByText('السيرة الذاتية', { exact: true }).waitFor()
  await nadia.looksRight()
  await nadia.act(people.acts.askInstructorForMore.do, 'نحتاج إلى صورة شهادة المدرب.')
  await nadia.page.getByText('نحتاج إلى صورة شهادة المدرب.').waitFor()

  await world.db.deleteFrom('signin.one_time_code').where('email', '=', email).execute()
  await visitor.press(visitor.t.signup.done.again)
  await visitor.proveAddress()
  await visitor.page.getByText('نحتاج إلى صورة شهادة المدرب.').waitFor()
  expect(await visitor.field(fields.firstEn).inputValue()).toBe('Rami')
  expect(await visitor.field(fields.lastEn).inputValue()).toBe('Elhakim')
  await visitor.looksRight()
  await visitor.next((steps) => steps.contacts)
  await visitor.next((steps) => steps.education)
  await visitor.next((steps) => steps.teaching)
  await visitor.next((steps) => steps.attachments)
  const more = { name: 'شهادة المدرب.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nmore') }
  await visitor.page.locator('input[type=file]').setInputFiles([more])
  const uploaded = visitor.page.getByRole('list', { name: visitor.t.signup.attachments.list }).getByRole('listitem')
  await expect.poll(() => uploaded.count()).toBe(2)
  await visitor.next((steps) => steps.password)
  await visitor.password()
  await visitor.send()
  await visitor.isUnderReview()

  await nadia.page.reload()
  await nadia.page.getByText('شهادة المدرب', { exact: true }).waitFor()
  await nadia.act(people.acts.approveInstructor.do)
  await expect.poll(async () => (await account(email))?.state).toBe('active')
  await expect.poll(async () => (await visitor.letter()).Kind, { timeout: 20_000 }).toBe('instructorActivation')
  await nadia.leave()
  await visitor.leave()
})

test('the page tells a stranger nothing of an address that has an account', { timeout: 120_000 }, async () => {
  const looks = { origin: world.origin, language: 'en', viewport: wide } as const
  const visitor = await Visitor.arrives(looks, cast.layla.email, '/registration/TraineeRegister')
  await visitor.askForCode()
  expect((await visitor.letter()).Kind).toBe('alreadyRegistered')
  await visitor.page.locator('input[name=code]').fill('123456')
  await visitor.isRefused()
  await visitor.leave()
})
