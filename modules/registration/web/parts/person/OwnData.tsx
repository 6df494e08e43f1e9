import { useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { PersonStep } from './PersonStep.tsx'

/** The trainee's own mandatory data, completed on the spot while the registration is a draft or sent back. */
export function OwnData({ classId }: { classId: number }) {
  const t = useText('registration')
  const query = useCall(calls.getMandatoryData, { ClassID: classId })
  return (
    <Section title={t('register.steps.person')}>
      <QueryView query={query} module="registration">
        {(person) => <PersonStep person={person} own />}
      </QueryView>
    </Section>
  )
}
