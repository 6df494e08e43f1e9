import type { ActKinds } from '#platform/shared/act.ts'
import '#platform/shared/event-kinds.ts'
import type { attendanceActs, markActs, sheetActs } from './acts.ts'

type Kinds = ActKinds<typeof sheetActs> & ActKinds<typeof attendanceActs>

declare module '#platform/shared/event-kinds.ts' {
  interface EventKinds extends Kinds {}
  interface AuditKinds extends ActKinds<typeof markActs> {}
}
