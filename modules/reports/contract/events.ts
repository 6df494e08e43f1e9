import type { ActKinds } from '#platform/shared/act.ts'
import '#platform/shared/event-kinds.ts'
import type { downloadActs, ticketActs } from './acts.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds extends ActKinds<typeof ticketActs> {}
  interface AuditKinds extends ActKinds<typeof downloadActs> {}
}
