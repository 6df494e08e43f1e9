import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type { diplomaActs, trackActs } from './acts.ts'

type Kinds = ActKinds<typeof diplomaActs> & ActKinds<typeof trackActs>

declare module '#platform/shared/record/event-kinds.ts' {
  interface EventKinds extends Kinds {}
}
