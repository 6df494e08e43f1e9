import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { ar as account } from '#modules/signin/text/account/ar.ts'
import { ar as signin } from '#modules/signin/text/acts/ar.ts'
import { ar as identity } from '#modules/signin/text/ar.ts'
import { cast } from '#testing/stages/cast.ts'
import { mailedCode } from '#testing/sign-in.ts'
import { endVisits, phone } from './site/browser.ts'
import { Person } from './main-job/person.ts'
import { openWorld, type World } from './main-job/world.ts'

const { acts } = signin

/* Whoever has signed in without a password, as a light trainee or by a provider, gives the account its first one. */
let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())
afterAll(endVisits)

test('a first password after a code, then an app, by the keyboard', { timeout: 120_000 }, async () => {
  const { email } = cast.mariam
  const looks = { origin: world.origin, language: 'ar', viewport: phone } as const
  const mariam = await Person.signedIn(looks, email, '/Traineehome')
  const { page } = mariam
  const focused = (selector: string) =>
    expect
      .poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector), { timeout: 15_000 })
      .toBe(true)
  await world.db.updateTable('accounts.account').set({ password_hash: null }).where('email', '=', email).execute()

  await mariam.open('/ChangePassword')
  // A double click asks once, and there is nothing to send before.
  await mariam.button(account.security.sendCode).dblclick()
  await focused('input[name=code]')
  expect(mariam.visit.errors).toEqual([])
  await mariam.looksRight()
  await page.locator('input[name=code]').fill(await mailedCode(world.db, email))
  await mariam.fill(identity.password.new, 'Blue-Sky-47')
  await mariam.fill(identity.password.confirm, 'Blue-Sky-47')
  await mariam.press(acts.changePassword.do)
  await page.waitForURL((url) => url.pathname !== '/ChangePassword')

  await mariam.open('/pages/security')
  await mariam.press(acts.confirmAuthenticator.do)
  await focused('input[name=password]')
  // Back to where it was opened from.
  await page.keyboard.press('Escape')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent), { timeout: 15_000 })
    .toBe(acts.confirmAuthenticator.do)
  await page.keyboard.press('Enter')
  await focused('input[name=password]')
  await page.keyboard.type('Blue-Sky-47')
  await page.keyboard.press('Enter')
  await focused('input[name=code]')
  const secret = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(await page.getByRole('dialog').innerText())![0]
  await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate())
  // The field is gone with its step; the keyboard stays in the dialog.
  await page.getByLabel(account.app.kept).waitFor()
  await focused('[role=dialog], [role=dialog] *')
  await mariam.looksRight()
  await mariam.leave()
})
