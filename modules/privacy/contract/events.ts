import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type { erasureActs, ownDataActs } from './acts.ts'

declare module '#platform/shared/record/event-kinds.ts' {
  /** Data of each: `accountId`, whose request it is. */
  interface EventKinds extends ActKinds<typeof erasureActs> {}
  interface AuditKinds extends ActKinds<typeof ownDataActs> {}
}
