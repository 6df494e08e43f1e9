import { Stack, Text } from '@mantine/core'
import { send } from '#platform/web/client.ts'
import { useGo } from '#platform/web/address.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/ActionBar.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { ClassFacts } from './ClassFacts.tsx'
import { Deadline } from './Deadline.tsx'
import type { Registration } from './wire.ts'

/** A seat that is offered: what it is, until when, yes or no. */
export function OfferedSeat({ registration }: { registration: Registration }) {
  const t = useText('registration')
  const go = useGo()
  const body = { ID: registration.ID, Version: registration.Version }
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
          actions={{
            withdraw: {
              label: t('offer.decline'),
              danger: true,
              apart: false,
              confirm: t('confirms.withdraw'),
              done: t('offer.declined'),
              run: () => send(calls.withdrawRegistration, { body: { ...body, Reason: '' } }),
            },
            acceptOffer: {
              label: t('offer.accept'),
              main: true,
              done: t('offer.accepted'),
              run: () => send(calls.confirmRegistration, { body }),
            },
          }}
        />
      </Stack>
    </Section>
  )
}
