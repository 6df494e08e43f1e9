import type { ActKinds } from '#platform/shared/act.ts'
import '#platform/shared/event-kinds.ts'
import type { ownAccountActs, userActs } from './acts.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds extends ActKinds<typeof userActs> {}
  interface AuditKinds extends ActKinds<typeof ownAccountActs> {}
}
