import { downloadOwnData } from './download.ts'
import { approveErasure, getErasureRequest, refuseErasure, searchErasureRequests } from './erasure-requests.ts'
import { askErasure, getOwnErasure, withdrawErasure } from './own-erasure.ts'

/** What somebody may ask about the own data, and who decides on it. */
export const privacyCalls = {
  downloadOwnData,
  getOwnErasure,
  askErasure,
  withdrawErasure,
  searchErasureRequests,
  getErasureRequest,
  approveErasure,
  refuseErasure,
}
