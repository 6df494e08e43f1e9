import { Text } from '@mantine/core'
import type { Role } from '#platform/shared/access.ts'
import type { Output } from '#platform/shared/call.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import type { getHomeModel } from '../../contract/home.ts'
import classes from './Home.module.css'

type Home = Output<typeof getHomeModel>
type Session = Home['Sessions'][number]

/** Where each role works with a session. */
function pageOf(role: Role | undefined, { CourseClassID, SessionID }: Session): string {
  switch (role) {
    case 'instructor':
    case 'evaluator':
      return href('/InstructorTraineeAttendance', {}, { class: CourseClassID, session: SessionID })
    case 'trainee':
      return href('/CourseClassDetail/:ID?', { ID: CourseClassID })
    case 'customer':
      return href('/AttendanceTrainee', {}, { class: CourseClassID })
    default:
      return href('/Setting/CourseClass-Edit/:ID?', { ID: CourseClassID })
  }
}

/** The next sessions, day by day. */
export function HomeSessions({ home }: { home: Home }) {
  const t = useText('home')
  const format = useFormat()
  const role = useUser()?.userRole
  const days = [...new Set(home.Sessions.map((session) => session.Day))]
  const dayName = (day: string) =>
    day === home.Today ? t('today') : day === addDays(home.Today, 1) ? t('tomorrow') : format.weekday(day)
  return (
    <Section title={t('sessions')}>
      {days.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('noSessions')}
        </Text>
      )}
      {days.map((day) => (
        <div key={day} className={classes['day']}>
          <h3 className={classes['dayName']}>
            {dayName(day)} <span>{format.day(day)}</span>
          </h3>
          <ul className={classes['sessions']}>
            {home.Sessions.filter((session) => session.Day === day).map((session) => (
              <li key={session.SessionID}>
                <AppLink to={pageOf(role, session) as '/'} className={classes['session']!}>
                  <span className={classes['time']}>{format.timeRange(session.StartsAt, session.EndsAt)}</span>
                  <span className={classes['what']}>
                    <Localized text={session.CourseName} />
                    <Text size="xs" c="dimmed" component="span">
                      <Code>{session.ClassCode}</Code>
                      {session.ClassRoomName && (
                        <>
                          <Sep />
                          <Localized text={session.ClassRoomName} />
                        </>
                      )}
                    </Text>
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}
