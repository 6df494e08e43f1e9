import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { Status } from '../../../rules/status.ts'
import { tasksOf } from '../../../rules/tasks.ts'
import { Deadline } from './Deadline.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { moneyTones, travelTones, visaTones } from './tones.ts'
import classes from './Tracks.module.css'
import { useReason } from '../useReason.ts'
import { tracksOf, type Registration } from '../wire.ts'

/** The four tracks side by side, what waits for whom, and how long the seat is held. */
export function Tracks({ registration: row }: { registration: Registration }) {
  const t = useText('registration')
  const reason = useReason()(row.Reason)
  const tasks = tasksOf(tracksOf(row))
  const main: Status = row.Main === 'waitlisted' && row.HasSeat ? 'seatOffered' : row.Main
  return (
    <Section title={t('edit.tracks')}>
      <div className={classes['grid']}>
        <Track label={t('fields.main')}>
          <StatusBadge status={main} />
        </Track>
        <Track label={t('fields.money')}>
          <StateBadge tone={moneyTones[row.Money]} label={t(`moneyStates.${row.Money}`)} />
        </Track>
        <Track label={t('fields.visa')}>
          <StateBadge tone={visaTones[row.Visa]} label={t(`visaStates.${row.Visa}`)} />
        </Track>
        <Track label={t('fields.travel')}>
          <StateBadge tone={travelTones[row.Travel]} label={t(`travelStates.${row.Travel}`)} />
        </Track>
      </div>
      {tasks.length > 0 && (
        <Text size="sm" component="div" className={classes['line']!}>
          <span className={classes['lineLabel']}>{t('fields.waitingFor')}</span>
          {tasks.map((task) => (
            <span key={task} className={classes['task']}>
              {t(`todo.${task}`)}
            </span>
          ))}
        </Text>
      )}
      {reason && (
        <Text size="sm" component="div" className={classes['line']!}>
          <span className={classes['lineLabel']}>{t('status.reason')}</span> <bdi>{reason}</bdi>
        </Text>
      )}
      {row.WaitingPosition !== null && (
        <Text size="sm" className={classes['line']!}>
          {t('follow.position', { number: row.WaitingPosition })}
        </Text>
      )}
      {(row.SeatUntil || row.SeatFrozen) && (
        <div className={classes['line']}>
          <Deadline until={row.SeatUntil} frozen={row.SeatFrozen} offered={row.Main === 'waitlisted'} />
        </div>
      )}
    </Section>
  )
}

function Track({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes['track']}>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      {children}
    </div>
  )
}
