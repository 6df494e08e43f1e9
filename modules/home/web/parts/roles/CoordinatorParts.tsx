import { Anchor, Progress, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { instantOf } from '#platform/shared/values/dates.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { zone } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge, type Tone } from '#platform/web/ui/states/StateBadge.tsx'
import type { getHomeModel } from '../../../contract/home.ts'
import classes from './Roles.module.css'

type Home = Output<typeof getHomeModel>
type Session = NonNullable<Home['Sessions']>[number]

/** A coordinator's day: the sessions and rooms of today, each with how far its sheet is. */
export const CoordinatorDay = ({ home: { Sessions, Today, Now } }: { home: Home }) =>
  Sessions && <SessionsOfToday sessions={Sessions} today={Today} now={new Date(Now)} />

/** Beside it: classes that may not be held, and seats that are free. */
export const CoordinatorAside = ({ home: { Short, Seats, Figures } }: { home: Home }) => (
  <>
    {Short && <ShortClasses short={Short} all={Figures.find(({ Key }) => Key === 'classesUnderMinimum')} />}
    {Seats && <SeatsOnSale seats={Seats} />}
  </>
)

/** How far the sheet of a session is: what it says and how much it matters now. */
function useSheetState(today: string, now: Date) {
  const t = useText('home')
  const format = useFormat()
  return ({ Enrolled, Marked, StartsAt, EndsAt }: Session): { readonly tone: Tone; readonly label: string } => {
    if (Enrolled === 0) return { tone: 'neutral', label: t('day.empty') }
    if (Marked >= Enrolled) return { tone: 'success', label: t('day.taken') }
    if (Marked > 0)
      return {
        tone: 'warning',
        label: t('day.part', { marked: format.number(Marked), enrolled: format.number(Enrolled) }),
      }
    if (instantOf(today, StartsAt, zone()) > now) return { tone: 'neutral', label: t('day.later') }
    return { tone: instantOf(today, EndsAt, zone()) < now ? 'danger' : 'warning', label: t('day.missing') }
  }
}

function SessionsOfToday({ sessions, today, now }: { sessions: readonly Session[]; today: string; now: Date }) {
  const t = useText('home')
  const format = useFormat()
  const sheetOf = useSheetState(today, now)
  return (
    <Section title={t('day.title')}>
      {sessions.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('day.none')}
        </Text>
      ) : (
        <ul className={classes['rows']}>
          {sessions.map((session) => (
            <li key={session.SessionID}>
              <AppLink
                to={href('/TraineeAttendance', {}, { class: session.CourseClassID, session: session.SessionID }) as '/'}
                className={classes['row']!}
              >
                <span className={classes['time']}>{format.timeRange(session.StartsAt, session.EndsAt)}</span>
                <span className={classes['what']}>
                  <Localized text={session.CourseName} />
                  <Text size="xs" c="dimmed" component="span">
                    <Code>{session.ClassCode}</Code>
                    <Sep />
                    {session.InstructorName ? <Localized text={session.InstructorName} /> : t('day.noInstructor')}
                  </Text>
                </span>
                <span className={classes['where']}>
                  {session.ClassRoomName ? <Localized text={session.ClassRoomName} /> : t('day.noRoom')}
                </span>
                <span className={classes['end']}>
                  <StateBadge {...sheetOf(session)} />
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

type Figure = Home['Figures'][number]

function ShortClasses({ short, all }: { short: NonNullable<Home['Short']>; all: Figure | undefined }) {
  const t = useText('home')
  const format = useFormat()
  return (
    <Section
      title={t('figure.classesUnderMinimum')}
      actions={
        all && all.Count > short.length ? (
          <Anchor component={AppLink} to={all.Href as '/'} size="sm">
            {t('whole')}
          </Anchor>
        ) : undefined
      }
    >
      {short.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('short.none')}
        </Text>
      ) : (
        <ul className={classes['rows']}>
          {short.map((row) => (
            <li key={row.CourseClassID}>
              <AppLink
                to={href('/Setting/CourseClass-Edit/:ID?', { ID: row.CourseClassID }) as '/'}
                className={classes['line']!}
              >
                <span className={classes['what']}>
                  <Localized text={row.CourseName} />
                  <Text size="xs" c="dimmed" component="span">
                    <Code>{row.ClassCode}</Code>
                    <Sep />
                    {format.day(row.StartDate)}
                  </Text>
                </span>
                <span className={classes['end']}>
                  <StateBadge
                    tone={row.DaysLeft <= 7 ? 'danger' : row.DaysLeft <= 14 ? 'warning' : 'neutral'}
                    label={row.DaysLeft < 0 ? t('short.begun') : t('short.left', { count: row.DaysLeft })}
                  />
                  <Text size="xs" c="dimmed" component="span">
                    {t('short.has', {
                      enrolled: format.number(row.Enrolled),
                      least: format.number(row.MinTrainees),
                    })}
                  </Text>
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function SeatsOnSale({ seats: { Classes, Seats, Taken } }: { seats: NonNullable<Home['Seats']> }) {
  const t = useText('home')
  const format = useFormat()
  const shown = { taken: format.number(Taken), seats: format.number(Seats) }
  return (
    <Section title={t('seats.title')}>
      {Classes === 0 ? (
        <Text size="sm" c="dimmed">
          {t('seats.none')}
        </Text>
      ) : (
        <>
          <dl className={classes['figures']}>
            <div>
              <dt>{t('seats.offered')}</dt>
              <dd>{format.number(Seats)}</dd>
            </div>
            <div>
              <dt>{t('seats.taken')}</dt>
              <dd>{format.number(Taken)}</dd>
            </div>
            <div>
              <dt>{t('seats.free')}</dt>
              <dd>{format.number(Seats - Taken)}</dd>
            </div>
          </dl>
          <Progress
            value={Seats > 0 ? (Taken / Seats) * 100 : 0}
            size="sm"
            my="xs"
            aria-label={t('seats.bar', shown)}
          />
          <Anchor component={AppLink} to={href('/CourseClass', {}, { OnSale: true }) as '/'} size="sm">
            {t('seats.classes', { count: Classes })}
          </Anchor>
        </>
      )}
    </Section>
  )
}
