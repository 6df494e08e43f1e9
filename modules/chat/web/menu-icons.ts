import { IconMessages } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    chat: true
  }
}

export const chatMenuIcons = { chat: IconMessages } satisfies IconsOfMenu
