import { IconChartHistogram, IconChartPie } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    statistics: true
    analytics: true
  }
}

export const reportsMenuIcons = { statistics: IconChartHistogram, analytics: IconChartPie } satisfies IconsOfMenu
