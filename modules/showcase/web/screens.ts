import { screen } from '#platform/shared/screen.ts'

export const showcaseScreens = [
  screen({
    path: '/Catalogue',
    rule: 'anonymous',
    auth: false,
    frame: 'bare',
    title: 'showcase:screens.catalogue',
    menu: { group: 'catalogue', order: 30, icon: 'course', who: 'editor' },
    words: ['catalogue'],
    page: () => import('./pages/CataloguePage.tsx'),
  }),
  screen({
    path: '/Catalogue/:ID',
    rule: 'anonymous',
    auth: false,
    frame: 'bare',
    title: 'showcase:screens.course',
    words: ['catalogue'],
    page: () => import('./pages/PublicCoursePage.tsx'),
  }),
  screen({
    path: '/Catalogue/Class/:ID',
    rule: 'anonymous',
    auth: false,
    frame: 'bare',
    title: 'showcase:screens.class',
    words: ['catalogue'],
    page: () => import('./pages/PublicClassPage.tsx'),
  }),
]
