import { IconCalculator, IconChartBar } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    costs: true
    summary: true
  }
}

export const costingMenuIcons = { costs: IconCalculator, summary: IconChartBar } satisfies IconsOfMenu
