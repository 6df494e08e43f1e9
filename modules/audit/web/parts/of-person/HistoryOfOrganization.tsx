import type { SectionOf } from '#platform/web/record-sections.ts'
import { auditCalls } from '../../../contract/calls.ts'
import { PersonHistoryTable } from '../PersonHistoryTable.tsx'

export default function HistoryOfOrganization({ ID }: SectionOf) {
  return (
    <PersonHistoryTable
      of={{ kind: 'organization', id: ID }}
      call={auditCalls.getOrganizationHistory}
      input={{ OrganizationID: ID }}
      addressPrefix="history"
    />
  )
}
