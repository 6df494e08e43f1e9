import LoginPage from '#modules/signin/web/pages/LoginPage.tsx'
import { BrokenPage } from '#platform/web/pages/BrokenPage.tsx'
import { makeRouter, type AppRouter } from '#platform/web/routing/router.tsx'
import { webModules } from '#platform/web/screens.ts'
import { Root } from './shell/Root.tsx'

export const startRouter = (): AppRouter =>
  makeRouter({
    screens: webModules().screens,
    // The page that most visits begin with comes with the first file and needs no more than the first style sheet.
    ready: { '/pages/login/:CompetitionCode?': LoginPage },
    root: Root,
    shell: () => import('./shell/Shell.tsx'),
    notFound: () => import('#platform/web/pages/NotFoundPage.tsx'),
    notAllowed: () => import('#platform/web/pages/NotAllowedPage.tsx'),
    broken: BrokenPage,
    extras: () => import('./styles/rest.ts'),
  })
