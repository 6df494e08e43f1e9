import { IconShieldCheck } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    audit: true
  }
}

export const auditMenuIcons = { audit: IconShieldCheck } satisfies IconsOfMenu
