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

const withMailWords = async <Part>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, loadText('notifications'), loadText('mailing')]))[0]

/** The mail of each status of a registration and of a proposal, beside the lists of those statuses. */
export const mailsOfEntries: EntryParts = {
  Status: () => withMailWords(import('./parts/mailing/MailOfStatus.tsx')),
  ProposalStatus: () => withMailWords(import('./parts/mailing/MailOfProposal.tsx')),
}
