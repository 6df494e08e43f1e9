import './pretended-browser.ts'
import { createMemoryHistory, Outlet, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { describe, expect, test } from 'vitest'
import { startNamespaces } from '#apps/web/word-places.ts'
import { modules } from '#apps/web/modules.ts'
import { passes, roles, type Role } from '#platform/shared/access.ts'
import type { Screen } from '#platform/shared/screen.ts'
import { makeRouter } from '#platform/web/routing/router.tsx'
import { registerModules } from '#platform/web/screens.ts'
import { forgetSession, keepSession } from '#platform/web/session.ts'
import { startText } from '#platform/web/text.ts'
import { loadDictionary } from './words.ts'

/*
 * Every screen asked for by every role, through the application's own router and with a page of one word in place of
 * each: who passes the rule gets the page, everybody else is told, and who has no session is sent to the login.
 * The journey of the screens looks at some of them in a browser.
 */
registerModules(modules)
await startText(loadDictionary, [...startNamespaces])

const markOf = (word: string) => () => <p>{`seen:${word}`}</p>
const chunk = (word: string) => () => Promise.resolve({ default: markOf(word) })
const screens = modules.screens.map((screen): Screen => ({ ...screen, page: chunk('page') }))
// The start leads on to the home of whoever is there.
const openable = screens.filter(({ path }) => path !== '/')

/** What stands there in the end: the page, the refusal, or the address that it led to. */
async function seenAt(screen: Screen): Promise<string> {
  const path = screen.path.replaceAll(/:(\w+)\??/g, '1')
  Object.assign(globalThis, { location: new URL(path, 'http://localhost') })
  const router = makeRouter({
    screens,
    ready: {},
    root: Outlet,
    shell: () => Promise.resolve({ default: Outlet }),
    notFound: chunk('nowhere'),
    notAllowed: chunk('refusal'),
    broken: markOf('broken'),
    extras: () => Promise.resolve(),
  })
  router.update({ history: createMemoryHistory({ initialEntries: [path] }), isServer: true } as never)
  await router.load()
  const result = router._serverResult
  if (result?.type === 'redirect') return result.redirect.headers.get('location') ?? 'nowhere'
  const { prelude } = await prerender(<RouterProvider router={router as never} />)
  return /seen:(\w+)/.exec(await new Response(prelude as never).text())?.[1] ?? 'nothing'
}

const signIn = (userRole: Role) =>
  keepSession({
    accessToken: 'x',
    refreshToken: 'x',
    expiresAt: Date.now() + 3_600_000,
    user: {
      uid: 1,
      displayName: 'Ωμέγα',
      displayNameEn: 'Ωμέγα',
      photoURL: null,
      userRole,
      email: 'a@b.co',
      providerId: 'password',
      permissions: [],
      language: 'ar',
      settings: null,
    },
  })

describe.each(roles.filter((role) => role !== 'anonymous'))('as %s', (role) => {
  test('every screen is shown or refused as its rule says', { timeout: 60_000 }, async () => {
    signIn(role)
    const seen = new Map<string, string>()
    for (const screen of openable) seen.set(screen.path, await seenAt(screen))
    const right = openable.map((each) => [each.path, passes(each.rule, role, []) ? 'page' : 'refusal'] as const)
    expect(seen).toEqual(new Map(right))
    expect(new Set(seen.values())).toEqual(new Set(role === 'admin' ? seen.values() : ['page', 'refusal']))
  })
})

test(
  'who has no session is shown what is everybody’s, and sent to the login in place of the rest',
  { timeout: 60_000 },
  async () => {
    forgetSession()
    // Else every visit would ask other tabs for theirs.
    localStorage.clear()
    const wrong: string[] = []
    for (const screen of openable) {
      const seen = await seenAt(screen)
      const right = passes(screen.rule, 'anonymous', []) && !screen.auth ? 'page' : 'login'
      if (right === 'page' ? seen !== 'page' : !seen.startsWith('/pages/login')) wrong.push(`${screen.path}: ${seen}`)
    }
    expect(wrong).toEqual([])
  },
)
