import { useCall } from '#platform/web/data.ts'
import { Code, Sep } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useText } from '#platform/web/text.ts'
import { OpenThing } from '#platform/web/ui/record/OpenNow.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import type { Status } from '../../../rules/status.ts'
import { RegistrationCard } from '../RegistrationCard.tsx'
import { RegistrationList } from '../RegistrationList.tsx'
import { TraineeMainButton } from '../TraineeMainButton.tsx'

const statusOf = (Code: string) => href('/RegistrationStatus/:Code?', { Code })

/** On the page of a class: how the trainee came to it. */
export function OwnRegistration({ ID }: SectionOf) {
  const t = useText('registration')
  return (
    <RegistrationList
      input={{ ClassID: ID }}
      none={t('sections.noRequests')}
      card={(row) => (
        <RegistrationCard key={row.ID} row={row} href={statusOf(row.Code)} main={<TraineeMainButton row={row} />} />
      )}
    />
  )
}

/** What the own registration waits for from the trainee. */
export function OpenForTrainee({ ID }: SectionOf) {
  const t = useText('registration')
  const { data } = useCall(calls.getRegistrations, { ClassID: ID, WaitsFor: 'trainee', pageSize: 10 })
  return data?.Items.map((row) => (
    <OpenThing key={row.ID} act={t('follow.details')} href={statusOf(row.Code)}>
      {t(`nextSteps.${row.Status as Status}`)}
      <Sep />
      <Code>{row.Code}</Code>
    </OpenThing>
  ))
}
