import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type {
  acceptanceActs,
  arrangementActs,
  bankActs,
  examActs,
  grievanceActs,
  importActs,
  markActs,
  paperActs,
  questionActs,
  repeatActs,
  sittingActs,
} from './acts.ts'

type Kinds = ActKinds<typeof questionActs> &
  ActKinds<typeof importActs> &
  ActKinds<typeof examActs> &
  ActKinds<typeof acceptanceActs> &
  ActKinds<typeof sittingActs> &
  ActKinds<typeof paperActs> &
  ActKinds<typeof repeatActs> &
  ActKinds<typeof grievanceActs> &
  ActKinds<typeof arrangementActs>

declare module '#platform/shared/record/event-kinds.ts' {
  interface EventKinds extends Kinds {}
  interface AuditKinds extends ActKinds<typeof markActs>, ActKinds<typeof bankActs> {}
}
