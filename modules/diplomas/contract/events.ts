import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type { completionActs, diplomaActs, trackActs } from './acts.ts'

type Kinds = ActKinds<typeof diplomaActs> & ActKinds<typeof trackActs> & ActKinds<typeof completionActs>

declare module '#platform/shared/record/event-kinds.ts' {
  interface EventKinds extends Kinds {}
}
