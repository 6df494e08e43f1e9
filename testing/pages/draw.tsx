import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { startNamespaces } from '#apps/web/word-places.ts'
import { loadDictionary } from './words.ts'
import { withDocument } from './pretended-browser.ts'
import { declaredCalls } from '#apps/server/openapi.ts'
import { modules } from '#apps/web/modules.ts'
import { passes, roles, type Role } from '#platform/shared/access.ts'
import type { Call } from '#platform/shared/call.ts'
import type { Screen } from '#platform/shared/screen.ts'
import { BareFrame } from '#platform/web/frame/BareFrame.tsx'
import { keepLanguage } from '#platform/web/language.ts'
import { ApiProblem } from '#platform/web/problem.ts'
import { routerPath } from '#platform/web/routing/paths.ts'
import { registerModules } from '#platform/web/screens.ts'
import { forgetSession, keepSession } from '#platform/web/session.ts'
import { loadText, startText } from '#platform/web/text.ts'
import { Theme } from '#platform/web/theme/Theme.tsx'
import { sampleOf, type Filling } from './sample-reply.ts'

export const drawnLanguages = ['ar', 'en', 'fr'] as const
export type DrawnLanguage = (typeof drawnLanguages)[number]

/** What every call of the page has come to. */
export const answers = ['loading', 'full', 'empty', 'failed', 'refused', 'gone'] as const
export type Answer = (typeof answers)[number]

registerModules(modules)
await startText(loadDictionary, [...startNamespaces])

const calls = new Map<string, Call>(
  declaredCalls().flatMap(({ calls: own }) =>
    Object.values(own).map((call) => [`${call.method} ${call.path}`, call] as const),
  ),
)

const problems = {
  failed: new ApiProblem({ status: 500, code: 'unexpected', message: '' }),
  refused: new ApiProblem({ status: 403, code: 'notAllowed', message: '' }),
  gone: new ApiProblem({ status: 404, code: 'notFound', message: '' }),
}

const samples = new Map<string, unknown>()
function sampled(path: string, method: string, filling: Filling, language: DrawnLanguage): unknown {
  const key = `${method} ${path}`
  const call = calls.get(key)
  if (!call) throw new Error(`The page asks ${key}, which no module declares.`)
  const kept = `${filling} ${language} ${key}`
  if (!samples.has(kept)) samples.set(kept, sampleOf(call.reply, filling, language))
  return structuredClone(samples.get(kept))
}

/** Queries that are answered as they are made: nothing is on its way when the page is drawn. */
function answered({ answer, language, change = (reply) => reply }: Drawing): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const cache = client.getQueryCache()
  const build = cache.build.bind(cache)
  cache.build = ((by: QueryClient, options: { queryKey: readonly unknown[] }, state: unknown) => {
    const query = build(by, options as never, state as never)
    if (query.state.data !== undefined || query.state.status !== 'pending' || answer === 'loading') return query
    if (answer === 'full' || answer === 'empty') {
      const [path, method, which] = options.queryKey as readonly [string, unknown?, unknown?]
      const reply = change(sampled(path, typeof method === 'string' ? method : 'GET', answer, language), which)
      // The rows of all pages of a list, one after the other.
      const data = which === 'every' ? (reply as { Items: unknown }).Items : reply
      query.setState({ data, status: 'success', dataUpdatedAt: Date.now() } as never)
    } else {
      query.setState({ error: problems[answer], status: 'error', errorUpdatedAt: Date.now() } as never)
    }
    return query
  }) as never
  return client
}

/** The module whose words stand on the page. */
export const moduleOf = (screen: Screen): string => screen.title.split(':')[0]!

/** Somebody who may open it: the least of those who may, as everything else is theirs to do for an administrator. */
export const visitorOf = (screen: Screen): Role =>
  (['trainee', 'instructor', 'customer', 'trainingcoordinator', 'editor', 'admin'] as const).find((role) =>
    passes(screen.rule, role, []),
  ) ??
  roles.find((role) => passes(screen.rule, role, [])) ??
  'admin'

export interface Drawing {
  readonly language: DrawnLanguage
  readonly answer: Answer
  /** Changes what the calls answer; `asked` is their input. */
  readonly change?: (reply: unknown, asked?: unknown) => unknown
  readonly role?: Role | undefined
  /** What stands in the address where it names a record; a usual id where not said. */
  readonly id?: string
  /** The whole address, where it says more than the path does. */
  readonly address?: string
}

/** The page of a screen as React draws it, without a browser and without a server. Throws what the page throws. */
export async function draw(screen: Screen, drawing: Drawing): Promise<string> {
  const { language, role, id = '1', address } = drawing
  withDocument(() => keepLanguage(language))
  if (screen.auth) signIn(role ?? visitorOf(screen))
  else forgetSession()
  const namespaces = [moduleOf(screen), 'platform', 'kit', ...(screen.words ?? [])]
  const [{ default: Page }] = await Promise.all([screen.page(), ...namespaces.map((each) => loadText(each, language))])
  const path = address ?? screen.path.replaceAll(/:(\w+)\??/g, id)
  Object.assign(globalThis, { location: new URL(path, 'http://localhost') })
  const root = createRootRoute({ component: BareFrame })
  const page = createRoute({
    getParentRoute: () => root,
    path: routerPath(screen.path),
    component: Page as never,
    staticData: { screen } as never,
  })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: root.addChildren([page]), history, isServer: true })
  await router.load()
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <QueryClientProvider client={answered(drawing)}>
      <Theme>
        <RouterProvider router={router as never} />
      </Theme>
    </QueryClientProvider>,
    { onError: (error: unknown) => void failures.push(error), progressiveChunkSize: Number.MAX_SAFE_INTEGER } as never,
  )
  const markup = await new Response(prelude as never).text()
  if (failures.length > 0) throw failures[0]
  return markup
}

function signIn(role: Role): void {
  const user = {
    uid: 1,
    displayName: 'Ωμέγα',
    displayNameEn: 'Ωμέγα',
    photoURL: null,
    userRole: role,
    email: 'a@b.co',
    providerId: 'password',
    permissions: [],
    language: 'ar',
    settings: null,
  }
  keepSession({ accessToken: 'x', refreshToken: 'x', expiresAt: Date.now() + 3_600_000, user })
}
