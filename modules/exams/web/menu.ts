import { menuGroup } from '#platform/shared/screen.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuGroups {
    exams: true
  }
}

export const examsMenuGroup = menuGroup({
  name: 'exams',
  order: 60,
  letter: 'e',
  icon: 'exam',
  title: 'exams:screens.menuGroup',
})
