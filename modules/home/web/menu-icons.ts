import { IconHome } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    home: true
  }
}

export const homeMenuIcons = { home: IconHome } satisfies IconsOfMenu
