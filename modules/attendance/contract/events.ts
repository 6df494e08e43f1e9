import type { ActKinds } from '#platform/shared/record/act.ts'
import '#platform/shared/record/event-kinds.ts'
import type { attendanceActs, markActs, sheetActs } from './acts.ts'

type Kinds = ActKinds<typeof sheetActs> & ActKinds<typeof attendanceActs>

declare module '#platform/shared/record/event-kinds.ts' {
  interface EventKinds extends Kinds {}
  interface AuditKinds extends ActKinds<typeof markActs> {}
}
