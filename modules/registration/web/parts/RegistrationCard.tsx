import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { Status } from '../../rules/status.ts'
import { Deadline } from './state/Deadline.tsx'
import classes from './RegistrationCard.module.css'
import { StatusBadge } from './state/StatusBadge.tsx'
import { useReason } from './useReason.ts'
import type { RegistrationRow } from './wire.ts'

/** One registration at a glance: the class, the status, the next step in plain words, the deadline and the one button. */
export function RegistrationCard({
  row,
  href,
  main,
  showTrainee = false,
}: {
  row: RegistrationRow
  href: string
  main?: ReactNode
  showTrainee?: boolean
}) {
  const t = useText('registration')
  const format = useFormat()
  const reason = useReason()(row.Reason)
  return (
    <article className={classes['card']} aria-labelledby={`registration-${row.ID}`}>
      <header className={classes['head']}>
        <div className={classes['title']}>
          <h2 id={`registration-${row.ID}`} className={classes['name']}>
            <AppLink to={href as '/'} className={classes['link']}>
              <Localized text={row.CourseName} />
            </AppLink>
          </h2>
          <Text size="sm" c="dimmed" component="div" className={classes['facts']!}>
            {showTrainee && (
              <strong>
                <Localized text={row.TraineeName} />
              </strong>
            )}
            <span>{format.dayRange(row.StartDate, row.EndDate)}</span>
            <Code>{row.Code}</Code>
            <Code>{row.ClassCode}</Code>
          </Text>
        </div>
        <StatusBadge status={row.Status} />
      </header>
      {!showTrainee && <Text size="sm">{t(`nextSteps.${row.Status as Status}`)}</Text>}
      {showTrainee && row.OrganizationAgreed === false && <Text size="sm">{t('payerPage.question')}</Text>}
      {reason && (
        <Text size="sm" component="div" className={classes['reason']!}>
          <span>{t('status.reason')}</span> <bdi>{reason}</bdi>
        </Text>
      )}
      <Deadline until={row.SeatUntil} frozen={row.SeatFrozen} offered={row.Main === 'waitlisted'} />
      {row.WaitingPosition !== null && <Text size="sm">{t('follow.position', { number: row.WaitingPosition })}</Text>}
      <Group gap="sm" className={classes['foot']!}>
        {main}
        <Button component={AppLink} to={href as '/'} variant="default">
          {t('follow.details')}
        </Button>
      </Group>
    </article>
  )
}
