import { screen } from '#platform/shared/screen.ts'

export const libraryScreens = [
  screen({
    path: '/Documents',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'library:screens.documents',
    parent: '/SettingSystem',
    words: ['lookups'],
    page: () => import('./pages/DocumentsPage.tsx'),
  }),
  screen({
    path: '/Setting/Documentation',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'library:screens.documentation',
    parent: '/SettingSystem',
    words: ['lookups'],
    page: () => import('./pages/DocumentationPage.tsx'),
  }),
  screen({
    path: '/Library',
    rule: 'allExceptAdmin',
    auth: true,
    title: 'library:screens.own',
    // What the academy says to everybody; who keeps the library has it whole at `/Documents`.
    menu: { group: 'messages', order: 13, icon: 'report' },
    words: ['lookups'],
    page: () => import('./pages/LibraryPage.tsx'),
  }),
  screen({
    path: '/TraineeVideoDescription',
    rule: 'trainee',
    auth: true,
    title: 'library:screens.videos',
    words: ['lookups'],
    menu: { group: 'learning', order: 60, icon: 'question' },
    page: () => import('./pages/GuideVideosPage.tsx'),
  }),
  screen({
    path: '/speach',
    rule: 'editor',
    auth: true,
    title: 'library:screens.speech',
    page: () => import('./pages/SpeechPage.tsx'),
  }),
]
