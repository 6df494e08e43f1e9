import type { Marking } from '../../rules/marking.ts'
import type { StoredMarking } from '../store/markings.ts'

/** One filled sheet as the rules read it. */
export const asMarking = (stored: StoredMarking): Marking => ({
  seat: stored.seat,
  assessorId: stored.assessor_id,
  isSigned: stored.signed_at !== null,
  isAbsent: stored.is_absent,
  sum: stored.sum,
})
