import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the pages of people and organizations say of mail that does not arrive. */
export const mailboxSections: readonly RecordSection[] = [
  section({
    of: 'trainee',
    key: 'delivery',
    module: 'mailbox',
    title: 'sections.delivery',
    rule: 'reviewers',
    part: async () => ({ default: (await import('./parts/Delivery.tsx')).DeliveryOfTrainee }),
    open: async () => ({ default: (await import('./parts/Delivery.tsx')).RefusedOfTrainee }),
  }),
  section({
    of: 'instructor',
    key: 'delivery',
    module: 'mailbox',
    title: 'sections.delivery',
    rule: 'reviewers',
    part: async () => ({ default: (await import('./parts/Delivery.tsx')).DeliveryOfInstructor }),
    open: async () => ({ default: (await import('./parts/Delivery.tsx')).RefusedOfInstructor }),
  }),
  section({
    of: 'organization',
    key: 'delivery',
    module: 'mailbox',
    title: 'sections.delivery',
    rule: 'reviewers',
    part: async () => ({ default: (await import('./parts/Delivery.tsx')).DeliveryOfOrganization }),
    open: async () => ({ default: (await import('./parts/Delivery.tsx')).RefusedOfOrganization }),
  }),
]
