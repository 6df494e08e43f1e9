import type { ActKinds } from '#platform/shared/act.ts'
import '#platform/shared/event-kinds.ts'
import type { courseActs, meanActs, moduleActs } from './acts.ts'

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds extends ActKinds<typeof courseActs>, ActKinds<typeof moduleActs>, ActKinds<typeof meanActs> {}
}
