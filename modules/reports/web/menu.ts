import { menuGroup } from '#platform/shared/screen.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuGroups {
    reports: true
  }
}

export const reportsMenuGroup = menuGroup({
  name: 'reports',
  order: 95,
  letter: 's',
  icon: 'statistics',
  title: 'reports:screens.menuGroup',
})
