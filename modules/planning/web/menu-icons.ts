import { IconBuilding, IconCalendarMonth, IconSunrise } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    calendar: true
    rooms: true
    holiday: true
  }
}

export const planningMenuIcons = {
  calendar: IconCalendarMonth,
  rooms: IconBuilding,
  holiday: IconSunrise,
} satisfies IconsOfMenu
