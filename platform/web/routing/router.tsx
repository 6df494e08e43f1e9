import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
  type RouteComponent,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Screen } from '#platform/shared/screen.ts'
import { queryText } from '../href.ts'
import { currentSession, mayPass } from '../session.ts'
import { BareFrame } from '../frame/BareFrame.tsx'
import { loadText } from '../text.ts'
import { inTime } from './chunks.ts'
import { insteadOf } from './guard.ts'
import { routerPath } from './paths.ts'

export interface RouterParts {
  readonly screens: readonly Screen[]
  /** Pages that are here from the start, by the path of their screen. */
  readonly ready: Readonly<Record<string, ComponentType>>
  /** What stands around every page. */
  readonly root: ComponentType
  /** Sidebar, navbar and footer around a page, as a chunk of its own. */
  readonly shell: () => Promise<{ default: ComponentType }>
  readonly notFound: () => Promise<{ default: ComponentType }>
  readonly notAllowed: () => Promise<{ default: ComponentType }>
  readonly broken: ComponentType<{ error: unknown; reset: () => void }>
  /** What every page outside of the shell, but the ready ones, needs beside its own code; the shell brings it along. */
  readonly extras: () => Promise<unknown>
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen
  }
}

type LazyPage = RouteComponent & { preload?: () => Promise<void> }
const lazy = (load: () => Promise<{ default: ComponentType }>) =>
  lazyRouteComponent(inTime(load) as never) as RouteComponent & { preload?: () => Promise<void> }

function searchOf(text: string): Record<string, string | string[]> {
  const query = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const all = query.getAll(name)
      return [name, all.length === 1 ? all[0]! : all]
    }),
  )
}

function isOpen(screen: Screen): boolean {
  const user = currentSession()?.user ?? null
  return mayPass(screen.rule, user) && !(screen.whileActing === 'refused' && user?.acting)
}

/** The router of all screens: published paths, one guard, each page in a chunk of its own. */
export function makeRouter(parts: RouterParts) {
  const NotFound = lazy(parts.notFound)
  const rootRoute = createRootRoute({
    component: parts.root as RouteComponent,
    notFoundComponent: () => (
      <BareFrame>
        <NotFound />
      </BareFrame>
    ),
    beforeLoad: async ({ matches, location }) => {
      const screen = matches.at(-1)?.staticData.screen
      const instead = screen ? await insteadOf(screen, location.href) : null
      if (instead) throw redirect({ href: instead, replace: true })
    },
  })
  const inBare = createRoute({ getParentRoute: () => rootRoute, id: 'bare', component: BareFrame as RouteComponent })
  const inShell = createRoute({ getParentRoute: () => rootRoute, id: 'shell', component: lazy(parts.shell) })
  const notAllowed = lazy(parts.notAllowed)

  const routeOf = (screen: Screen): AnyRoute => {
    const isReady = screen.path in parts.ready
    const Page: LazyPage = (parts.ready[screen.path] as LazyPage | undefined) ?? lazy(screen.page)
    const Guarded = () => {
      const Shown = isOpen(screen) ? Page : notAllowed
      return <Shown />
    }
    // Fetched together with the words, before the page is shown.
    Guarded.preload = () => (isOpen(screen) ? Page : notAllowed).preload?.() ?? Promise.resolve()
    return createRoute({
      getParentRoute: () => (screen.frame === 'bare' ? inBare : inShell) as AnyRoute,
      path: routerPath(screen.path),
      staticData: { screen },
      component: Guarded,
      loader: async () => {
        const own = loadText(screen.title.split(':')[0]!)
        const isBare = screen.frame === 'bare' && !isReady
        await Promise.all([
          own,
          loadText('platform'),
          ...(screen.words ?? []).map((namespace) => loadText(namespace)),
          ...(isReady ? [] : [loadText('kit')]),
          ...(isBare ? [parts.extras()] : []),
        ])
      },
    } as never) as AnyRoute
  }
  const bare = parts.screens.filter((screen) => screen.frame === 'bare').map(routeOf)
  const framed = parts.screens.filter((screen) => screen.frame !== 'bare').map(routeOf)
  return createRouter({
    routeTree: rootRoute.addChildren([inShell.addChildren(framed), inBare.addChildren(bare)]),
    // Plain text both ways: a filter of "0012" must not come back as a number.
    parseSearch: searchOf,
    stringifySearch: queryText,
    scrollRestoration: true,
    defaultPreload: false,
    defaultPreloadStaleTime: 60_000,
    // The page shown stays until the next is there; a loading bar tells.
    defaultPendingMs: 60_000,
    defaultErrorComponent: parts.broken as never,
  })
}
export type AppRouter = ReturnType<typeof makeRouter>
