import { IconChecklist } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    attendance: true
  }
}

export const attendanceMenuIcons = { attendance: IconChecklist } satisfies IconsOfMenu
