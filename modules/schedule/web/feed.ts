import { loadText } from '#platform/web/text.ts'

/** The private address of the own schedule, for the pages of the own account. Its words come with it. */
export const feedSection = async () => {
  const [section] = await Promise.all([import('./parts/FeedSection.tsx'), loadText('schedule')])
  return section
}
