import { loadText } from '#platform/web/text.ts'

/** The bell for the navbar; fetched with the frame, not with the first load. Its words come with it. */
export const notificationBell = async () => {
  const [bell] = await Promise.all([import('./parts/NotificationBell.tsx'), loadText('notifications')])
  return bell
}

/** How somebody is told, for the pages of the own account. */
export const noticeChoices = async () => {
  const words = ['notifications', 'notifications/choices'] as const
  const [section] = await Promise.all([
    import('./parts/choices/NoticeChoices.tsx'),
    ...words.map((each) => loadText(each)),
  ])
  return section
}
