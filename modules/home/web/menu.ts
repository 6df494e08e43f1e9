import { menuGroup } from '#platform/shared/screen.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuGroups {
    home: true
  }
}

export const homeMenuGroup = menuGroup({
  name: 'home',
  order: 10,
  letter: 'h',
  icon: 'home',
  title: 'home:screens.menuGroup',
})
