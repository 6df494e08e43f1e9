import { screen } from '#platform/shared/screen.ts'

export const campaignsScreens = [
  screen({
    path: '/Setting/PopulationList',
    rule: 'editor',
    auth: true,
    title: 'campaigns:screens.audiences',
    menu: { group: 'messages', order: 40, icon: 'trainee' },
    words: ['registration'],
    page: () => import('./pages/AudiencesPage.tsx'),
  }),
]
