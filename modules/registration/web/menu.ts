import { menuGroup } from '#platform/shared/screen.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuGroups {
    registration: true
  }
}

export const registrationMenuGroup = menuGroup({
  name: 'registration',
  order: 40,
  letter: 'r',
  icon: 'registration',
  title: 'registration:screens.menuGroup',
})
