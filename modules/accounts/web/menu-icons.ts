import { IconUserCog } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    user: true
  }
}

export const accountsMenuIcons = { user: IconUserCog } satisfies IconsOfMenu
