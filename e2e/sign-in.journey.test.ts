import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { changeSetting } from '#platform/server/settings.ts'
import { signInSettings } from '#modules/signin/contract/settings.ts'
import { dayOf, timeOf } from '#platform/shared/values/dates.ts'
import { cast, castPassword, type CastKey } from '#testing/stages/cast.ts'
import { mailedCode, mailedToken } from '#testing/sign-in.ts'
import {
  axe,
  endVisits,
  expectErrors,
  overflowing,
  phone,
  visit,
  type Visit,
  type VisitOptions,
} from './site/browser.ts'
import { deviceOf } from './log-in/passkey-device.ts'
import { openWorld, type World } from './main-job/world.ts'

/* Every outcome of a log-in, and what keeps a session safe, as people meet them. */
let world: World
let open: Visit[] = []
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  await world.at(dayOf(new Date()), timeOf(new Date()))
  await changeSetting(world.db, signInSettings, 'secondFactor', 'staff')
})
afterEach(async () => {
  await Promise.all(open.map(({ context }) => context.close()))
  open = []
})
afterAll(async () => {
  await endVisits()
  await world?.close()
})

async function come(options?: VisitOptions): Promise<Visit> {
  const visitor = await visit(world.origin, options)
  visitor.page.setDefaultTimeout(20_000)
  open.push(visitor)
  return visitor
}
async function giveCredentials(page: Page, email: string, password = castPassword, path = '/pages/login') {
  await page.goto(path)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
}
const code = (page: Page) => page.locator('input[name=code]')
/** Comes in as somebody who is asked for nothing more. */
async function comeAs(who: CastKey, to: string, options?: VisitOptions): Promise<Visit> {
  const visitor = await come(options)
  await giveCredentials(visitor.page, cast[who].email, castPassword, `/pages/login?to=${encodeURIComponent(to)}`)
  await visitor.page.waitForURL((url) => url.pathname === to)
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  return visitor
}

/** What an app that has scanned the key shows. */
async function firstCode(page: Page): Promise<string> {
  const key = page.locator('bdi').filter({ hasText: /^[A-Z2-7 ]{32,}$/ })
  const app = new TOTP({ secret: Secret.fromBase32((await key.innerText()).replaceAll(' ', '')) })
  return app.generate({ timestamp: world.now().getTime() })
}
async function keepCodes(page: Page, done: string): Promise<void> {
  await page.locator('[data-codes] li').first().waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: done, exact: true }).click()
}

