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
  screen({
    path: '/Setting/AdvertisementEmail',
    rule: 'editorSystemLookup',
    auth: true,
    title: 'campaigns:screens.advertisements',
    menu: { group: 'messages', order: 35, icon: 'mail' },
    words: ['notifications'],
    page: () => import('./pages/AdvertisementsPage.tsx'),
  }),
  screen({
    path: '/Campaigns/:ID?',
    rule: 'reviewers',
    auth: true,
    title: 'campaigns:screens.campaigns',
    menu: { group: 'messages', order: 36, icon: 'mail' },
    words: ['notifications', 'settings'],
    page: () => import('./pages/CampaignsPage.tsx'),
  }),
  screen({
    path: '/NewCampaign',
    rule: 'reviewers',
    auth: true,
    title: 'campaigns:screens.newCampaign',
    parent: '/Campaigns/:ID?',
    words: ['notifications', 'planning', 'settings'],
    page: () => import('./pages/NewCampaignPage.tsx'),
  }),
  screen({
    path: '/MailRefusal/:Key?',
    rule: 'anonymous',
    auth: false,
    frame: 'bare',
    title: 'campaigns:screens.mailRefusal',
    page: () => import('./pages/MailRefusalPage.tsx'),
  }),
]
