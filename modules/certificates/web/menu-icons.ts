import { IconCertificate } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    certificate: true
  }
}

export const certificatesMenuIcons = { certificate: IconCertificate } satisfies IconsOfMenu