describe('passkeys and addresses', () => {
  test('staff sets up a passkey at the first log-in, and comes in with it from then on', async () => {
    const { page, errors } = await come({ language: 'en', viewport: phone })
    await deviceOf(page)
    await giveCredentials(page, cast.salma.email)
    await code(page).fill(await mailedCodeSoon(cast.salma.email))
    await page.waitForURL(/\/pages\/set-up-factor$/)
    expect(await overflowing(page)).toEqual([])
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Set up a passkey' }).click()
    await keepCodes(page, 'Done')
    await page.waitForURL(/\/InstructorHome/)
    await page.evaluate(() => sessionStorage.clear())

    await giveCredentials(page, cast.salma.email, castPassword, '/pages/login?to=%2Fpages%2Fsecurity')
    await page.getByRole('button', { name: 'Use the passkey' }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
    await page.getByRole('button', { name: 'Use the passkey' }).click()
    await page.waitForURL(/\/pages\/security$/)
    await page.locator('[data-passkeys] li').first().waitFor()
    expect(await axe(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
    // The last one stays.
    await page.getByRole('button', { name: /^Remove This device/ }).click()
    await page.locator('input[name=password]').fill(castPassword)
    await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
    await page.getByText(/Add another one first/).waitFor()
    expectErrors(errors, /409/)
    expect(errors).toEqual([])
  })

  test('loading the page of the recovery codes anew asks first, and says afterwards that one is in', async () => {
    const { page, errors } = await come({ language: 'en', viewport: phone })
    await deviceOf(page)
    await giveCredentials(page, cast.karim.email)
    await code(page).fill(await mailedCodeSoon(cast.karim.email))
    await page.getByRole('button', { name: 'Set up a passkey' }).click()
    const codes = page.locator('[data-codes] li')
    await codes.first().waitFor()
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss()
      return dialog.type()
    })
    await page.evaluate(() => location.reload())
    expect(await asked).toBe('beforeunload')
    expect(await codes.count()).toBe(10)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByText(`You are already logged in as ${cast.karim.nameEn}.`).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'Account security' }).click()
    await page.getByText('Left: 10 of 10').waitFor()
    expect(errors).toEqual([])
  })

  test('a passkey is added on the security page, named, and removed', async () => {
    const { page, errors } = await comeAs('mariam', '/pages/security')
    await deviceOf(page)
    await page.getByRole('button', { name: 'إضافة مفتاح مرور' }).click()
    await page.locator('input[name=password]').fill(castPassword)
    await page.getByRole('button', { name: 'متابعة' }).click()
    await page.getByRole('textbox', { name: 'اسم المفتاح' }).fill('هاتفي')
    await page.getByRole('button', { name: 'إنشاء المفتاح' }).click()
    await keepCodes(page, 'تم')
    await page.locator('[data-passkeys]').getByText('هاتفي').waitFor()
    await page.getByRole('button', { name: 'تغيير اسم هاتفي' }).click()
    await page.getByRole('textbox', { name: 'اسم المفتاح' }).fill('حاسوبي')
    await page.getByRole('button', { name: 'حفظ' }).click()
    await page.getByRole('button', { name: 'حذف حاسوبي' }).click()
    await page.locator('input[name=password]').fill(castPassword)
    await page.getByRole('button', { name: 'حذف', exact: true }).last().click()
    await page.locator('[data-passkeys]').waitFor({ state: 'detached' })
    expect(errors).toEqual([])
  })

  test('another address is asked for, confirmed from its letter, and taken back from the old one', async () => {
    const { page, errors } = await comeAs('hany', '/pages/security', { language: 'en' })
    await page.getByRole('button', { name: 'Change the address' }).click()
    await page.locator('input[name=email]').fill('hany.new@academy.example')
    await page.locator('input[name=password]').fill(castPassword)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.locator('[data-pending-address]').getByText('hany.new@academy.example').waitFor()
    expect(await axe(page)).toEqual([])
    const [confirm, undo] = await Promise.all([
      mailedToken(world.db, 'hany.new@academy.example'),
      mailedToken(world.db, cast.hany.email),
    ])
    const letter = await come({ viewport: phone })
    await letter.page.goto(`/pages/address#${confirm}`)
    await letter.page.getByRole('heading', { level: 1, name: 'تأكيد البريد الجديد' }).waitFor()
    expect(await axe(letter.page)).toEqual([])
    expect(await overflowing(letter.page)).toEqual([])
    await letter.page.getByRole('button', { name: 'نعم، هذا بريدي' }).click()
    await letter.page.getByRole('heading', { level: 1, name: 'تأكد بريدك الجديد' }).waitFor()
    const old = await come({ language: 'fr' })
    await old.page.goto(`/pages/address#${undo}`)
    await old.page.getByRole('button', { name: 'Ce n’était pas moi : annuler' }).click()
    await old.page.waitForURL(/\/pages\/reset-password$/)
    await old.page.locator('input[name=newPassword]').fill('Quiet-River-71')
    await old.page.locator('input[name=confirmPassword]').fill('Quiet-River-71')
    await old.page.locator('button[type=submit]').click()
    await old.page.waitForURL(/\/CustomerHome/)
    expect([...letter.errors, ...old.errors]).toEqual([])
    expectErrors(errors, /401/)
  })
})

