import type { Doing, Told } from '#platform/server/acts/write-act.ts'
import { mailActs, notificationActs } from '../../contract/acts.ts'

/** Whom it reached is told by number: the rows themselves are everybody's own. */
export const sending: Told<typeof notificationActs, { readonly classId: number }, Doing> = {
  acts: notificationActs,
  idOf: ({ classId }) => classId,
  factsOf: () => ({}),
}

export const choosing: Told<typeof mailActs, { readonly accountId: number; readonly topic: string | null }, Doing> = {
  acts: mailActs,
  idOf: ({ accountId }) => accountId,
  factsOf: ({ topic }) => (topic === null ? {} : { topic }),
}
