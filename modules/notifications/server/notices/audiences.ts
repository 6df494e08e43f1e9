import { accountsOf, type Audience } from '#platform/server/notices/notice.ts'

const table = {
  account: {
    says: 'whose account it is',
    roles: ['admin', 'editor', 'trainee', 'instructor', 'evaluator', 'customer', 'trainingcoordinator'],
    find: accountsOf(async (_db, event) => [event.subjectId]),
  },
} as const satisfies Record<string, Audience>

export type AudienceName = keyof typeof table
export const audiences: Readonly<Record<AudienceName, Audience>> = table
