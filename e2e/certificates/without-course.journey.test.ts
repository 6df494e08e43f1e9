import { afterAll, beforeAll, expect, test } from 'vitest'
import { ar } from '#modules/certificates/text/ar.ts'
import { en } from '#modules/certificates/text/en.ts'
import { en as checking } from '#modules/certificates/text/checking/en.ts'
import { ar as words } from '#modules/certificates/text/without-course/ar.ts'
import type { TestServer } from '#testing/server.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { Person } from '../main-job/person.ts'
import { axe, expectErrors, inWholeChromium, overflowing, phone, visit } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'

inWholeChromium()

/*
 * A certificate without a course: prepared by one person, given out by another, checked by the public with a network and
 * without, revoked by two, and so the public sees it.
 */
const wide = { width: 1440, height: 900 }
const desk = '/trainee/TraineeCertificationForAdmin'
let server: TestServer
let origin: string
beforeAll(async () => {
  ;({ server, origin } = await startStagedSite())
})
afterAll(closeStagedSite)

const certificate = () =>
  server.db
    .selectFrom('certificates.certificate')
    .selectAll()
    .where('kind', '=', 'noCourse')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
const mode = (expected: string) => expect.poll(async () => (await certificate()).mode).toBe(expected)
const as = (who: CastKey, to: string) =>
  Person.signedIn({ language: 'ar', viewport: wide, origin }, cast[who].email, to)
const right = async (person: Person) => {
  await person.looksRight()
  expect(await overflowing(person.page)).toEqual([])
}

test('by two people, and its revocation as the public sees it', { timeout: 90_000 }, async () => {
  const huda = await as('huda', `${desk}?tab=withoutCourse`)
  const { page } = huda
  // Nothing filled in is said at its field.
  await huda.press(words.ask)
  await page.locator('[aria-invalid=true]').first().waitFor()
  const people = page.getByRole('textbox', { name: words.people }).or(page.getByLabel(words.people)).first()
  await people.fill('ليلى حسن')
  await page.getByRole('option').filter({ hasText: 'ليلى' }).first().click()
  await page.getByRole('textbox', { name: words.name }).fill('شهادة تقدير')
  await page.getByRole('textbox', { name: words.description }).fill('لجهودها في ملتقى السلامة')
  await right(huda)
  await huda.press(words.ask)
  await mode('prepared')
  const { serial } = await certificate()
  // Prepared it is not out yet: no day of issue stands in its row.
  await page
    .getByRole('row')
    .filter({ hasText: serial })
    .getByRole('cell', { name: '—', exact: true })
    .first()
    .waitFor()
  await right(huda)

  const nadia = await as('nadia', `${desk}?tab=issued&ChangeAsked=true&search=${serial}`)
  const approve = async () => {
    await nadia.page.getByText(serial).first().waitFor()
    await nadia.act(ar.acts.approveChange.do)
  }
  await approve()
  await mode('issuedLocked')

  const { verify_code: code, signed } = await certificate()
  const public_ = await visit(origin, { language: 'en', viewport: phone })
  const open = () => public_.page.goto(`${origin}/verify/${code}#${signed}`)
  await open()
  await public_.page.getByText(en.verify.valid).waitFor()
  await public_.page.getByText(checking.good).waitFor()
  expect(await overflowing(public_.page)).toEqual([])
  expect(await axe(public_.page)).toEqual([])

  // Opened once, it works without a network, by the list that was kept.
  await public_.page.evaluate(() => navigator.serviceWorker.ready)
  await public_.page.context().setOffline(true)
  expectErrors(public_.errors, /ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await open()
  await public_.page.reload()
  await public_.page.getByText(checking.byList.split('{{')[0]!).waitFor()
  await public_.page.getByText('Layla', { exact: false }).first().waitFor()
  await public_.page.context().setOffline(false)

  await huda.open(`${desk}?tab=issued&search=${serial}`)
  await huda.page.getByText(serial).first().waitFor()
  await huda.act(ar.acts.askRevocation.do, 'صدرت بالخطأ')
  await nadia.open(`${desk}?tab=issued&ChangeAsked=true&search=${serial}`)
  await approve()
  await mode('revoked')

  await open()
  await public_.page.reload()
  await public_.page.getByText(en.verify.revoked, { exact: true }).waitFor()
  expect(await axe(public_.page)).toEqual([])
})
