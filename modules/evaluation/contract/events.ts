import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type { classActs, degreeActs, resultActs } from './acts.ts'

type Kinds = ActKinds<typeof classActs> & ActKinds<typeof resultActs>

declare module '#platform/shared/record/event-kinds.ts' {
  interface EventKinds extends Kinds {}
  interface AuditKinds extends ActKinds<typeof degreeActs> {}
}
