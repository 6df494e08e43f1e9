import type { SectionOf } from '#platform/web/record-sections.ts'
import { auditCalls } from '../../../contract/calls.ts'
import { PersonHistoryTable } from '../PersonHistoryTable.tsx'

export default function HistoryOfTrainee({ ID }: SectionOf) {
  return <PersonHistoryTable call={auditCalls.getTraineeHistory} input={{ TraineeID: ID }} addressPrefix="history" />
}
