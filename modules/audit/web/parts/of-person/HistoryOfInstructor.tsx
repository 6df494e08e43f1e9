import type { SectionOf } from '#platform/web/record-sections.ts'
import { auditCalls } from '../../../contract/calls.ts'
import { PersonHistoryTable } from '../PersonHistoryTable.tsx'

export default function HistoryOfInstructor({ ID }: SectionOf) {
  return (
    <PersonHistoryTable
      of={{ kind: 'instructor', id: ID }}
      call={auditCalls.getInstructorHistory}
      input={{ InstructorID: ID }}
      addressPrefix="history"
    />
  )
}
