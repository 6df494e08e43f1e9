import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { notifyActorChanged } from '#modules/accounts/server/public.ts'
import { examsCalls } from '#modules/exams/contract/calls.ts'
import { en as words } from '#modules/exams/text/sitting/en.ts'
import { en as account } from '#modules/signin/text/account/en.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { freePort } from '#testing/servers/free-port.ts'
import { cast, castPassword, type CastKey } from '#testing/stages/cast.ts'
import { axe, endVisits, expectErrors, inWholeChromium, overflowing } from '../site/browser.ts'
import { deviceOf } from '../log-in/passkey-device.ts'
import { openProxy } from '../exam-answers/proxy.ts'
import { Sitter } from '../exam-answers/sitter.ts'
import { examStage } from '../exam-answers/staged.ts'

inWholeChromium()

/* What may come before a running exam: the locked screen, and a session that is over. The paper stands behind it. */
let server: TestServer
let stage: Awaited<ReturnType<typeof examStage>>
/** Passkeys belong to this address. */
let port: number
beforeAll(async () => {
  port = await freePort()
  server = await startTestServer({ listening: true, config: { publicUrl: `http://localhost:${port}` } })
  stage = await examStage(server)
})
afterAll(async () => {
  await endVisits()
  await server?.close()
})
let close: (() => Promise<void>) | undefined
afterEach(async () => {
  await close?.()
  close = undefined
})

async function sit(who: CastKey): Promise<Sitter> {
  const proxy = await openProxy(Number(new URL(server.url).port), port)
  const sitter = await Sitter.begin(who, await stage(who), proxy)
  close = async () => {
    await sitter.close()
    await proxy.close()
  }
  return sitter
}

/** The newest text that the database has of the person's answer. */
async function keptText({ exam }: Sitter): Promise<string | undefined> {
  const row = await server.db
    .selectFrom('exams.answer_event as v')
    .innerJoin('exams.attempt as a', 'a.id', 'v.attempt_id')
    .where('a.exam_id', '=', exam.id)
    .where('v.exam_question_id', '=', exam.questions[3]!.id)
    .select('v.answer')
    .orderBy('v.seq', 'desc')
    .executeTakeFirst()
  return (row?.answer as { Text?: string } | undefined)?.Text
}

const secondsLeft = async (page: Page) => {
  const shown = await page.getByRole('timer').innerText()
  const [hours, minutes, seconds] = /(?:(\d+):)?(\d+):(\d+)/
    .exec(shown)!
    .slice(1)
    .map((each) => Number(each ?? 0))
  return hours! * 3600 + minutes! * 60 + seconds!
}
const lockOf = (page: Page) => page.getByRole('heading', { name: account.lock.title })

test('a screen that is locked in another tab hides the paper; unlocked, all of it stands there and goes on', async () => {
  const sitter = await sit('layla')
  const { page, visited } = sitter
  await sitter.showQuestion(4)
  const before = await secondsLeft(page)
  const other = await visited.context.newPage()
  await other.goto('/AvailableExam')
  await other.locator('header button[aria-haspopup=menu]').last().click()
  const lock = other.getByRole('menuitem', { name: 'Lock the screen' })
  await lock.waitFor()
  // In the middle of a sentence.
  await page.getByRole('textbox').fill('Half a sen')
  await lock.click()
  for (const each of [page, other]) await lockOf(each).waitFor()
  expect(await page.getByRole('timer').isVisible()).toBe(false)
  expect(await page.getByRole('textbox', { name: words.paper.write }).isVisible()).toBe(false)
  expect(await axe(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])

  const password = page.locator('input[name=password]')
  await password.fill('not the password')
  await password.press('Enter')
  await page.getByText('The present password is not right.').waitFor()
  await password.fill(castPassword)
  await password.press('Enter')
  for (const each of [page, other]) await lockOf(each).waitFor({ state: 'detached' })
  await page.getByRole('timer').waitFor()
  const text = page.getByRole('textbox')
  expect(await text.inputValue()).toBe('Half a sen')
  expect(await secondsLeft(page)).toBeLessThan(before)
  await text.press('End')
  await text.pressSequentially('tence')
  await expect.poll(() => keptText(sitter)).toBe('Half a sentence')
  await page.getByText(words.paper.saved).waitFor()

  // Loaded anew while it is locked it stays so, and the paper comes back with what was answered.
  await other.locator('header button[aria-haspopup=menu]').last().click()
  await lock.click()
  await lockOf(page).waitFor()
  await page.reload()
  await lockOf(page).waitFor()
  await other.locator('input[name=password]').fill(castPassword)
  await other.locator('input[name=password]').press('Enter')
  await lockOf(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: words.cover.resume, exact: true }).click()
  await page.getByRole('timer').waitFor()
  await sitter.showQuestion(4)
  expect(await page.getByRole('textbox').inputValue()).toBe('Half a sentence')
  expectErrors(visited.errors, /401|409/)
  expect(visited.errors).toEqual([])
})

