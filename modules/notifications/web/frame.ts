import { loadText } from '#platform/web/text.ts'

/** The bell for the navbar; fetched with the frame, not with the first load. Its words come with it. */
export const notificationBell = async () => {
  const [bell] = await Promise.all([import('./parts/NotificationBell.tsx'), loadText('notifications')])
  return bell
}

/** What comes by mail too, for the pages of the own account. */
export const mailChoices = async () => {
  const [section] = await Promise.all([import('./parts/MailChoices.tsx'), loadText('notifications')])
  return section
}
