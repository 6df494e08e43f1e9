import { menuGroup } from '#platform/shared/screen.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuGroups {
    classes: true
  }
}

export const classesMenuGroup = menuGroup({
  name: 'classes',
  order: 30,
  letter: 'c',
  icon: 'class',
  title: 'classes:screens.menuGroup',
})