test('a session that is over in the middle of an exam is begun again with a passkey, or with a code of the app', async () => {
  const sitter = await sit('mariam')
  const { page, visited } = sitter
  await deviceOf(page)
  await page.goto('/pages/security')
  const app = await addApp(page)
  await addPasskey(page)
  await page.goto(sitter.address)
  await page.getByRole('button', { name: words.cover.resume, exact: true }).click()
  await page.getByRole('timer').waitFor()

  for (const [text, how] of [
    ['By the passkey', 'passkey'],
    ['By the app', 'app'],
  ] as const) {
    await sitter.showQuestion(4)
    await endSessions('mariam')
    await page.getByRole('textbox').fill(text)
    const dialog = page.getByRole('dialog', { name: words.session.title })
    await dialog.locator('input').first().fill(castPassword)
    await dialog.getByRole('button', { name: words.session.signIn, exact: true }).click()
    await dialog.getByRole('button', { name: account.passkey.use }).waitFor()
    expect(await axe(page)).toEqual([])
    if (how === 'passkey') await dialog.getByRole('button', { name: account.passkey.use }).click()
    else {
      await dialog.getByRole('button', { name: account.passkey.useApp }).click()
      await dialog.locator('input[name=code]').fill(app.generate({ timestamp: Date.now() + 30_000 }))
    }
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByRole('textbox').inputValue()).toBe(text)
    await expect.poll(() => keptText(sitter)).toBe(text)
  }
  expectErrors(visited.errors, /401|409/)
  expect(visited.errors).toEqual([])
})

test('a password that is being typed while another tab signs in goes nowhere else', async () => {
  const sitter = await sit('yusuf')
  const { page, visited } = sitter
  await sitter.showQuestion(4)
  const answer = page.getByRole('textbox')
  await answer.fill('Mine')
  await expect.poll(() => keptText(sitter)).toBe('Mine')
  const other = await visited.context.newPage()
  await endSessions('yusuf')
  await answer.press('End')
  await answer.pressSequentially('!')
  const dialog = page.getByRole('dialog', { name: words.session.title })
  await dialog.locator('input').first().waitFor()
  const half = castPassword.slice(0, 8)
  await page.keyboard.type(half)

  await other.goto('/pages/login')
  await other.locator('input[name=email]').fill(cast.yusuf.email)
  await other.locator('input[name=password]').fill(castPassword)
  await other.locator('button[type=submit]').click()
  await other.waitForURL((url) => !url.pathname.startsWith('/pages/login'))
  await page.keyboard.type(castPassword.slice(8))
  expect(await dialog.locator('input').first().inputValue()).toBe(castPassword)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await answer.inputValue()).toBe('Mine!')
  await expect.poll(() => keptText(sitter)).toBe('Mine!')
  expectErrors(visited.errors, /401|409/)
  expect(visited.errors).toEqual([])
})

async function addApp(page: Page): Promise<TOTP> {
  await page.getByRole('button', { name: 'Add an app' }).click()
  await page.locator('input[name=password]').fill(castPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  const key = page.locator('bdi').filter({ hasText: /^[A-Z2-7 ]{32,}$/ })
  const app = new TOTP({ secret: Secret.fromBase32((await key.innerText()).replaceAll(' ', '')) })
  await page.locator('input[name=code]').fill(app.generate())
  await page.locator('[data-codes] li').first().waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByText('Left: 10 of 10').waitFor()
  return app
}

async function addPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.locator('input[name=password]').fill(castPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: account.passkey.name }).fill('Phone')
  await page.getByRole('button', { name: account.passkey.make }).click()
  await page.locator('[data-passkeys]').getByText('Phone').waitFor()
}

/** As an administrator would, or as time does. */
async function endSessions(who: CastKey): Promise<void> {
  const { id } = await server.db
    .selectFrom('accounts.account')
    .select('id')
    .where('email', '=', cast[who].email)
    .executeTakeFirstOrThrow()
  await server.db.updateTable('signin.session').set({ revoked_at: new Date() }).where('account_id', '=', id).execute()
  await notifyActorChanged(server.db, id)
}

test('a clock that was stopped covers the paper; what was typed before the page heard of it goes once it runs', async () => {
  const sitter = await sit('yusuf')
  const { page, exam } = sitter
  const cover = page.getByRole('alertdialog', { name: words.paused.title })
  await sitter.type(4, 'Before')
  await expect.poll(() => keptText(sitter)).toBe('Before')
  const { id: AttemptID } = await server.db
    .updateTable('exams.attempt')
    .set({ paused_at: server.now() })
    .where('exam_id', '=', exam.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  await page.getByRole('textbox').pressSequentially(' and meanwhile')
  await cover.waitFor()
  expect(await page.locator('[inert]').count()).toBe(3)
  expect(await axe(page)).toEqual([])
  await page.keyboard.type(' nothing more')
  expect(await keptText(sitter)).toBe('Before')
  await (await server.as('huda')).send(examsCalls.resumeAttempt, { body: { AttemptID } })
  await cover.waitFor({ state: 'detached' })
  expect(await page.locator('[inert]').count()).toBe(0)
  await expect.poll(() => keptText(sitter)).toBe('Before and meanwhile')
})
