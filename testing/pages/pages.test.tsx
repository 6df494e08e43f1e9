import './pretended-browser.ts'
import { describe, expect, test, vi } from 'vitest'
import { startNamespaces } from '#apps/web/word-places.ts'
import type { Role } from '#platform/shared/access.ts'
import type { Screen } from '#platform/shared/screen.ts'
import { actionWords, buttonsIn, isKey, loadDictionary, wordsIn } from './words.ts'

/*
 * Every screen that a module declares, drawn by React alone: no server, no browser, replies made of the calls' shapes.
 * What needs a browser (effects, styles, what a click does) the journeys try. Cleaning foreign HTML needs a document.
 */
vi.mock('#platform/web/ui/texts/sanitize.ts', () => ({ sanitize: (html: string) => html, sanitizeToNodes: () => [] }))
const { answers, draw, drawnLanguages, moduleOf } = await import('./draw.tsx')
const { modules } = await import('#apps/web/modules.ts')

const screens = modules.screens.filter(({ path }) => !path.startsWith('/_kit'))
const drawings = [
  ...drawnLanguages.map((language) => ({ language, answer: 'full' as const })),
  // What a page says in these states is the kit's, which the others show in each language: once each.
  ...answers
    .filter((answer) => answer !== 'full')
    .map((answer, at) => ({ language: drawnLanguages[at % drawnLanguages.length]!, answer })),
]

/** Names that are written so in every language, and the digits that one chooses. */
const names = /\b(JPEG|WebP|bin\/audit verify|[A-Z]{2,})\b|English|Français|العربية|١٢٣/g
const foreign = { ar: /[A-Za-z]{2,}/, en: /\p{Script=Arabic}/u, fr: /\p{Script=Arabic}/u } as const

test('there are screens of every module that has pages', () => {
  expect(screens.length).toBeGreaterThan(100)
})

/** Who opens a page that shows others nothing of its own, but leads them on. */
const openedBy: Readonly<Record<string, Role>> = {
  '/MainCourseRegistration': 'trainingcoordinator',
  '/CourseRegistration/:CourseID?/:CourseClassID?/:AnnualPlanID?': 'trainingcoordinator',
  '/CourseRegistration-Edit/:ID': 'trainingcoordinator',
  '/CourseRequest': 'trainingcoordinator',
  '/CourseRequest-Edit/:ID?': 'trainingcoordinator',
  '/CourseRequestCosting': 'trainingcoordinator',
}
/** Nothing is drawn before a browser has answered: whether there is a paper, what is locked. */
const waitsForBrowser = new Set(['/pages/lock-screen', '/ExamAnswer/:Code?'])

