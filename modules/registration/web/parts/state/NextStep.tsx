import { Stack, Text } from '@mantine/core'
import { inLanguage } from '#platform/shared/text.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import type { Status } from '../../../rules/status.ts'
import { Deadline } from './Deadline.tsx'
import classes from './NextStep.module.css'
import { useReason } from '../useReason.ts'
import type { Registration } from '../wire.ts'

/** What happens next, in a sentence to the trainee or to the organization; why, where somebody said so; and until when. */
export function NextStep({ registration: row, own }: { registration: Registration; own: boolean }) {
  const t = useText('registration')
  const reason = useReason()(row.Reason)
  const name = inLanguage(row.OrganizationName, useLanguage()).text
  return (
    <Stack gap="xs" className={classes['root']!}>
      <Text className={classes['sentence']!}>
        {own ? t(`nextSteps.${row.Status as Status}`) : <OfTrainee status={row.Status as Status} />}
      </Text>
      {reason && (
        <Text size="sm" component="div" className={classes['reason']!}>
          <span>{t('status.reason')}</span> <bdi>{reason}</bdi>
        </Text>
      )}
      {row.WaitingPosition !== null && <Text size="sm">{t('status.position', { number: row.WaitingPosition })}</Text>}
      <Deadline until={row.SeatUntil} frozen={row.SeatFrozen} offered={row.Main === 'waitlisted'} />
      {row.OrganizationAgreed !== null && (
        <Text size="sm" c="dimmed">
          {t(row.OrganizationAgreed ? 'status.payerAgreed' : 'status.payerPending', { name })}
        </Text>
      )}
    </Stack>
  )
}

function OfTrainee({ status }: { status: Status }) {
  return useText('registration/paying')(`nextSteps.${status}`)
}
