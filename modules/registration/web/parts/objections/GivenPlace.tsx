import { Stack, Text } from '@mantine/core'
import { usePick } from '#platform/web/format.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { registrationActs } from '../../../contract/acts.ts'
import { ClassFacts } from '../register/ClassFacts.tsx'
import type { Registration } from '../wire.ts'

/** A place that somebody else gave the trainee: whose it is, and whether they come. */
export function GivenPlace({ registration }: { registration: Registration }) {
  const words = useText('registration/standing')
  const pick = usePick()
  const go = useGo()
  const name = registration.OrganizationName ? pick(registration.OrganizationName) : ''
  return (
    <Section title={words('place.title')}>
      <Stack gap="lg">
        <ClassFacts registration={registration} />
        <Text size="sm">{name ? words('place.question', { name }) : words('place.questionNoName')}</Text>
        <ActionBar
          module="registration"
          allowed={registration.Actions}
          onDone={() => go('/RegistrationStatus/:Code?', { Code: registration.Code })}
          actions={actButtons(registrationActs, registration, ['withdraw', 'confirmPlace'], {
            withdraw: {
              apart: false,
              label: words('place.decline'),
              confirm: words('place.declineAsk'),
              done: words('place.declined'),
            },
          })}
        />
      </Stack>
    </Section>
  )
}
