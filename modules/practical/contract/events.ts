import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type { degreeActs, examinationActs, markingActs, questionActs, resultActs, sheetActs } from './acts.ts'

type Kinds = ActKinds<typeof questionActs> &
  ActKinds<typeof sheetActs> &
  ActKinds<typeof examinationActs> &
  ActKinds<typeof markingActs> &
  ActKinds<typeof resultActs>

declare module '#platform/shared/record/event-kinds.ts' {
  interface EventKinds extends Kinds {}
  interface AuditKinds extends ActKinds<typeof degreeActs> {}
}
