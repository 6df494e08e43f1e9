import type { SectionOf } from '#platform/web/record-sections.ts'
import { auditCalls } from '../../../contract/calls.ts'
import { PersonHistoryTable } from '../PersonHistoryTable.tsx'

export default function HistoryOfTrainee({ ID }: SectionOf) {
  return (
    <PersonHistoryTable
      of={{ kind: 'trainee', id: ID }}
      call={auditCalls.getTraineeHistory}
      input={{ TraineeID: ID }}
      addressPrefix="history"
    />
  )
}
