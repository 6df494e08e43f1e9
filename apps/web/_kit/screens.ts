import { type Screen, screen } from '#platform/shared/screen.ts'

const open = { rule: 'anonymous', auth: false, title: 'kit:screens.showcase', frame: 'bare' } as const

/** The parts of the kit with sample data, for those who build it. In development only: the build leaves the branch out. */
export const kitScreens: Screen[] = import.meta.env.DEV
  ? [
      screen({ ...open, path: '/_kit', page: () => import('./pages/PartsPage.tsx') }),
      screen({ ...open, path: '/_kit/table', page: () => import('./pages/TablePage.tsx') }),
      screen({ ...open, path: '/_kit/form', page: () => import('./pages/FormPage.tsx') }),
      screen({ ...open, path: '/_kit/print', page: () => import('./pages/PrintPage.tsx') }),
      screen({ ...open, path: '/_kit/certificate', page: () => import('./pages/CertificatePage.tsx') }),
    ]
  : []
