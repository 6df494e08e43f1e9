import type { Doing, Noun, Told } from '#platform/server/acts/write-act.ts'
import { lettersByKeyActs, mailActs, notificationActs, sendActs } from '../../contract/acts.ts'

/** Whom it reached is told by number: the rows themselves are everybody's own. */
export const sending: Told<typeof notificationActs, { readonly classId: number }, Doing> = {
  acts: notificationActs,
  idOf: ({ classId }) => classId,
  factsOf: () => ({}),
}

export const sendNoun: Noun<typeof sendActs, 'notifications.send', { readonly id: number }, Doing> = {
  acts: sendActs,
  stored: {
    table: 'notifications.send',
    unkept: ['id', 'subject', 'asked', 'made_by', 'made_at', 'people', 'told', 'left_out', 'version', 'search'],
  },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}

export const choosing: Told<typeof mailActs, { readonly accountId: number; readonly topic: string | null }, Doing> = {
  acts: mailActs,
  idOf: ({ accountId }) => accountId,
  factsOf: ({ topic }) => (topic === null ? {} : { topic }),
}

export const byLetter: Told<typeof lettersByKeyActs, { readonly accountId: number; readonly topic: string }, Doing> = {
  acts: lettersByKeyActs,
  idOf: ({ accountId }) => accountId,
  factsOf: ({ topic }) => ({ topic }),
}
