import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type { viewActs } from './acts.ts'

declare module '#platform/shared/record/event-kinds.ts' {
  // Of these nobody is told.
  interface AuditKinds extends ActKinds<typeof viewActs> {}
}
