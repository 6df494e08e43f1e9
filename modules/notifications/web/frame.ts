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

/** The mail of a status of registrations, for the list of those statuses. */
export const mailOfStatus = async () => {
  const [part] = await Promise.all([
    import('./parts/mailing/MailOfStatus.tsx'),
    loadText('notifications'),
    loadText('mailing'),
  ])
  return part
}
