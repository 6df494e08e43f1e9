import { screen } from '#platform/shared/screen.ts'

export const integrationsScreens = [
  screen({
    path: '/ApiTokens',
    rule: 'tokenHolders',
    auth: true,
    title: 'integrations:screens.tokens',
    menu: { group: 'settings', order: 80, icon: 'apiToken', account: 'customer' },
    page: () => import('./pages/ApiTokensPage.tsx'),
  }),
  screen({
    path: '/Webhooks/:ID?',
    rule: 'admin',
    auth: true,
    title: 'integrations:screens.webhooks',
    menu: { group: 'settings', order: 81, icon: 'webhook' },
    page: () => import('./pages/WebhooksPage.tsx'),
  }),
]
