import { menuGroup } from '#platform/shared/screen.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuGroups {
    learning: true
  }
}

export const learningMenuGroup = menuGroup({
  name: 'learning',
  order: 50,
  letter: 'l',
  icon: 'trainee',
  title: 'attendance:screens.menuGroup',
})
