import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** What everybody did is the administrators' to read, and no right opens it. */
export const auditReach = reach('auditEntry', {
  reader: { who: access.admin, reaches: 'all' },
})
