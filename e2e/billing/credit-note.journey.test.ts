import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ar } from '#modules/billing/text/ar.ts'
import { en } from '#modules/billing/text/en.ts'
import { addRegistrations } from '#database/seeds/world/classes.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { addClass, addTrainees } from '#testing/stages/registrations.ts'
import { addInvoice } from '#testing/stages/stage-invoice.ts'
import type { TestServer } from '#testing/server.ts'
import { Person } from '../main-job/person.ts'
import { expectErrors, overflowing, phone, wide } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'

/* An administrator takes back a part of an invoice on the page of the registration; others read what was taken back. */
let server: TestServer
let origin: string
beforeAll(async () => {
  ;({ server, origin } = await startStagedSite())
})
afterAll(closeStagedSite)

let made = 0
/** A registration that is asked to pay 450 pounds; its page. */
async function asked(): Promise<string> {
  const { db } = server
  const classId = await addClass(db, server.now())
  const [trainee] = await addTrainees(db, 1)
  const [id] = await addRegistrations(db, [
    { class_id: classId, trainee_id: trainee!.id, main: 'approved', money: 'invoiced', has_seat: true },
  ])
  await addInvoice(db, id!, { number: `INV-CREDIT-${++made}`, currency: 'EGP' })
  return `/CourseRegistration-Edit/${id}`
}

describe.each([
  ['in Arabic', { language: 'ar', viewport: wide }, ar],
  ['in English at phone width', { language: 'en', viewport: phone }, en],
] as const)('%s', (_, looks, t) => {
  const as = (who: CastKey, to: string) => Person.signedIn({ ...looks, origin }, cast[who].email, to)

  test('a part of an invoice is credited, and read by who may not', async () => {
    const page = await asked()
    const nadia = await as('nadia', page)
    await nadia.press(t.acts.creditInvoice.do)
    const dialog = nadia.page.getByRole('dialog').last()
    const send = nadia.button(t.acts.creditInvoice.do, dialog)
    // Nothing is sent that says neither how much nor why.
    await send.click()
    await expect.poll(() => dialog.locator('[aria-invalid=true]').count()).toBe(2)
    await nadia.fill(t.credit.amount, '9000', dialog)
    await nadia.fill(t.credit.reason, 'خصم متفق عليه', dialog)
    await send.click()
    await dialog.getByText(t.refusals.creditedTooMuch).waitFor()
    expectErrors(nadia.visit.errors, /status of 409/)
    await nadia.fill(t.credit.amount, '100', dialog)
    await nadia.looksRight()
    await send.click()
    await dialog.waitFor({ state: 'hidden' })
    const notes = nadia.page.getByText('خصم متفق عليه')
    await notes.first().waitFor()
    expect(await overflowing(nadia.page)).toEqual([])
    await nadia.looksRight()
    await nadia.leave()

    const huda = await as('huda', page)
    await huda.page.getByText('خصم متفق عليه').first().waitFor()
    expect(await huda.button(t.acts.creditInvoice.do).count()).toBe(0)
    await huda.leave()
    const note = await server.db.selectFrom('billing.credit_note').select(['amount_minor', 'reason']).execute()
    expect(note.at(-1)).toEqual({ amount_minor: 10_000, reason: 'خصم متفق عليه' })
  })
})
