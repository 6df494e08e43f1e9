import { IconBed } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    bed: true
  }
}

export const accommodationMenuIcons = { bed: IconBed } satisfies IconsOfMenu
