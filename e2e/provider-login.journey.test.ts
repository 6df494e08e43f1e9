import { afterAll, expect, test } from 'vitest'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { freePort } from '#testing/servers/free-port.ts'
import { startIdentityProvider, type TestIdentityProvider } from '#testing/servers/identity-provider.ts'
import { walkThroughProvider } from '#testing/servers/provider-visit.ts'
import { startAcademy, type Academy } from './site/academy.ts'
import { axe, expectErrors, overflowing, phone, visit, type Visit } from './site/browser.ts'
import { visitorsOfAcademy } from './site/visitors.ts'

let provider: TestIdentityProvider
afterAll(() => provider?.stop())

async function academyWithProviders(): Promise<Academy> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  provider = await startIdentityProvider(`${origin}/callback`)
  provider.people.set('layla', { sub: 'layla', email: cast.layla.email, email_verified: true })
  provider.people.set('stranger', { sub: 'stranger', email: 'stranger@elsewhere.example', email_verified: true })
  const company = { ...provider.entry('company'), name: { ar: 'هيئة الطيران', en: 'Aviation Authority' } }
  return startAcademy({
    PORT: String(port),
    PUBLIC_URL: origin,
    OIDC_PROVIDERS: JSON.stringify([company, { ...provider.entry('city', 'public'), clientSecret: undefined }]),
  })
}
const { academy, come } = visitorsOfAcademy({}, academyWithProviders)

/** What the academy's pages print; the provider's own ask for a font elsewhere. */
const own = (errors: readonly string[]) => errors.filter((each) => !each.startsWith('/interaction/'))

/** Logs in with any password on the provider's own page, and consents. */
async function logInThere({ page }: Visit, login: string): Promise<void> {
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('the provider’s button leads there and back, signed in, to the page that was wanted', async () => {
  const visitor = await come()
  const { page, errors } = visitor
  await page.goto('/ChangePassword?from=mail')
  await page.getByRole('button', { name: 'الدخول عبر هيئة الطيران' }).click()
  await logInThere(visitor, 'layla')
  await page.waitForURL(`${academy().origin}/ChangePassword?from=mail`)
  await page.getByRole('heading', { level: 1, name: 'تغيير كلمة المرور' }).waitFor()
  await page.locator('header').getByText(cast.layla.nameAr).waitFor()
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('userInfo')!) as { providerId: string })
  expect(kept.providerId).toBe('company')
  expect(await page.evaluate(() => sessionStorage.getItem('providerLogin'))).toBeNull()

  // The address of the way back leads in no second time, and says who is in.
  await page.goto('/callback?code=old&state=old')
  await page.getByText(`سجّلت الدخول من قبل باسم ${cast.layla.nameAr}.`).waitFor()
  await page.getByRole('button', { name: 'متابعة' }).click()
  await page.waitForURL(/\/Traineehome$/)
  expect(own(errors)).toEqual([])
})

test('a competition’s code and the language chosen come back too', async () => {
  const visitor = await come({ viewport: phone })
  const { page } = visitor
  await page.goto('/pages/login/CMP-7')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Log in with Single sign-on city' }).click()
  await logInThere(visitor, 'layla')
  // The code leads to its competition.
  await page.waitForURL(/\/CompetitionAnswer\/CMP-7$/)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
})

test('who turns back is told so, with the code and the way to the login page that was left', async () => {
  const { page, errors } = await come({ language: 'en' })
  await page.goto('/pages/login/CMP-7?to=%2FChangePassword')
  await page.getByRole('button', { name: 'Log in with Aviation Authority' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alert').getByText('You cancelled at the identity provider.').waitFor()
  await page.getByText('access_denied', { exact: true }).waitFor()
  expect(errors.join()).toContain('The log-in through the identity provider failed.')
  expectErrors(errors, /status of 403|identity provider failed/)
  expect(new URL(page.url()).search).toBe('')
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the log-in page' }).click()
  await page.waitForURL(`${academy().origin}/pages/login/CMP-7?to=%2FChangePassword`)
  expect(own(errors)).toEqual([])
})

test('who has no account is told which address, in Arabic on a phone', async () => {
  const visitor = await come({ viewport: phone })
  const { page, errors } = visitor
  await page.goto('/pages/login')
  await page.getByRole('button', { name: 'الدخول عبر هيئة الطيران' }).click()
  await logInThere(visitor, 'stranger')
  await page.getByRole('heading', { level: 1, name: 'لم يكتمل تسجيل الدخول' }).waitFor()
  await page.getByText('stranger@elsewhere.example').waitFor()
  expect(await overflowing(page)).toEqual([])
  expect(await axe(page)).toEqual([])
  expectErrors(errors, /status of 403|identity provider failed/)
  expect(own(errors)).toEqual([])
})

test('an address that somebody else began finishes nothing in this browser', async () => {
  const begun = await fetch(`${academy().origin}/api/Account/BeginProviderLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Provider: 'company', To: null, CompetitionCode: null }),
  })
  const { Address } = (await begun.json()) as { Address: string }
  const query = await walkThroughProvider(Address, `${academy().origin}/callback`, { login: 'layla' })

  const { page } = await come()
  await page.goto(`/callback${query}`)
  await page.getByRole('heading', { level: 1, name: 'لم يكتمل تسجيل الدخول' }).waitFor()
  await page.getByText('providerLoginOver', { exact: true }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull()
})

test('a provider that does not answer is said on the login page, and passwords go on', async () => {
  provider.outOfOrder = 503
  const away = await startAcademyWithColdProvider()
  const { page, context, errors } = await visit(away.origin, { language: 'en' })
  await page.goto('/pages/login')
  await page.getByRole('button', { name: 'Log in with Single sign-on company' }).click()
  await page.getByRole('alert').getByText('The identity provider does not answer now.').waitFor()
  expect(await axe(page)).toEqual([])
  await page.locator('input[name=email]').fill(cast.layla.email)
  await page.locator('input[name=password]').fill(castPassword)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/Traineehome$/)
  expectErrors(errors, /503/)
  expect(errors).toEqual([])
  await context.close()
  await away.close()
  provider.outOfOrder = null
})

/** One that has never asked the provider. */
const startAcademyWithColdProvider = () => startAcademy({ OIDC_PROVIDERS: JSON.stringify([provider.entry('company')]) })
