import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type { documentLookActs, numberSeriesActs, paperImageActs } from './acts.ts'

declare module '#platform/shared/record/event-kinds.ts' {
  interface EventKinds
    extends ActKinds<typeof numberSeriesActs>, ActKinds<typeof paperImageActs>, ActKinds<typeof documentLookActs> {}
}
