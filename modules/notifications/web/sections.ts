import { section, type EntryParts, type RecordSection } from '#platform/web/record-sections.ts'
import { loadText } from '#platform/web/text.ts'

/** What the pages of a class and of an instructor send by mail. */
export const notificationsSections: readonly RecordSection[] = [
  section({
    of: 'class',
    key: 'mail',
    module: 'notifications',
    title: 'sections.mail',
    rule: 'reviewers',
    part: async () => {
      const [part] = await Promise.all([import('./parts/mailing/sections.tsx'), loadText('mailing')])
      return { default: part.MailOfClass }
    },
  }),
  section({
    of: 'instructor',
    key: 'mail',
    module: 'notifications',
    title: 'sections.mail',
    rule: 'reviewers',
    part: async () => {
      const [part] = await Promise.all([import('./parts/mailing/sections.tsx'), loadText('mailing')])
      return { default: part.MailOfInstructor }
    },
  }),
]

/** The mail of each status of a registration, beside the list of those statuses. */
export const mailsOfEntries: EntryParts = {
  Status: async () => {
    const [part] = await Promise.all([
      import('./parts/mailing/MailOfStatus.tsx'),
      loadText('notifications'),
      loadText('mailing'),
    ])
    return part
  },
}
