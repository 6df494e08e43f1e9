import { IconBell, IconMail } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    bell: true
    mail: true
  }
}

export const notificationsMenuIcons = { bell: IconBell, mail: IconMail } satisfies IconsOfMenu
