import { Stack, Text } from '@mantine/core'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { registrationActs } from '../../../contract/acts.ts'
import { ClassFacts } from './ClassFacts.tsx'
import { Deadline } from '../state/Deadline.tsx'
import type { Registration } from '../wire.ts'

/** A seat that is offered: what it is, until when, yes or no. */
export function OfferedSeat({ registration }: { registration: Registration }) {
  const t = useText('registration')
  const go = useGo()
  return (
    <Section title={t('offer.title')}>
      <Stack gap="lg">
        <Deadline until={registration.SeatUntil} frozen={false} offered />
        <ClassFacts registration={registration} />
        <Text size="sm">{t('offer.question')}</Text>
        <ActionBar
          module="registration"
          allowed={registration.Actions}
          onDone={() => go('/RegistrationStatus/:Code?', { Code: registration.Code })}
          actions={actButtons(registrationActs, registration, ['withdraw', 'acceptOffer'], {
            withdraw: { apart: false, label: t('offer.decline'), done: t('offer.declined') },
            acceptOffer: { label: t('offer.accept'), done: t('offer.accepted') },
          })}
        />
      </Stack>
    </Section>
  )
}
