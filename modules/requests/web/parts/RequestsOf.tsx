import type { SectionOf } from '#platform/web/record-sections.ts'
import { useText } from '#platform/web/text.ts'
import { RequestsTable } from './RequestsTable.tsx'

/** What a trainee has asked for. */
export function RequestsOfTrainee({ ID }: SectionOf) {
  const t = useText('requests')
  return (
    <RequestsTable
      id="course-requests-trainee"
      input={{ TraineeID: ID }}
      addressPrefix="courseRequests-"
      emptySentence={t('none')}
    />
  )
}

/** What an organization has asked for. */
export function RequestsOfOrganization({ ID }: SectionOf) {
  const t = useText('requests')
  return (
    <RequestsTable
      id="course-requests-organization"
      input={{ OrganizationID: ID }}
      addressPrefix="courseRequests-"
      emptySentence={t('none')}
    />
  )
}
