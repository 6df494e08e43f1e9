import { IconFileDescription } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    request: true
  }
}

export const requestsMenuIcons = { request: IconFileDescription } satisfies IconsOfMenu
