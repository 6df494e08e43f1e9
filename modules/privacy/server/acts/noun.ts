import type { Noun } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { erasureActs } from '../../contract/acts.ts'

/** What doing something to a request needs of the call. */
export type Doing = Pick<Asked<unknown>, 'db' | 'record'>

/** A request to be erased. What was given as reasons is personal; who asked and who decided stands beside the row. */
export const noun: Noun<typeof erasureActs, 'privacy.erasure_request', { id: number; accountId: number }, Doing> = {
  acts: erasureActs,
  stored: {
    table: 'privacy.erasure_request',
    unkept: ['id', 'account_id', 'reason', 'asked_at', 'ended_at', 'decided_by', 'decision_reason', 'version'],
  },
  idOf: (request) => request.id,
  factsOf: (request) => ({ accountId: request.accountId }),
}
