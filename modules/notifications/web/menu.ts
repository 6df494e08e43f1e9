import { menuGroup } from '#platform/shared/screen.ts'

declare module '#platform/shared/screen.ts' {
  interface MenuGroups {
    messages: true
  }
}

export const messagesMenuGroup = menuGroup({
  name: 'messages',
  order: 100,
  letter: 'm',
  icon: 'mail',
  title: 'notifications:screens.menuGroup',
})
