import { Text } from '@mantine/core'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { Entry, ScheduleData } from './schedule.ts'
import classes from './schedule.module.css'

const tones = { moved: 'warning', held: 'success', cancelled: 'danger' } as const
/** More names than these are counted. */
const named = 3

/** When it is, on the day or over several; nothing for what lasts whole days. */
export function useTimes(): (entry: Entry) => string {
  const t = useText('schedule')
  const format = useFormat()
  return ({ FirstDay, LastDay, StartsAt, EndsAt }) => {
    if (StartsAt === null || EndsAt === null) return FirstDay === LastDay ? '' : format.dayRange(FirstDay, LastDay)
    if (FirstDay === LastDay) return format.timeRange(StartsAt, EndsAt)
    const at = (day: string, time: string) => `${format.day(day)} ${format.time(time)}`
    return t('fromTo', { from: at(FirstDay, StartsAt), to: at(LastDay, EndsAt) })
  }
}

/** One entry with all that there is to know of it; its name leads to its record. */
export function EntryCard({ entry, people }: { entry: Entry; people: ScheduleData['People'] }) {
  const t = useText('schedule')
  const times = useTimes()(entry)
  const { State } = entry
  return (
    <article className={classes['entry']} data-kind={entry.Kind} data-state={State}>
      <Text size="sm" className={classes['when']!}>
        {times && <span className={classes['figures']}>{times}</span>}
        {entry.Kind !== 'session' && <span className={classes['kind']}>{t(`kinds.${entry.Kind}`)}</span>}
        {State !== 'planned' && <StateBadge tone={tones[State]} label={t(`states.${State}`)} />}
      </Text>
      <Text size="sm" className={classes['title']!}>
        {entry.Href ? (
          <AppLink to={entry.Href as '/'}>
            <Localized text={entry.Title} />
          </AppLink>
        ) : (
          <Localized text={entry.Title} />
        )}
      </Text>
      <Facts entry={entry} />
      <Moved entry={entry} />
      <Whose entry={entry} people={people} />
    </article>
  )
}

function Facts({ entry }: { entry: Entry }) {
  const t = useText('schedule')
  const facts = [
    entry.Detail && <Localized text={entry.Detail} />,
    entry.ClassCode && <Code>{entry.ClassCode}</Code>,
    entry.SessionNumber !== null && t('sessionNumber', { number: entry.SessionNumber }),
    entry.ClassRoomCode ? (
      <>
        <Localized text={entry.ClassRoomName} /> <Code>{entry.ClassRoomCode}</Code>
      </>
    ) : (
      entry.Place && entry.Place !== 'academy' && t(`places.${entry.Place}`)
    ),
  ].filter(Boolean)
  return (
    <Text size="xs" c="dimmed">
      {facts.map((fact, at) => (
        // The facts of an entry stand in one order.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at}>
          {at > 0 && <Sep />}
          {fact}
        </span>
      ))}
    </Text>
  )
}

function Moved({ entry: { State, MovedFrom } }: { entry: Entry }) {
  const t = useText('schedule')
  const format = useFormat()
  if (State !== 'moved' || !MovedFrom) return null
  return (
    <Text size="xs" c="dimmed">
      {t('movedFrom', { day: format.day(MovedFrom.Day), time: format.time(MovedFrom.StartsAt) })}
    </Text>
  )
}

/** To an organization: which of its people it is about. */
function Whose({ entry, people }: { entry: Entry; people: ScheduleData['People'] }) {
  const t = useText('schedule')
  const format = useFormat()
  const whose = people.filter(
    (each) =>
      each.CourseClassID === entry.CourseClassID && (entry.TraineeID === null || entry.TraineeID === each.TraineeID),
  )
  if (whose.length === 0) return null
  if (whose.length > named) return <Text size="xs">{t('people', { count: whose.length })}</Text>
  return (
    <Text size="xs">
      {whose.map((each, at) => (
        <span key={each.TraineeID}>
          {at > 0 && format.separator}
          <Localized text={each.Name} />
        </span>
      ))}
    </Text>
  )
}
