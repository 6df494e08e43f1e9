import { type Screen, screen } from '#platform/shared/screen.ts'

export const diplomasScreens: Screen[] = [
  screen({
    path: '/CourseDeploma/:ID?',
    rule: 'editorTrack',
    auth: true,
    title: 'diplomas:screens.diplomas',
    menu: { group: 'catalogue', order: 12, icon: 'certificate' },
    page: () => import('./pages/DiplomasPage.tsx'),
  }),
  // The published address is a course's with a mark (decision 115).
  screen({
    path: '/Setting/Course-Edit/:ID?/true',
    rule: 'editorTrack',
    auth: true,
    title: 'diplomas:screens.diplomaEdit',
    parent: '/CourseDeploma/:ID?',
    words: ['catalogue'],
    page: () => import('./pages/DiplomaEditPage.tsx'),
  }),
  screen({
    path: '/CourseTrack',
    rule: 'editorTrack',
    auth: true,
    title: 'diplomas:screens.tracks',
    menu: { group: 'catalogue', order: 14, icon: 'class' },
    page: () => import('./pages/TracksPage.tsx'),
  }),
  screen({
    path: '/Track-Edit/:ID?',
    rule: 'editorTrack',
    auth: true,
    title: 'diplomas:screens.trackEdit',
    parent: '/CourseTrack',
    page: () => import('./pages/TrackEditPage.tsx'),
  }),
  screen({
    path: '/TrackCompletions',
    rule: 'reviewers',
    auth: true,
    title: 'diplomas:screens.completions',
    menu: { group: 'catalogue', order: 16, icon: 'certificate' },
    page: () => import('./pages/CompletionsPage.tsx'),
  }),
  screen({
    path: '/Diplomas',
    rule: 'customerTrainee',
    auth: true,
    title: 'diplomas:screens.offered',
    menu: { group: 'catalogue', order: 25, icon: 'certificate' },
    page: () => import('./pages/OfferedDiplomasPage.tsx'),
  }),
  screen({
    path: '/diploma_programs/:ID?',
    rule: 'customerTrainee',
    auth: true,
    title: 'diplomas:screens.programs',
    parent: '/Diplomas',
    page: () => import('./pages/ProgramsPage.tsx'),
  }),
]
