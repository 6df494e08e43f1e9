import { Anchor, Badge, Button, Group, Text } from '@mantine/core'
import { IconCalendar, IconClock, IconCoin, IconLanguage, IconMapPin } from '@tabler/icons-react'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { SeatBar } from './SeatBar.tsx'
import { StatusBadge } from '../state/StatusBadge.tsx'
import classes from './UpcomingCard.module.css'
import type { UpcomingClass } from '../wire.ts'

const icon = { size: '1rem', stroke: 1.6, 'aria-hidden': true } as const

/** One class that may be registered to: what, when, where, how much, how many seats, and the caller's own standing. */
export function UpcomingCard({
  row,
  organization,
  several,
  onRegister,
}: {
  row: UpcomingClass
  organization: boolean
  /** An organization has chosen whom to register. */
  several: boolean
  onRegister: () => void
}) {
  const t = useText('registration')
  const format = useFormat()
  const full = row.SeatsLeft === 0
  return (
    <article className={classes['card']} aria-labelledby={`class-${row.ClassID}`}>
      <Group gap="xs" justify="space-between" wrap="wrap">
        <Text size="xs" c="dimmed" component="div">
          <Localized text={row.CategoryName} fallback="" />
        </Text>
        {row.IsOwn && (
          <Badge variant="light" color="blue" size="sm">
            {t('upcoming.own')}
          </Badge>
        )}
        {row.RegistrationStatus && <StatusBadge status={row.RegistrationStatus} />}
      </Group>
      <h2 id={`class-${row.ClassID}`} className={classes['name']}>
        <AppLink
          to="/CourseDetail/:ID?"
          params={{ ID: row.CourseID }}
          className={classes['link']}
          title={t('upcoming.detail')}
        >
          <Localized text={row.CourseName} />
        </AppLink>
      </h2>
      <ul className={classes['facts']}>
        <li>
          <IconCalendar {...icon} /> <span>{format.dayRange(row.StartDate, row.EndDate)}</span>
        </li>
        <li>
          <IconClock {...icon} />
          <span>
            {t('hours', { count: row.Hours })}
            <Sep />
            {t('days', { count: row.Days })}
          </span>
        </li>
        <li>
          <IconMapPin {...icon} />
          <span>
            {t(`places.${row.Place as 'academy'}`)}
            {row.ClassRoomName && (
              <>
                <Sep />
                <Localized text={row.ClassRoomName} />
              </>
            )}
          </span>
        </li>
        <li>
          <IconLanguage {...icon} /> <Localized text={row.LanguageName} fallback={<Code>{row.Language}</Code>} />
        </li>
        <li>
          <IconCoin {...icon} />
          <strong>{row.Fee.Minor === 0 ? t('upcoming.free') : format.money(row.Fee)}</strong>
        </li>
      </ul>
      <div className={classes['foot']}>
        <div className={classes['seats']}>
          <Text size="sm" {...(row.SeatsLeft <= 3 && { c: full ? 'dimmed' : 'var(--urgent-text)', fw: 600 })}>
            {t('seats.left', { count: row.SeatsLeft })}
          </Text>
          <SeatBar seats={{ MaxTrainees: row.MaxTrainees, SeatsTaken: row.MaxTrainees - row.SeatsLeft }} />
          {full && row.Waiting > 0 && (
            <Text size="xs" c="dimmed">
              {t('seats.waiting', { count: row.Waiting })}
            </Text>
          )}
          {organization && row.Registered > 0 && (
            <Text size="xs" c="dimmed">
              {t('upcoming.registered', { count: row.Registered })}
            </Text>
          )}
        </div>
        {row.RegistrationCode ? (
          <Button
            component={AppLink}
            to="/RegistrationStatus/:Code?"
            params={{ Code: row.RegistrationCode }}
            variant="default"
          >
            {t('upcoming.follow')}
          </Button>
        ) : (
          <Button onClick={onRegister} variant={full ? 'default' : 'filled'}>
            {t(
              several
                ? 'upcoming.registerThese'
                : organization
                  ? 'upcoming.registerTrainee'
                  : full
                    ? 'upcoming.joinWaiting'
                    : 'actions.register',
            )}
          </Button>
        )}
      </div>
      {!row.IsOwn && (
        <Group gap="0.5rem 0.75rem">
          <Anchor
            size="xs"
            href={href('/report/UpcomingCourseDetail/:ID?', { ID: row.ClassID })}
            target="_blank"
            rel="noopener"
          >
            {t('upcoming.print')}
          </Anchor>
          <Anchor
            size="xs"
            href={href('/report/RegistrationCheckListIACE/:CourseName?', { CourseName: row.CourseCode })}
            target="_blank"
            rel="noopener"
          >
            {t('upcoming.printCheckList')}
          </Anchor>
        </Group>
      )}
    </article>
  )
}
