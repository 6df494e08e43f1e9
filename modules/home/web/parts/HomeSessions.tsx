import { Anchor, Text } from '@mantine/core'
import type { Role } from '#platform/shared/access.ts'
import type { Output } from '#platform/shared/call.ts'
import { academyRoles } from '#platform/shared/record/schedule-entry.ts'
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
type Entry = Home['Next'][number]

/** Where each role works with a session; of anything else its own page. */
function pageOf(role: Role | undefined, { Kind, ID, CourseClassID, Href }: Entry): string | null {
  if (Kind !== 'session' || CourseClassID === null) return Href
  switch (role) {
    case 'instructor':
    case 'evaluator':
      return href('/InstructorTraineeAttendance', {}, { class: CourseClassID, session: ID })
    case 'trainee':
      return href('/CourseClassDetail/:ID?', { ID: CourseClassID })
    case 'customer':
      return href('/AttendanceTrainee', {}, { class: CourseClassID })
    default:
      return href('/Setting/CourseClass-Edit/:ID?', { ID: CourseClassID })
  }
}

/** Where each role finds all of it. */
const wholeOf: Partial<Record<Role, `/${string}`>> = {
  admin: '/planning/RoomPlan',
  editor: '/planning/RoomPlan',
  trainingcoordinator: '/planning/RoomPlan',
  instructor: '/InstructorSchedule',
  evaluator: '/InstructorSchedule',
  trainee: '/Schedule',
  customer: '/TraineeSchedule',
}

/** Of the whole academy no more than these: its calendar shows the rest. */
const mostOfAcademy = 6

/** What comes next; where the sessions of today have a part of their own, without them. */
function shownOf({ Next, Sessions, Today }: Home, role: Role | undefined) {
  const later = Sessions ? Next.filter(({ Kind, FirstDay }) => Kind !== 'session' || FirstDay > Today) : Next
  return role && academyRoles.includes(role) ? later.slice(0, mostOfAcademy) : later
}

/** What comes next, day by day. */
export function HomeSessions({ home }: { home: Home }) {
  const t = useText('home')
  const format = useFormat()
  const role = useUser()?.userRole
  const next = shownOf(home, role)
  const whole = role && wholeOf[role]
  // The next session says already that there is none.
  if (next.length === 0 && (role === 'trainee' || role === 'instructor')) return null
  // What began before today and goes on stands under today.
  const shownOn = ({ FirstDay }: Entry) => (FirstDay < home.Today ? home.Today : FirstDay)
  const days = [...new Set(next.map(shownOn))]
  const dayName = (day: string) =>
    day === home.Today ? t('today') : day === addDays(home.Today, 1) ? t('tomorrow') : format.weekday(day)
  return (
    <Section
      title={t('sessions')}
      actions={
        whole && (
          <Anchor component={AppLink} to={whole as '/'} size="sm">
            {t('whole')}
          </Anchor>
        )
      }
    >
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
            {next
              .filter((entry) => shownOn(entry) === day)
              .map((entry) => (
                <li key={`${entry.Kind}${entry.ID}`}>
                  <EntryLine entry={entry} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

function EntryLine({ entry }: { entry: Entry }) {
  const t = useText('home')
  const format = useFormat()
  const page = pageOf(useUser()?.userRole, entry)
  const { StartsAt, EndsAt } = entry
  const facts = [
    entry.Kind !== 'session' && t(`kinds.${entry.Kind}`),
    entry.ClassCode && <Code>{entry.ClassCode}</Code>,
    entry.ClassRoomName && <Localized text={entry.ClassRoomName} />,
  ].filter(Boolean)
  const content = (
    <>
      <span className={classes['time']}>
        {StartsAt === null || EndsAt === null
          ? format.dayRange(entry.FirstDay, entry.LastDay)
          : entry.FirstDay === entry.LastDay
            ? format.timeRange(StartsAt, EndsAt)
            : t('until', { day: format.day(entry.LastDay), time: format.time(EndsAt) })}
      </span>
      <span className={classes['what']}>
        <Localized text={entry.Title} />
        <Text size="xs" c="dimmed" component="span">
          {facts.map((fact, at) => (
            // The facts of an entry stand in one order.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at}>
              {at > 0 && <Sep />}
              {fact}
            </span>
          ))}
        </Text>
      </span>
    </>
  )
  if (page === null) return <div className={classes['session']}>{content}</div>
  return (
    <AppLink to={page as '/'} className={classes['session']!}>
      {content}
    </AppLink>
  )
}