describe('logging in', () => {
  test('the staff types the mailed code and sets an app up; the target and the competition survive it', async () => {
    const { page, errors } = await come()
    await giveCredentials(page, cast.huda.email, castPassword, '/pages/login/CMP-7?to=%2Fpages%2Fsecurity')
    await page.waitForURL(/\/verify-otp$/)
    await code(page).waitFor()
    expect(await axe(page)).toEqual([])
    // The mailbox was looked into meanwhile.
    await page.reload()
    await code(page).fill('٠٠٠٠٠٠')
    await page.getByText(/الرمز غير صحيح/).waitFor()
    expectErrors(errors, /409/)
    await code(page).fill(await mailedCode(world.db, cast.huda.email))
    await page.waitForURL(/\/pages\/set-up-factor$/)
    await page.getByRole('heading', { level: 1, name: 'أعدّ خطوة الدخول الثانية' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'إعداد تطبيق مصادقة' }).click()
    await code(page).fill(await firstCode(page))
    await keepCodes(page, 'تم')
    await page.waitForURL(/\/pages\/security$/)
    await page.getByRole('heading', { level: 1, name: 'أمان الحساب' }).waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('CompetitionCode'))).toBe('CMP-7')
    expect(await page.evaluate(() => sessionStorage.getItem('signInAttempt'))).toBeNull()
    expect(errors).toEqual([])
  })

  test('who goes back and logs in again within the minute still has the code on its way', async () => {
    const { page, errors } = await come({ language: 'en' })
    await giveCredentials(page, cast.omar.email)
    await code(page).waitFor()
    const sent = await mailedCode(world.db, cast.omar.email)
    await page.getByRole('link', { name: 'Back to log in' }).click()
    await giveCredentials(page, cast.omar.email)
    await code(page).fill(sent)
    await page.waitForURL(/\/pages\/set-up-factor$/)
    expectErrors(errors, /429/)
    expect(errors).toEqual([])
  })

  test('the page of the code leads back where no code is awaited', async () => {
    const { page, errors } = await come({ language: 'en', viewport: phone })
    for (const path of ['/verify-otp', '/pages/CheckCode/nobody%40example.com', '/pages/reset-password']) {
      await page.goto(path)
      await page.getByRole('link', { name: 'Back to log in' }).waitFor()
      expect(await overflowing(page)).toEqual([])
      expect(await axe(page)).toEqual([])
    }
    expect(errors).toEqual([])
  })

  test('an unproved address is proved by its code, which signs in', async () => {
    const account = world.db.updateTable('accounts.account').where('email', '=', cast.mariam.email)
    await account.set({ email_proved_at: null }).execute()
    const { page, errors } = await come({ viewport: phone })
    await giveCredentials(page, cast.mariam.email, castPassword, '/pages/login?to=%2FChangePassword')
    await page.waitForURL(/\/pages\/CheckCode\/mariam%40diwan\.example$/)
    await page.getByRole('heading', { level: 1, name: 'أكّد بريدك الإلكتروني' }).waitFor()
    expect(await overflowing(page)).toEqual([])
    await code(page).fill(await mailedCode(world.db, cast.mariam.email))
    await page.waitForURL(/\/ChangePassword$/)
    expect(errors).toEqual([])
  })

  test('who waits for approval is told so, in the language', async () => {
    const account = world.db.updateTable('accounts.account').where('email', '=', cast.hany.email)
    await account.set({ state: 'pending' }).execute()
    const { page, errors } = await come({ language: 'fr' })
    // The password that was chosen when the address was taken back.
    await giveCredentials(page, cast.hany.email, 'Quiet-River-71')
    await page.getByText(/attend encore l’accord de l’académie/).waitFor()
    await account.set({ state: 'active' }).execute()
    expectErrors(errors, /403/)
    expect(errors).toEqual([])
  })

  test('a forgotten password is set anew; the old one is of no use', async () => {
    const { page, errors } = await come({ language: 'en' })
    await page.goto('/pages/login?to=%2Fpages%2Fsessions')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.locator('form', { hasText: 'Send the code' }).locator('input[name=email]').fill('no address')
    await page.locator('button[type=submit]').click()
    await page.getByText('Enter a valid e-mail address.').waitFor()
    await page.locator('input[name=email]').fill(cast.yusuf.email)
    await page.locator('button[type=submit]').click()
    await code(page).fill(await mailedCodeSoon(cast.yusuf.email))
    await page.waitForURL(/\/pages\/reset-password$/)
    await page.locator('input[name=newPassword]').fill('Quiet-River-71')
    expect(await axe(page)).toEqual([])
    await page.locator('input[name=confirmPassword]').fill('Quiet-River-71')
    await page.locator('button[type=submit]').click()
    await page.waitForURL(/\/pages\/sessions$/)
    expect(errors).toEqual([])

    const again = await come({ language: 'en' })
    await giveCredentials(again.page, cast.yusuf.email)
    await again.page.getByText('Wrong Email or Password').waitFor()
    await again.page.locator('input[name=password]').fill('Quiet-River-71')
    await again.page.locator('button[type=submit]').click()
    await again.page.waitForURL(/\/Traineehome/)
  })

  test('an authenticator app is added, and asked for; a recovery code stands in for it', async () => {
    const { page, errors } = await comeAs('layla', '/pages/security', { language: 'en' })
    await page.getByRole('button', { name: 'Add an app' }).click()
    await page.locator('input[name=password]').fill(castPassword)
    await page.getByRole('button', { name: 'Continue' }).click()
    const key = await page
      .locator('bdi')
      .filter({ hasText: /^[A-Z2-7 ]{32,}$/ })
      .innerText()
    const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
    expect(await axe(page)).toEqual([])
    await code(page).fill(app.generate({ timestamp: world.now().getTime() }))
    const codes = page.locator('[data-codes] li')
    await codes.first().waitFor()
    expect(await codes.count()).toBe(10)
    expect(await axe(page)).toEqual([])
    const recovery = await codes.first().innerText()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('Left: 10 of 10').waitFor()
    expect(errors).toEqual([])

    const byApp = await come({ language: 'en' })
    await giveCredentials(byApp.page, cast.layla.email)
    await code(byApp.page).fill(app.generate({ timestamp: world.now().getTime() + 30_000 }))
    await byApp.page.waitForURL(/\/Traineehome/)

    const byRecovery = await come({ language: 'en', viewport: phone })
    await giveCredentials(byRecovery.page, cast.layla.email)
    await byRecovery.page.getByRole('button', { name: /use a recovery code/ }).click()
    await code(byRecovery.page).fill(recovery)
    await byRecovery.page.locator('button[type=submit]').click()
    await byRecovery.page.waitForURL(/\/Traineehome/)
    await page.reload()
    await page.getByText('Left: 9 of 10').waitFor()
  })
})

