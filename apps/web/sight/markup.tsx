import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import LoginPage from '#modules/signin/web/pages/LoginPage.tsx'
import { BareFrame } from '#platform/web/frame/BareFrame.tsx'
import { routerPath } from '#platform/web/routing/paths.ts'
import { registerModules } from '#platform/web/screens.ts'
import { startText } from '#platform/web/text.ts'
import { Theme } from '#platform/web/theme/Theme.tsx'
import { loadDictionary } from '../dictionaries.ts'
import { modules } from '../modules.ts'

/** The log-in page as it is before anybody has done anything, in Arabic. Run by the build. */
export async function markupOfLogIn(): Promise<string> {
  registerModules(modules)
  await startText(loadDictionary, ['platform', 'accounts', 'signin'])
  const root = createRootRoute({ component: BareFrame })
  const page = createRoute({
    getParentRoute: () => root,
    path: routerPath('/pages/login/:CompetitionCode?'),
    component: LoginPage,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/pages/login'] }),
    isServer: true,
  })
  await router.load()
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <Theme>
      <RouterProvider router={router as never} />
    </Theme>,
    // In one piece: in parts it would need React's own scripts to put it together.
    { onError: (error: unknown) => void failures.push(error), progressiveChunkSize: Number.MAX_SAFE_INTEGER } as never,
  )
  const markup = await new Response(prelude as never).text()
  // React draws around what fails.
  if (failures.length > 0) throw failures[0]
  return markup.replace(/<!--.*?-->/g, '')
}
