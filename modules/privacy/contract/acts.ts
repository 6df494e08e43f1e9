import { acts } from '#platform/shared/record/act.ts'
import { downloadOwnData } from './download.ts'
import * as requests from './erasure-requests.ts'
import * as own from './own-erasure.ts'

/** What is done to a request to be erased. The moves are in `rules/erasure-states.ts`. */
export const erasureActs = acts('privacy', 'erasure', {
  askErasure: { call: own.askErasure },
  withdrawErasure: { call: own.withdrawErasure, asks: 'confirmation' },
  approveErasure: { call: requests.approveErasure, asks: 'confirmation', grave: true },
  refuseErasure: { call: requests.refuseErasure, asks: 'reason' },
})

/** What is done with the data of an account; nobody is told of it. */
export const ownDataActs = acts('privacy', 'account', {
  downloadOwnData: { call: downloadOwnData },
})
