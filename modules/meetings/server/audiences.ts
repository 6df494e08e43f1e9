import type { HappenedEvent } from '#platform/server/notices/happened.ts'
import type { Audience } from '#platform/server/notices/notice.ts'
import { toTell } from './store/invitees.ts'

const everyRole = ['admin', 'editor', 'trainee', 'instructor', 'evaluator', 'customer', 'trainingcoordinator'] as const
const idsIn = ({ data }: HappenedEvent, key: string): number[] =>
  Array.isArray(data[key]) ? data[key].filter((id): id is number => typeof id === 'number') : []

/** Everybody who is invited and has not declined. */
export const invited: Audience = {
  says: 'who is invited and has not declined',
  roles: everyRole,
  find: (db, event) => toTell(db, event.subjectId),
}

/** Those who knew of it before; with another time everybody is asked anew, also who had declined. */
export const invitedBefore: Audience = {
  says: 'who was invited before and has not declined',
  roles: everyRole,
  find: (db, event) => toTell(db, event.subjectId, { without: idsIn(event, 'without') }),
}

/** Those who were invited later. */
export const invitedLater: Audience = {
  says: 'who is invited later',
  roles: everyRole,
  find: (db, event) => toTell(db, event.subjectId, { only: idsIn(event, 'accountIds') }),
}

/** Those who are not invited any more. */
export const uninvited: Audience = {
  says: 'who is not invited any more',
  roles: everyRole,
  find: async (_db, event) => idsIn(event, 'accountIds').map((accountId) => ({ accountId })),
}
