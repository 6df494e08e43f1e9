import type { ActKinds } from '#platform/shared/act.ts'
import '#platform/shared/event-kinds.ts'
import type { classActs, degreeActs, resultActs } from './acts.ts'

type Kinds = ActKinds<typeof classActs> & ActKinds<typeof resultActs>

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds extends Kinds {}
  interface AuditKinds extends ActKinds<typeof degreeActs> {}
}
