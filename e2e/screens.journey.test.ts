import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passes } from '#platform/shared/access.ts'
import type { Screen } from '#platform/shared/screen.ts'
import { plainPath } from '#platform/web/routing/paths.ts'
import { cast, castPassword, type CastKey } from '#testing/stages/cast.ts'
import type { Page } from 'playwright-core'
import { openDatabase } from '#platform/server/database.ts'
import { openAcademyDatabase } from '#platform/server/postgres/embedded/academy.ts'
import { startAcademy, type Academy } from './site/academy.ts'
import { ar } from '#platform/web/text/ar.ts'
import { en } from '#platform/web/text/en.ts'
import { axe, comeIn, endVisits, expectErrors, overflowing, phone, visit } from './site/browser.ts'
import { answered, still } from './site/stillness.ts'
import { recordPaths } from './screens/records.ts'
import { documentScreens } from '#platform/web/build/declared-screens.ts'

/*
 * Opens every screen as each role that passes its rule: it sees a page with a heading, and nothing reaches out of it sideways.
 * Of the others each is told at a few which right is missing; `testing/pages/refusals.test.tsx` asks for all of them. Nobody
 * sees an error. The people take turns in Arabic on a wide screen and in English on a phone; with SCREENS=whole each opens
 * all in both, and axe looks at every page.
 */
const isWhole = process.env['SCREENS'] === 'whole'
const faces = {
  'in Arabic, wide': { language: 'ar', viewport: { width: 1440, height: 900 }, refusal: ar.pages.notAllowed.title },
  'in English on a phone': { language: 'en', viewport: phone, refusal: en.pages.notAllowed.title },
} as const
type Face = (typeof faces)[keyof typeof faces]
const root = join(import.meta.dirname, '..')
const screens = (
  await Promise.all(
    globSync('modules/*/web/*screens.ts', { cwd: root }).map(async (file) =>
      Object.values((await import(join(root, file))) as Record<string, Screen[]>).flat(),
    ),
  )
)
  .flat()
  .concat((await documentScreens(root)).map(({ screen }) => screen))
// The login page sends a signed-in person on, and the lock screen's address locks.
const openable = screens.filter(({ path }) => path !== '/' && !/^\/pages\/(login|lock-screen)/.test(path))
const people: CastKey[] = ['nadia', 'sami', 'huda', 'omar', 'karim', 'hany', 'layla']

let academy: Academy
let addresses: { readonly screen: Screen; readonly path: string }[]
beforeAll(async () => {
  academy = await startAcademy()
  addresses = await allAddresses(academy.dataDir)
})
afterAll(async () => {
  await endVisits()
  await academy?.close()
})

/** Each screen without a record, with one, and with one that never was. */
async function allAddresses(dataDir: string): Promise<typeof addresses> {
  const database = await openAcademyDatabase({
    dataDir,
    databaseUrl: null,
    databaseOwnerUrl: null,
    poolSize: 2,
    workers: 1,
  })
  const { db, close } = openDatabase({ ...database.address, max: 2 })
  try {
    const found: typeof addresses = []
    for (const screen of openable) {
      const plain = plainPath(screen.path)
      const records = screen.path.includes(':') ? await recordPaths(db, screen.path) : []
      for (const path of [...(plain ? [plain] : []), ...records]) found.push({ screen, path })
    }
    return found
  } finally {
    await close()
    await database.stop()
  }
}

/**
 * The addresses to open: of the screens that are not open to the person the first, the middle and the last, each with a
 * record where it takes one, as the rule of the screen answers before anything is asked about the record.
 */
function addressesFor(mayOpen: (screen: Screen) => boolean): typeof addresses {
  const closed = openable.filter((screen) => !mayOpen(screen))
  const tried = new Set([0, closed.length >> 1, closed.length - 1].map((at) => closed[at]))
  return addresses.filter(({ screen }, at) =>
    mayOpen(screen) ? true : tried.has(screen) && addresses.findLastIndex((other) => other.screen === screen) === at,
  )
}

