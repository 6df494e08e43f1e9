import type { ActKinds } from '#platform/shared/act.ts'
import '#platform/shared/event-kinds.ts'
import type { mailActs, notificationActs } from './acts.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds extends ActKinds<typeof notificationActs> {}
  interface AuditKinds extends ActKinds<typeof mailActs> {}
}
