import { IconSettings } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    settings: true
  }
}

export const settingsMenuIcons = { settings: IconSettings } satisfies IconsOfMenu
