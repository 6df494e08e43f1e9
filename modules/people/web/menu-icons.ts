import { IconBuildingCommunity, IconSchool, IconUsers } from '@tabler/icons-react'
import type { IconsOfMenu } from '#platform/web/menu.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuIcons {
    trainee: true
    instructor: true
    organization: true
  }
}

export const peopleMenuIcons = {
  trainee: IconSchool,
  instructor: IconUsers,
  organization: IconBuildingCommunity,
} satisfies IconsOfMenu
