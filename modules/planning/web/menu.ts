import { menuGroup } from '#platform/shared/screen.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuGroups {
    planning: true
  }
}

export const planningMenuGroup = menuGroup({
  name: 'planning',
  order: 20,
  letter: 'p',
  icon: 'calendar',
  title: 'planning:screens.menuGroup',
})