describe.each(screens.map((screen) => [screen.path, screen] as const))('%s', (_, screen) => {
  test('is drawn in each state, in words of its language', { timeout: 60_000 }, async () => {
    const wrong: string[] = []
    for (const { language, answer } of drawings) {
      const said = wordsIn(await draw(screen, { language, answer, role: openedBy[screen.path] }))
      if (said.length === 0 && !waitsForBrowser.has(screen.path)) wrong.push(`${language}, ${answer}: an empty page`)
      for (const text of new Set(said)) {
        // A code of the sample has no word of its own.
        const own = text.replaceAll(/[\w.]*Ωμέγα[\w.]*/g, '').replaceAll(names, '')
        if (isKey(text) || foreign[language].test(own)) wrong.push(`${language}, ${answer}: ${text}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

test('a page whose address has to name a record says that nothing is there where it names none', async () => {
  // A paper asks with whatever stands there, and shows what the server says to it.
  const needing = screens.filter(({ path }) => /:\w*ID(?:\/|$)/.test(path) && !path.startsWith('/report/'))
  const silent: string[] = []
  for (const screen of needing) {
    // Nothing is answered: what the page waits for would never come.
    const html = await draw(screen, { language: 'en', answer: 'loading', id: 'abc', role: openedBy[screen.path] })
    if (html.includes('aria-busy="true"') || wordsIn(html).length === 0) silent.push(screen.path)
  }
  expect(silent).toEqual([])
  expect(needing.length).toBeGreaterThan(8)
})

test('a tile says what it counts before the number: behind one a noun would need its forms', async () => {
  for (const path of ['/home', '/planning', '/MainCourseRegistration']) {
    const screen = screens.find((each) => each.path === path)!
    const html = await draw(screen, { language: 'ar', answer: 'full', role: openedBy[path] })
    const tiles = [...html.matchAll(/<span class="[^"]*count[^"]*">[٠-٩صفر]+<\/span>(<[^/])?/g)]
    expect(tiles.length, path).toBeGreaterThan(0)
    expect(
      tiles.filter(([, before]) => before !== undefined),
      path,
    ).toEqual([])
  }
})

/*
 * Buttons with the word of an action that stand there though no `Actions` of the replies name it, each with its reason.
 */
const allowedElsewhere: Readonly<Record<string, readonly string[]>> = {
  // What was asked for is in the reply only for those who may decide it, or who asked.
  '/User/Trainee-Edit/:ID?': ['acceptName', 'rejectName'],
  '/profile': ['withdrawName'],
  // An address that waits is given up by whoever keeps the account, where it is shown.
  '/User/Account/:ID': ['giveUpAddress', 'giveUpUserAddress'],
  // With the own account its owner does what the page shows.
  '/ChangePassword': ['changePassword'],
  '/pages/security': ['changePassword', 'removeAuthenticator', 'renewRecoveryCodes'],
  // Whoever reaches the page makes tokens: the page's rule is the call's.
  '/ApiTokens': ['makeToken'],
  // What may be done to its schedule a report says in a field of its own.
  '/Reports/View/:ID': ['setSchedule'],
  // A class says by its own field whether it can be registered for.
  '/UpcomingCourse': ['register'],
}

test('no button offers what the reply does not allow', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  let offered = 0
  for (const screen of screens) {
    const words = await wordsOfActions(screen)
    const shown = async (allowed: readonly string[]) => {
      const change = (reply: unknown) => withActions(reply, allowed)
      const labels = new Set(
        buttonsIn(await draw(screen, { language: 'en', answer: 'full', change, role: openedBy[screen.path] })),
      )
      return [...words].filter(([, word]) => labels.has(word)).map(([name]) => name)
    }
    const excepted = allowedElsewhere[screen.path] ?? []
    wrong.push(...(await shown([])).filter((name) => !excepted.includes(name)).map((name) => `${screen.path}: ${name}`))
    offered += (await shown([...words.keys()])).length
  }
  expect(wrong).toEqual([])
  // It sees buttons at all.
  expect(offered).toBeGreaterThan(20)
})

/** What begins a record, or is done to a whole list, is offered by the page's own rule: there is no record to allow it. */
const beginsRecords = /^(add|order|read|commit|export)([A-Z]|$)/
const wordsOfActions = async (screen: Screen) =>
  new Map([...actionWords(await actsOf(moduleOf(screen)))].filter(([name]) => !beginsRecords.test(name)))
/** Apart, where every visit begins with a module's other words. */
const actsOf = async (module: string) =>
  (await loadDictionary('en', startNamespaces.has(module) ? `${module}/acts` : module)) ?? {}

/** The reply with these alone in every list of allowed actions. */
function withActions(reply: unknown, allowed: readonly string[]): unknown {
  if (Array.isArray(reply)) return reply.map((each) => withActions(each, allowed))
  if (reply === null || typeof reply !== 'object') return reply
  const fields = Object.entries(reply).map(([name, value]) => [
    name,
    name === 'Actions' && Array.isArray(value) ? [...allowed] : withActions(value, allowed),
  ])
  return Object.fromEntries(fields)
}
