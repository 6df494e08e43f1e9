import { callsOf } from '#platform/shared/record/act.ts'
import { erasureActs, ownDataActs } from './acts.ts'
import { getErasureRequest, searchErasureRequests } from './erasure-requests.ts'
import { getOwnErasure } from './own-erasure.ts'

/** What somebody may ask about the own data, and who decides on it. */
export const privacyCalls = {
  ...callsOf(ownDataActs),
  getOwnErasure,
  ...callsOf(erasureActs),
  searchErasureRequests,
  getErasureRequest,
}
