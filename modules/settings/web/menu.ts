import { menuGroup } from '#platform/shared/screen.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuGroups {
    settings: true
  }
}

export const settingsMenuGroup = menuGroup({
  name: 'settings',
  order: 110,
  letter: 'o',
  icon: 'settings',
  title: 'settings:screens.menuGroup',
})
