import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ar as arBilling } from '#modules/billing/text/ar.ts'
import { en as enBilling } from '#modules/billing/text/en.ts'
import { ar as arCosting } from '#modules/costing/text/ar.ts'
import { en as enCosting } from '#modules/costing/text/en.ts'
import { ar as arRegistration } from '#modules/registration/text/ar.ts'
import { en as enRegistration } from '#modules/registration/text/en.ts'
import { ar as arRequests } from '#modules/requests/text/ar.ts'
import { en as enRequests } from '#modules/requests/text/en.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import type { TestServer } from '#testing/server.ts'
import { Person } from '../main-job/person.ts'
import { overflowing, phone, wide } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'
import { still } from '../site/stillness.ts'

/*
 * From what an organization asks for to what it has paid: costs, a proposal that the administrator lets go at a loss, sent
 * back, a second one accepted, the class with its registration, the letter, the invoice paid in two parts, the place
 * confirmed.
 */
let server: TestServer
let origin: string
beforeAll(async () => {
  ;({ server, origin } = await startStagedSite())
})
afterAll(closeStagedSite)

const dayIn = (days: number) => {
  const [year, month, day] = new Date(server.now().getTime() + days * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}

describe.each([
  [
    'in Arabic',
    { language: 'ar', viewport: wide },
    { t: arRequests, costing: arCosting, billing: arBilling, registration: arRegistration },
  ],
  [
    'in English at phone width',
    { language: 'en', viewport: phone },
    { t: enRequests, costing: enCosting, billing: enBilling, registration: enRegistration },
  ],
] as const)('%s', (_, looks, { t, costing, billing, registration }) => {
  const as = (who: CastKey, to: string) => Person.signedIn({ ...looks, origin }, cast[who].email, to)
  let number = ''
  const request = () =>
    server.db
      .selectFrom('requests.course_request')
      .selectAll()
      .$if(number !== '', (q) => q.where('number', '=', number))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  const state = async (expected: string) => expect.poll(async () => (await request()).state).toBe(expected)
  const right = async (person: Person) => {
    await person.looksRight()
    expect(await overflowing(person.page)).toEqual([])
  }

  test('a request becomes a class that is paid for, and a place that is confirmed', { timeout: 240_000 }, async () => {
    // The organization asks.
    const hany = await as('hany', '/CustomerCourseRequest')
    await hany.choose(t.fields.course, null, /./)
    await hany.fill(t.fields.trainees, '4')
    await hany.fill(t.fields.firstDay, dayIn(60))
    await hany.fill(t.fields.lastDay, dayIn(90))
    await right(hany)
    await hany.press(t.askNow)
    await hany.page.waitForURL(/\/FollowCourseRequest\?request=/)
    const asked = await request()
    number = asked.number
    const followed = `/FollowCourseRequest?request=${asked.id}`
    const edited = `/CourseRequest-Edit/${asked.id}`

    // The coordinator takes it, writes down what it costs, and a proposal that costs more than it brings in.
    const huda = await as('huda', `/CourseRequestCosting?request=${asked.id}`)
    await huda.openAction(t.acts.takeUnderCosting.do)
    await state('underCosting')
    await huda.press(costing.sheet.start)
    const dialog = huda.page.getByRole('dialog').last()
    await dialog.getByRole('group').first().waitFor()
    await dialog.locator('button[type=submit]').click()
    await dialog.waitFor({ state: 'hidden' })
    await huda.page.getByText(costing.figures.suggestedPrice).first().waitFor()
    await right(huda)
    const write = async (fill: (form: typeof dialog) => Promise<void>) => {
      await huda.openAction(t.acts.writeProposal.do)
      const form = huda.page.getByRole('dialog').last()
      await huda.field(t.fields.price, form).waitFor()
      await fill(form)
      await huda.page.getByRole('dialog').last().locator('button[type=submit]').click()
      await form.waitFor({ state: 'hidden' })
    }
    await write(async (form) => {
      // The price that the costs suggest stands there.
      expect(await huda.field(t.fields.price, form).inputValue()).not.toBe('')
      await huda.fill(t.fields.hours, '20', form)
      await huda.fill(t.fields.price, '1', form)
      await right(huda)
    })
    await huda.open(edited)
    await huda.act(t.acts.sendProposal.do)
    await huda.page.getByText(t.proposalStates.awaitingApproval).first().waitFor()

    // The administrator lets it go, and it is sent back.
    const nadia = await as('nadia', edited)
    await nadia.act(t.acts.approveProposal.do, 'عميل قديم')
    await nadia.act(t.acts.sendProposal.do)
    await state('proposalSent')
    await right(nadia)
    await nadia.leave()
    await hany.open(followed)
    await hany.act(t.acts.askRevision.do, 'نريد سعرًا لكل متدرب')
    await state('revisionAsked')

    // The second version brings a margin and is accepted.
    await huda.open(`/CourseRequestCosting?request=${asked.id}`)
    await huda.openAction(t.acts.takeUnderCosting.do)
    await state('underCosting')
    await write(async (form) => huda.fill(t.fields.price, '2000', form))
    await huda.open(edited)
    await huda.act(t.acts.sendProposal.do)
    await state('proposalSent')
    // Pages that stand open say by themselves what somebody else did: this one, and the academy's list.
    await huda.open(`/CourseRequest?search=${number}&listView=all`)
    const listed = (word: string) => huda.page.getByText(word, { exact: true }).filter({ visible: true }).first()
    await listed(t.states.proposalSent).waitFor()
    await hany.page
      .getByText(t.version.replace('{{number}}', looks.language === 'ar' ? '٢' : '2'))
      .first()
      .waitFor()
    await right(hany)
    await hany.act(t.acts.accept.do)
    await state('nominationsOpen')
    await listed(t.states.nominationsOpen).waitFor()

    // Its person is named, linked to the record by the academy, and registered.
    await hany.press(t.addNames)
    const names = hany.page.getByRole('dialog').last()
    await hany.fill(t.names, cast.yusuf.nameAr, names)
    await names.locator('button[type=submit]').click()
    await names.waitFor({ state: 'hidden' })
    await huda.open(edited)
    await huda.press(t.swap)
    const swap = huda.page.getByRole('dialog').last()
    // Whoever is not of the organization is not found: the field says so before anybody looks.
    await swap.getByText(t.linkHint).waitFor()
    await huda.choose(t.linkTrainee, cast.yusuf.nameEn.split(' ')[0]!, /./, swap)
    await swap.locator('button[type=submit]').click()
    await swap.waitFor({ state: 'hidden' })
    await huda.page.getByText(t.placeAsked, { exact: true }).first().waitFor()
    await right(huda)

    // The letter of invitation names them.
    await huda.open(`/report/CourseRequestInvitation/${asked.id}`)
    await huda.page
      .getByText(new RegExp(`${cast.yusuf.nameAr}|${cast.yusuf.nameEn}`))
      .first()
      .waitFor()
    await huda.leave()

    // Paid in two parts.
    await hany.open(followed)
    await hany.act(t.acts.closeNominations.do)
    await state('invoiced')
    const invoiced = await server.db
      .selectFrom('billing.invoice')
      .where('id', '=', (await request()).invoice_id!)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(invoiced.amount_minor).toBe(4 * 2000_00)
    const books = await as('huda', edited)
    for (const [swift, amount] of [
      [`PART1${looks.language}`, '3000'],
      [`PART2${looks.language}`, null],
    ] as const) {
      await hany.open(followed)
      await hany.press(t.handInProof)
      const proof = hany.page.getByRole('dialog').last()
      await hany.fill(t.fields.swift, swift, proof)
      await proof.locator('button[type=submit]').click()
      await proof.waitFor({ state: 'hidden' })
      await books.open(edited)
      await books.press(t.bookPayment)
      const booking = books.page.getByRole('dialog').last()
      // The rest stands there for the last part.
      if (amount) await books.fill(billing.receivedNow, amount, booking)
      await booking.locator('button[type=submit]').click()
      await booking.waitFor({ state: 'hidden' })
      await state(amount ? 'invoiced' : 'paid')
    }
    await hany.open(followed)
    await still(hany.page)
    await hany.page.getByText(billing.states.paid).first().waitFor()
    await right(hany)
    await hany.leave()

    // Paid by the request, the place waits for the visa alone; once none is needed the system confirms it.
    const place = await server.db
      .selectFrom('registration.registration')
      .where('class_id', '=', (await request()).class_id!)
      .select(['id', 'code', 'main', 'money', 'visa'])
      .executeTakeFirstOrThrow()
    expect(place).toMatchObject({ main: 'approved', money: 'waived', visa: 'toCheck' })
    await books.open(`/CourseRegistration-Edit/${place.id}`)
    await books.openAction(registration.acts.dismissVisa.do)
    const main = () =>
      server.db
        .selectFrom('registration.registration')
        .where('id', '=', place.id)
        .select('main')
        .executeTakeFirstOrThrow()
    await expect.poll(async () => (await main()).main).toBe('confirmed')
    await right(books)
    await books.leave()
    const yusuf = await as('yusuf', `/RegistrationStatus/${place.code}`)
    await yusuf.page.getByText(registration.states.confirmed).first().waitFor()
    await right(yusuf)
    await yusuf.leave()
  })
})
