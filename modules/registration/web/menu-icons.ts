import { IconClipboardList } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    registration: true
  }
}

export const registrationMenuIcons = { registration: IconClipboardList } satisfies IconsOfMenu
