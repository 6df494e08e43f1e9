import { loadText } from '#platform/web/text.ts'

/** The sections of the own account about the own data; their words come with them. */
export const ownDataSections = async () => {
  const [sections] = await Promise.all([import('./parts/OwnDataSections.tsx'), loadText('privacy')])
  return sections
}
