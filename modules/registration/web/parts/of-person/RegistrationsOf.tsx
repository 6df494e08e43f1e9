import { useText } from '#platform/web/text.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { RegistrationsTable } from '../RegistrationsTable.tsx'

/** Every registration of a trainee, in whatever state. */
export function RegistrationsOfTrainee({ ID }: SectionOf) {
  const t = useText('registration')
  return (
    <RegistrationsTable
      id="registrations-trainee"
      ofTrainee
      input={{ TraineeID: ID }}
      addressPrefix="requests-"
      emptySentence={t('sections.noRequests')}
    />
  )
}

/** Every registration on which an organization stands as the one that sends or pays. */
export function RegistrationsOfOrganization({ ID }: SectionOf) {
  const t = useText('registration')
  return (
    <RegistrationsTable
      id="registrations-organization"
      input={{ OrganizationID: ID }}
      addressPrefix="requests-"
      emptySentence={t('sections.noRequests')}
    />
  )
}