/** The newest code, once its letter is there. */
async function mailedCodeSoon(email: string): Promise<string> {
  await expect.poll(() => mailedCode(world.db, email).catch(() => null)).not.toBeNull()
  return mailedCode(world.db, email)
}

describe('a session', () => {
  test('of two tabs is renewed once when its access token has ended, and once more after the next', async () => {
    const { page, context, errors } = await comeAs('mariam', '/pages/security')
    const second = await context.newPage()
    await second.goto('/pages/sessions')
    await second.getByRole('heading', { level: 1, name: 'الأجهزة والجلسات' }).waitFor()
    const renewals: string[] = []
    context.on('requestfinished', (request) => {
      if (request.url().endsWith('/refresh')) renewals.push(request.url())
    })
    for (const times of [1, 2]) {
      // No page of before asks while the time goes on: what it was answered would go with it, and be asked anew.
      await Promise.all([page.goto('about:blank'), second.goto('about:blank')])
      const later = new Date(Date.now() + times * 11 * 60_000)
      await world.at(dayOf(later), timeOf(later))
      await Promise.all([page.goto('/pages/security'), second.goto('/pages/sessions')])
      await page.getByText(cast.mariam.email).first().waitFor()
      await second.getByText('هذا المتصفح').waitFor()
      expect(renewals).toHaveLength(times)
    }
    expectErrors(errors, /401/)
    expect(errors).toEqual([])
  })

  test('that was ended elsewhere leads to the log-in, which says why until one is in again', async () => {
    const { page, errors } = await come({ viewport: phone })
    const why = page.getByText('انتهت جلستك: مضت مدتها أو أُنهيت من مكان آخر. سجّل الدخول للمتابعة.')
    await giveCredentials(page, cast.mariam.email, castPassword, '/pages/login?to=%2Fpages%2Fsecurity')
    await page.waitForURL(/\/pages\/security$/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const elsewhere = await come()
    await giveCredentials(elsewhere.page, cast.mariam.email, castPassword, '/pages/login?to=%2Fpages%2Fsessions')
    expect(await elsewhere.page.getByText('انتهت جلستك').count()).toBe(0)
    await elsewhere.page.getByText('هذا المتصفح').waitFor()
    await elsewhere.page.evaluate(async () => {
      const authorization = `Bearer ${sessionStorage.getItem('accessToken')}`
      const headers = { authorization, 'content-type': 'application/json' }
      await fetch('/api/Account/EndSession', { method: 'POST', headers, body: '{"ID":"others"}' })
    })
    await page.reload()
    await page.waitForURL(/\/pages\/login\?to=/)
    await why.waitFor()
    expect(await axe(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
    await page.reload()
    await why.waitFor()
    await page.locator('input[name=email]').fill(cast.mariam.email)
    await page.locator('input[name=password]').fill(castPassword)
    await page.locator('button[type=submit]').click()
    await page.waitForURL(/\/pages\/security$/)
    expect(await page.evaluate(() => sessionStorage.getItem('sessionOver'))).toBeNull()
    expectErrors(errors, /401/)
    expect([...errors, ...elsewhere.errors]).toEqual([])
  })

  test('is locked in every tab, stays so after a reload, and shows what was typed when it is opened', async () => {
    const { page, context, errors } = await comeAs('mariam', '/ChangePassword')
    await page.locator('main input').first().fill('typed')
    const second = await context.newPage()
    await second.goto('/pages/sessions')
    await second.getByRole('heading', { level: 1, name: 'الأجهزة والجلسات' }).waitFor()
    await page.bringToFront()
    await page.locator('header button[aria-haspopup=menu]').last().click()
    await page.getByRole('menuitem', { name: 'قفل الشاشة' }).click()
    const title = { level: 1, name: 'الشاشة مقفلة' } as const
    await page.getByRole('heading', title).waitFor()
    expect(await axe(page)).toEqual([])
    await second.bringToFront()
    await second.getByRole('heading', title).waitFor()
    expect(await second.getByText('هذا المتصفح').isVisible()).toBe(false)
    await second.reload()
    await second.getByRole('heading', title).waitFor()
    await second.locator('input[name=password]').fill('wrong')
    await second.locator('button[type=submit]').click()
    await second.getByText('كلمة المرور الحالية غير صحيحة.').waitFor()
    await second.locator('input[name=password]').fill(castPassword)
    await second.locator('button[type=submit]').click()
    await second.getByText('هذا المتصفح').waitFor()
    await page.getByRole('heading', { level: 1, name: 'تغيير كلمة المرور' }).waitFor()
    expect(await page.locator('main input').first().inputValue()).toBe('typed')
    expectErrors(errors, /401|409/)
    expect(errors).toEqual([])
  })

  test('locks itself after the academy’s minutes without a touch', async () => {
    await changeSetting(world.db, signInSettings, 'secondFactor', 'off')
    const { page } = await come()
    await page.clock.install()
    const asked = page.waitForResponse((response) => response.url().endsWith('/GetLock'))
    await giveCredentials(page, cast.sami.email, castPassword, '/pages/login?to=%2Fpages%2Fsessions')
    await page.getByText('هذا المتصفح').waitFor()
    await asked
    // The watch begins once the answer is in the page.
    await page.waitForFunction(() => localStorage.getItem('lastTouch') !== null)
    await page.clock.fastForward('29:00')
    expect(await page.getByRole('heading', { name: 'الشاشة مقفلة' }).count()).toBe(0)
    await page.clock.fastForward('01:30')
    await page.getByRole('heading', { name: 'الشاشة مقفلة' }).waitFor()
  })

  test('by hand at the lock screen’s own address, opened by a mailed code', async () => {
    await changeSetting(world.db, signInSettings, 'secondFactor', 'off')
    const { page, errors } = await come({ language: 'en' })
    await giveCredentials(page, cast.sami.email, castPassword, '/pages/login?to=%2Fpages%2Fsessions')
    await page.getByText('This browser').waitFor()
    await page.goto('/pages/lock-screen?to=%2Fpages%2Fsecurity')
    await page.getByRole('button', { name: 'Use a code in place of the password' }).click()
    await code(page).waitFor()
    await code(page).fill(await mailedCode(world.db, cast.sami.email))
    await page.waitForURL(/\/pages\/security$/)
    await page.getByRole('heading', { level: 1, name: 'Account security' }).waitFor()
    expectErrors(errors, /401|409/)
    expect(errors).toEqual([])
  })
})

describe('maintenance', () => {
  test('covers the pages of everybody but administrators, and gives them back as they were', async () => {
    const { page: trainee, errors } = await comeAs('mariam', '/ChangePassword', { language: 'en' })
    for (const [at, text] of ['old', 'Quiet-River-71', 'Quiet-River-71'].entries()) {
      await trainee.locator('main input').nth(at).fill(text)
    }
    const { page: admin } = await come({ language: 'en' })
    await giveCredentials(admin, cast.nadia.email, castPassword, '/pages/login?to=%2Fpages%2Fmaintenance')
    await code(admin).fill(await mailedCodeSoon(cast.nadia.email))
    await admin.getByRole('button', { name: 'Set up an authenticator app' }).click()
    await code(admin).fill(await firstCode(admin))
    await keepCodes(admin, 'Done')
    await admin.locator('input[name=IsOn]').click()
    await admin.getByRole('button', { name: 'Begin the maintenance' }).click()
    await admin.getByRole('dialog').locator('button[type=submit]').click()
    // Without words for people it does not begin.
    await admin.getByText('One field needs attention').waitFor()
    await admin.locator('textarea[name=Message]').fill('We are moving to a larger server.')
    await admin.getByRole('button', { name: 'Begin the maintenance' }).click()
    await admin.getByRole('dialog').locator('button[type=submit]').click()
    await admin.getByText('Under maintenance now').waitFor()
    await admin.getByText('only administrators work now').waitFor()
    expect(await axe(admin)).toEqual([])

    await trainee.locator('main button[type=submit]').click()
    await trainee.getByRole('heading', { level: 1, name: 'The academy is under maintenance' }).waitFor()
    await trainee.getByText('We are moving to a larger server.').waitFor()
    expect(await axe(trainee)).toEqual([])
    const { page: visitor } = await come({ language: 'en', viewport: phone })
    await visitor.goto('/pages/login')
    await visitor.getByText('We are moving to a larger server.').waitFor()
    expect(await overflowing(visitor)).toEqual([])

    await admin.locator('input[name=IsOn]').click()
    await admin.getByRole('button', { name: 'Save' }).click()
    await admin.getByText('Working as usual').waitFor()
    await trainee.getByRole('button', { name: 'Check now' }).click()
    await trainee.getByRole('heading', { level: 1, name: 'Change password' }).waitFor()
    expect(await trainee.locator('main input').nth(1).inputValue()).toBe('Quiet-River-71')
    expectErrors(errors, /503/)
    expect(errors).toEqual([])
  })
})
