import type { ActKinds } from '#platform/shared/act.ts'
import '#platform/shared/event-kinds.ts'
import type { quietActs, signinActs } from './acts.ts'

declare module '#platform/shared/event-kinds.ts' {
  /** Data of what a provider did: `provider`. */
  interface EventKinds extends ActKinds<typeof signinActs> {}
  interface AuditKinds extends ActKinds<typeof quietActs> {}
}
