import { menuGroup } from '#platform/shared/screen.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuGroups {
    results: true
  }
}

export const resultsMenuGroup = menuGroup({
  name: 'results',
  order: 70,
  letter: 'd',
  icon: 'result',
  title: 'evaluation:screens.menuGroup',
})
