import { IconAward } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    result: true
  }
}

export const evaluationMenuIcons = { result: IconAward } satisfies IconsOfMenu
