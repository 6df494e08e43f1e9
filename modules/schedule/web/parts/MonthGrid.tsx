import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useGridKeys } from '#modules/classes/web/public.ts'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { today } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { onDay } from '../../rules/order.ts'
import { isOfMonth } from '../../rules/shown-days.ts'
import { DayMarks } from './DayMarks.tsx'
import { isMark, type Entry, type ScheduleData } from './schedule.ts'
import classes from './schedule.module.css'

/** A day names so many of its entries. */
const named = 3

/** The days in weeks from Sunday on. */
export const weeksOf = (days: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7))

/** The weeks of a month. Arrow keys go from day to day, Tab into what a day holds; a day leads to its week. */
export function MonthGrid({
  data,
  days,
  month,
  onDay: choose,
}: {
  data: ScheduleData
  days: readonly string[]
  month: string
  onDay: (day: string) => void
}) {
  const t = useText('schedule')
  const format = useFormat()
  const weeks = weeksOf(days)
  const { onKeyDown, cell } = useGridKeys(weeks.length, 7)
  return (
    <table
      // The ARIA grid pattern stands on a table: its cells are cells of the grid.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-label={t('days')}
      className={classes['month']}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col">
              {format.weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={week[0]}>
            {week.map((day, column) => {
              const all = onDay(data.Entries, day)
              const entries = all.filter((entry) => !isMark(entry))
              return (
                <td
                  key={day}
                  data-today={day === today() || undefined}
                  data-other={!isOfMonth(day, month) || undefined}
                  data-kind={all.some(({ Kind }) => Kind === 'holiday') ? 'holiday' : undefined}
                  aria-current={day === today() ? 'date' : undefined}
                  {...cell(row, column)}
                >
                  <UnstyledButton className={classes['date']!} onClick={() => choose(day)}>
                    <span aria-hidden>{format.number(Number(day.slice(8)))}</span>
                    <VisuallyHidden>
                      {format.weekdayAndDay(day)}
                      {format.separator}
                      {t('onDay', { count: entries.length })}
                    </VisuallyHidden>
                  </UnstyledButton>
                  <DayMarks data={data} day={day} />
                  {entries.slice(0, named).map((entry) => (
                    <Chip key={`${entry.Kind}${entry.ID}`} entry={entry} isFirst={entry.FirstDay === day} />
                  ))}
                  {entries.length > named && (
                    <UnstyledButton className={classes['more']!} onClick={() => choose(day)}>
                      {t('more', { count: entries.length - named })}
                    </UnstyledButton>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** An entry in one line of a day: when it begins, and what it is. */
function Chip({ entry, isFirst }: { entry: Entry; isFirst: boolean }) {
  const t = useText('schedule')
  const format = useFormat()
  const pick = usePick()
  const content = (
    <>
      {isFirst && entry.StartsAt && <span className={classes['figures']}>{format.time(entry.StartsAt)} </span>}
      {entry.Kind !== 'session' && <VisuallyHidden>{t(`kinds.${entry.Kind}`)} </VisuallyHidden>}
      <Localized text={entry.Title} />
      {entry.State !== 'planned' && <VisuallyHidden> {t(`states.${entry.State}`)}</VisuallyHidden>}
    </>
  )
  const looks = { 'data-kind': entry.Kind, 'data-state': entry.State, title: pick(entry.Title) }
  return entry.Href ? (
    <AppLink to={entry.Href as '/'} className={classes['chip']!} {...looks}>
      {content}
    </AppLink>
  ) : (
    <span className={classes['chip']} {...looks}>
      {content}
    </span>
  )
}
