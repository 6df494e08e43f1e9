import { IconChalkboard, IconCircleCheck } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    class: true
    confirm: true
  }
}

export const classesMenuIcons = { class: IconChalkboard, confirm: IconCircleCheck } satisfies IconsOfMenu
