import { IconKey, IconWebhook } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    apiToken: true
    webhook: true
  }
}

export const integrationsMenuIcons = { apiToken: IconKey, webhook: IconWebhook } satisfies IconsOfMenu
