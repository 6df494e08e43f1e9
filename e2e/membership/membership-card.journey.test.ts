import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { membershipCalls as calls } from '#modules/membership/contract/calls.ts'
import { ar } from '#modules/membership/text/ar.ts'
import { en } from '#modules/membership/text/en.ts'
import { ar as arKit } from '#platform/web/text/kit/ar.ts'
import { en as enKit } from '#platform/web/text/kit/en.ts'
import type { TestServer } from '#testing/server.ts'
import { cast, type CastKey } from '#testing/stages/cast.ts'
import { setFee } from '#testing/stages/membership/cards.ts'
import { Person } from '../main-job/person.ts'
import { axe, overflowing, phone, visit } from '../site/browser.ts'
import { closeStagedSite, startStagedSite } from '../site/staged-site.ts'
import { still } from '../site/stillness.ts'

/*
 * A membership card from what a trainee asks for to the page that its code leads to: approved, paid, confirmed with its
 * number, printed, handed out.
 */
const wide = { width: 1440, height: 900 }
let server: TestServer
let origin: string
beforeAll(async () => {
  ;({ server, origin } = await startStagedSite())
  await setFee(server, 2_500)
})
afterAll(closeStagedSite)

const card = () =>
  server.db.selectFrom('membership.card').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
const state = (expected: string) => expect.poll(async () => (await card()).state).toBe(expected)
const right = async (person: Person) => {
  await person.looksRight()
  expect(await overflowing(person.page)).toEqual([])
}
const mine = '/Setting/UserMembershipCard'

/** Asks for a card and hands in the proof of its payment, as the trainee does. */
async function asks(trainee: Person, t: typeof ar | typeof en) {
  await trainee.press(t.mine.ask.first)
  const dialog = trainee.page.getByRole('dialog').last()
  await dialog.getByText(t.mine.photo).waitFor()
  await right(trainee)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'hidden' })
  await state('requested')
}
async function pays(trainee: Person, t: typeof ar | typeof en) {
  await trainee.open(mine)
  await trainee.press(t.acts.uploadProof.do)
  const dialog = trainee.page.getByRole('dialog').last()
  // Nothing handed in is said at its field, and what was typed stays.
  await dialog.locator('button[type=submit]').click()
  const kit = t === ar ? arKit : enKit
  await dialog.getByText(kit.fieldErrors.required).first().waitFor()
  await trainee.fill(t.fields.swift, 'NBEGEGCX0042', dialog)
  await right(trainee)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'hidden' })
  await state('proofUploaded')
}

describe('a membership card', () => {
  const as = (who: CastKey, to: string, looks: { language: 'ar' | 'en'; viewport: typeof wide }) =>
    Person.signedIn({ ...looks, origin }, cast[who].email, to)

  test(
    'in Arabic: asked for, approved, paid, confirmed, printed, handed out, verified',
    { timeout: 240_000 },
    async () => {
      const looks = { language: 'ar', viewport: wide } as const
      const layla = await as('layla', mine, looks)
      await layla.page.getByText(ar.mine.none).waitFor()
      await asks(layla, ar)
      const { id } = await card()

      const sami = await as('sami', `/Setting/UserMembershipCardRequest?card=${id}`, looks)
      const drawer = sami.page.getByRole('dialog').last()
      await sami.press(ar.acts.takeForReview.do, drawer)
      await state('pendingReview')
      await right(sami)
      await sami.press(ar.acts.approve.do, drawer)
      await sami.press(ar.acts.approve.do, sami.page.getByRole('dialog').last())
      await state('paymentStage')

      await pays(layla, ar)
      await right(layla)

      await sami.open(`/Setting/UserMembershipCardRequest?card=${id}`)
      await sami.press(ar.acts.confirm.do, sami.page.getByRole('dialog').last())
      await sami.press(ar.acts.confirm.do, sami.page.getByRole('dialog').last())
      await state('confirmed')
      const { number, verify_code: code } = await card()
      expect(number).toMatch(/^MC-\d{4}-0001$/)
      await sami.open('/Setting/MembershipCard')
      await sami.page.getByText(number!).first().waitFor()
      await right(sami)

      await sami.open(`/report/MembershipCard/${id}`)
      await sami.page.locator('html[data-print-ready]').waitFor({ state: 'attached' })
      expect(await sami.page.locator('[data-side]').count()).toBe(2)
      await sami.page.getByText(cast.layla.nameAr).first().waitFor()
      expect(await axe(sami.page)).toEqual([])
      await sami.open(`/report/MembershipCardSheet/${id}`)
      await sami.page.locator('[data-side=back]').waitFor()

      await sami.open(`/Setting/MembershipCard?card=${id}`)
      await sami.press(ar.acts.activate.do, sami.page.getByRole('dialog').last())
      await sami.press(ar.acts.activate.do, sami.page.getByRole('dialog').last())
      await state('active')
      await layla.open(mine)
      await layla.page.getByText(number!).first().waitFor()
      await right(layla)
      await Promise.all([sami.leave(), layla.leave()])

      const stranger = await visit(origin, { language: 'ar', viewport: wide })
      await stranger.page.goto(`/verify-card/${code}`)
      await stranger.page.getByText(ar.verify.validHint).waitFor()
      await stranger.page.getByText(number!).waitFor()
      await still(stranger.page)
      expect(await axe(stranger.page)).toEqual([])
      await stranger.page.goto(`/verify-card/${'0'.repeat(32)}`)
      await stranger.page.getByText(ar.verify.unknown).waitFor()
      await stranger.context.close()
    },
  )

  test('in English at phone width: the trainee asks and pays', { timeout: 120_000 }, async () => {
    const looks = { language: 'en', viewport: phone } as const
    const yusuf = await as('yusuf', mine, looks)
    await asks(yusuf, en)
    await right(yusuf)
    const { id } = await card()
    await server.db.updateTable('membership.card').set({ state: 'pendingReview' }).where('id', '=', id).execute()
    const keeper = await server.as('sami')
    await keeper.send(calls.approve, { body: { ID: id, Version: 1 } })
    await pays(yusuf, en)
    await right(yusuf)
    await yusuf.leave()
  })
})
