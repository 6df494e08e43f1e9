import { menuGroup } from '#platform/shared/screen.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuGroups {
    people: true
  }
}

export const peopleMenuGroup = menuGroup({
  name: 'people',
  order: 80,
  letter: 'u',
  icon: 'instructor',
  title: 'people:screens.menuGroup',
})
