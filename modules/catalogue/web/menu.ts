import { menuGroup } from '#platform/shared/screen.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuGroups {
    catalogue: true
  }
}

export const catalogueMenuGroup = menuGroup({
  name: 'catalogue',
  order: 90,
  letter: 'k',
  icon: 'course',
  title: 'catalogue:screens.menuGroup',
})
