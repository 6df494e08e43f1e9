import { screen } from '#platform/shared/screen.ts'

export const settingsScreens = [
  screen({
    path: '/Setting/GeneralSetting',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'settings:screens.general',
    menu: { group: 'settings', order: 5, icon: 'organization', who: 'editor' },
    page: () => import('./pages/SettingPages.tsx').then(async ({ pageOf }) => ({ default: await pageOf('general') })),
  }),
  screen({
    path: '/SettingSystem',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'settings:screens.system',
    menu: { group: 'settings', order: 6, icon: 'settings' },
    words: ['lookups'],
    page: () => import('./pages/SettingPages.tsx').then(async ({ pageOf }) => ({ default: await pageOf('system') })),
  }),
  screen({
    path: '/Setting/GenerateCode',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'settings:screens.numberSeries',
    parent: '/SettingSystem',
    page: () => import('./pages/NumberSeriesPage.tsx'),
  }),
  screen({
    path: '/Setting/GeneralImage',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'settings:screens.images',
    parent: '/Setting/GeneralSetting',
    page: () => import('./pages/PaperImagesPage.tsx'),
  }),
  screen({
    path: '/Setting/ReportManagement',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'settings:screens.looks',
    parent: '/Setting/GeneralSetting',
    page: () => import('./pages/DocumentLooksPage.tsx'),
  }),
]
