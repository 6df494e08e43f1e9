import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { endVisits, expectErrors, visit } from '../site/browser.ts'
import { openWorld, type World } from '../main-job/world.ts'

/* A log-in while the database answers nobody: nothing hangs, and what was typed is there for the next try. */
let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(async () => {
  await endVisits()
  await world?.close()
})

/** Holds what every log-in reads, until told to let go. */
async function holdAccounts(): Promise<() => Promise<void>> {
  let letGo = () => {}
  const told = new Promise<void>((resolve) => (letGo = resolve))
  let held = () => {}
  const holding = new Promise<void>((resolve) => (held = resolve))
  const transaction = world.db.transaction().execute(async (tx) => {
    await sql`lock table accounts.account in access exclusive mode`.execute(tx)
    held()
    await told
  })
  await Promise.race([holding, transaction])
  return async () => {
    letGo()
    await transaction
  }
}

test('a log-in that the database keeps waiting goes on by itself, or says so and can be pressed again', async () => {
  const { context, page, errors } = await visit(world.origin, { language: 'en' })
  const logIn = page.locator('button[type=submit]')
  const fill = async () => {
    await page.goto('/pages/login?to=%2Fpages%2Fsessions')
    await page.locator('input[name=email]').fill(cast.layla.email)
    await page.locator('input[name=password]').fill(castPassword)
  }

  // Longer than one statement may wait for a lock, shorter than the tries of the page.
  await fill()
  let letGo = await holdAccounts()
  await logIn.click()
  await page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.status() === 503)
  await letGo()
  await page.waitForURL(/\/pages\/sessions$/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expectErrors(errors, /503/)

  await page.evaluate(() => sessionStorage.clear())
  await context.clearCookies()
  await fill()
  letGo = await holdAccounts()
  await logIn.click()
  await page.getByText(/server is busy/i).waitFor()
  expect(await page.locator('input[name=email]').inputValue()).toBe(cast.layla.email)
  expect(await page.locator('input[name=password]').inputValue()).toBe(castPassword)
  await letGo()
  await logIn.click()
  await page.waitForURL(/\/pages\/sessions$/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expectErrors(errors, /503/)
  expect(errors).toEqual([])
  await context.close()
})
