export const ar = {
  facts: {
    recipients: 'عدد المستلمين',
    everyMember: 'لكل الأعضاء',
    topic: 'الموضوع',
  },
} as const
