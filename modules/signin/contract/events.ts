import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type { quietActs, signinActs } from './acts.ts'

declare module '#platform/shared/record/event-kinds.ts' {
  /** Data of what a provider did: `provider`. */
  interface EventKinds extends ActKinds<typeof signinActs> {}
  interface AuditKinds extends ActKinds<typeof quietActs> {}
}
