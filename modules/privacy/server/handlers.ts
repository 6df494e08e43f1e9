import type { Handlers } from '#platform/server/handler.ts'
import type { ownDataCalls } from '../contract/calls.ts'
import type { AllModules } from '#modules/accounts/server/calls/opened.ts'
import { downloadOwnData } from './download.ts'
import { approveErasure, getErasureRequest, refuseErasure, searchErasureRequests } from './erasure-requests.ts'
import { askErasure, getOwnErasure, withdrawErasure } from './own-erasure.ts'

/** A copy of the own data, and being erased. */
export const ownDataHandlers = (modules: AllModules): Handlers<typeof ownDataCalls> => ({
  downloadOwnData: downloadOwnData(modules),
  getOwnErasure: getOwnErasure(modules),
  askErasure,
  withdrawErasure,
  searchErasureRequests,
  getErasureRequest: getErasureRequest(modules),
  approveErasure: approveErasure(modules),
  refuseErasure,
})
