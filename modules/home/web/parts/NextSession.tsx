import { Button, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { instantOf } from '#platform/shared/values/dates.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { zone } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { getHomeModel } from '../../contract/home.ts'
import classes from './Home.module.css'

type Home = Output<typeof getHomeModel>

/** The next session of whoever teaches or learns: what, where, how long it is till then, and the way into it. */
export function NextSession({ home: { Next, Now } }: { home: Pick<Home, 'Next' | 'Now'> }) {
  const t = useText('home')
  const format = useFormat()
  const role = useUser()?.userRole
  const ofSession = Next.find((entry) => entry.Kind === 'session' && isAhead(entry, new Date(Now)))
  if (!ofSession || ofSession.CourseClassID === null)
    return (
      <Section title={t('next.title')}>
        <Text size="sm" c="dimmed">
          {t('next.none')}
        </Text>
      </Section>
    )
  const { ID, CourseClassID, Title, ClassCode, ClassRoomName, FirstDay, StartsAt, EndsAt } = ofSession
  const starts = instantOf(FirstDay, StartsAt!, zone())
  const isRunning = starts <= new Date(Now)
  return (
    <Section title={t('next.title')}>
      <div className={classes['step']}>
        <div>
          <Text fw={600}>
            <Localized text={Title} />
          </Text>
          <Text size="sm">
            {format.weekdayAndDay(FirstDay)}
            <Sep />
            {format.timeRange(StartsAt!, EndsAt!)}
          </Text>
          <Text size="sm" c="dimmed" component="div">
            {ClassCode && <Code>{ClassCode}</Code>}
            {ClassRoomName && (
              <>
                <Sep />
                <Localized text={ClassRoomName} />
              </>
            )}
            <Sep />
            {isRunning ? (
              <StateBadge tone="success" label={t('next.running')} />
            ) : (
              format.relative(starts.toISOString(), new Date(Now))
            )}
          </Text>
        </div>
        {role === 'instructor' || role === 'evaluator' ? (
          <Button
            component={AppLink}
            variant="default"
            to={href('/InstructorTraineeAttendance', {}, { class: CourseClassID, session: ID }) as '/'}
          >
            {t('next.sheet')}
          </Button>
        ) : (
          <Button
            component={AppLink}
            variant="default"
            to={href('/CourseClassDetail/:ID?', { ID: CourseClassID }) as '/'}
          >
            {t('next.page')}
          </Button>
        )}
      </div>
    </Section>
  )
}

const isAhead = ({ FirstDay, EndsAt, StartsAt }: Home['Next'][number], now: Date) =>
  StartsAt !== null && EndsAt !== null && instantOf(FirstDay, EndsAt, zone()) > now
