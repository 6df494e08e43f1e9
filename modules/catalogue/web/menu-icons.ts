import { IconBook2, IconReportAnalytics } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    course: true
    report: true
  }
}

export const catalogueMenuIcons = { course: IconBook2, report: IconReportAnalytics } satisfies IconsOfMenu