/**
 * Opens the address within the application, as a link would (a load anew takes ten times as long), and waits for the
 * heading that is right: a page that is being fetched leaves the one before standing. Answers the heading in the end.
 */
async function headingAt(
  page: Page,
  path: string,
  right: 'refusal' | 'page' | 'any',
  { refusal }: Face,
): Promise<string | null> {
  await page.evaluate((address) => {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
  await page
    .waitForFunction(
      ([wanted, words]) => {
        if (document.querySelector<HTMLElement>('[data-arrived]')?.dataset['arrived'] !== location.pathname)
          return false
        const heading = document.querySelector('main h1')?.textContent
        if (!heading || document.querySelector('[data-busy]')) return false
        return wanted === 'any' || (heading === words) === (wanted === 'refusal')
      },
      [right, refusal] as const,
      { timeout: 10_000 },
    )
    .catch(() => {})
  return page.evaluate(() => document.querySelector('main h1')?.textContent ?? null)
}

/** What is wrong with how the page looks, as lines. */
async function flawsOf(page: Page, path: string): Promise<string[]> {
  if (isWhole) await still(page)
  // What a bar that stays covers for the moment is reached by scrolling.
  const seen = isWhole ? (await axe(page)).filter((each) => !each.includes('partially obscured')) : []
  const found = [...(await overflowing(page)), ...seen]
  return found.map((each) => `${path}: ${each}`)
}

const sittings = people.flatMap((who, at) =>
  Object.entries(faces)
    .filter((_, nth) => isWhole || nth === at % 2)
    .map(([name, face]) => [who, name, face] as const),
)

describe.each(sittings)('as %s, %s', (who, _, face) => {
  test('every screen opens or says why not', { timeout: isWhole ? 3_600_000 : 240_000 }, async () => {
    const { page, context, errors } = await visit(academy.origin, face)
    const { refusal } = face
    await comeIn(page, cast[who].email, castPassword, '/pages/sessions')
    const wrong: string[] = []
    const may = (screen: Screen) => passes(screen.rule, cast[who].role, [])
    for (const { screen, path } of addressesFor(may)) {
      const mayOpen = may(screen)
      const ownRefusal = screen.title === 'signin:screens.notAllowed'
      const seen = await headingAt(page, path, ownRefusal ? 'any' : mayOpen ? 'page' : 'refusal', face)
      if (!seen) wrong.push(`${path}: no heading`)
      else if ((seen === refusal) === mayOpen && !ownRefusal)
        wrong.push(`${path}: ${mayOpen ? 'refused' : `shown (${seen})`}`)
      await answered(page)
      // A record of others or of nobody is refused by the server; the browser itself prints that.
      if (screen.path.includes(':')) expectErrors(errors, /status of (403|404|409)/)
      wrong.push(...errors.splice(0), ...(seen && mayOpen ? await flawsOf(page, path) : []))
    }
    await context.close()
    expect(wrong).toEqual([])
  })
})

test('a visitor sees what is everybody’s, and the login page in place of the rest', async () => {
  const { page, context, errors } = await visit(academy.origin)
  await page.goto('/pages/registerType')
  const wrong: string[] = []
  const may = (screen: Screen) => passes(screen.rule, 'anonymous', []) && !screen.auth
  for (const { screen, path } of addressesFor(may)) {
    const seen = await headingAt(page, path, 'any', faces['in Arabic, wide'])
    const sentToLogIn = new URL(page.url()).pathname.startsWith('/pages/login')
    const mayOpen = may(screen)
    if (!seen) wrong.push(`${path}: no heading`)
    else if (sentToLogIn === mayOpen) wrong.push(`${path}: ${mayOpen ? 'sent to the login' : `shown (${seen})`}`)
    // An address without the log-in that it is the end of: the page says so, and the console why.
    expectErrors(errors, /status of (401|403|404|409)|code: providerLoginOver/)
    wrong.push(...errors.splice(0))
  }
  await context.close()
  expect(wrong).toEqual([])
})
