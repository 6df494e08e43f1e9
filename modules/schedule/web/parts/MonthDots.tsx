import { Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useGridKeys } from '#modules/classes/web/public.ts'
import { useFormat } from '#platform/web/format.tsx'
import { today } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { onDay } from '../../rules/order.ts'
import { isOfMonth } from '../../rules/shown-days.ts'
import { DayList } from './DayList.tsx'
import { weeksOf } from './MonthGrid.tsx'
import { isMark, type ScheduleData } from './schedule.ts'
import classes from './schedule.module.css'

/** No more dots than these stand in a day of a narrow screen. */
const mostDots = 3

/** The weeks of a month on a narrow screen: each day has a dot for what there is; the chosen day's entries stand below. */
export function MonthDots({
  data,
  days,
  day: chosen,
  onDay: choose,
}: {
  data: ScheduleData
  days: readonly string[]
  day: string
  onDay: (day: string) => void
}) {
  const t = useText('schedule')
  const format = useFormat()
  const weeks = weeksOf(days)
  const { onKeyDown, cell } = useGridKeys(weeks.length, 7)
  return (
    <Stack gap="md">
      <table
        // As in the grid of wide screens.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={t('days')}
        className={classes['dots']}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th key={day} scope="col">
                <span aria-hidden>{format.weekdayShort(day)}</span>
                <VisuallyHidden>{format.weekday(day)}</VisuallyHidden>
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
                const { tabIndex, onFocus, ...place } = cell(row, column)
                return (
                  <td
                    key={day}
                    data-today={day === today() || undefined}
                    data-other={!isOfMonth(day, chosen) || undefined}
                    data-kind={all.some(({ Kind }) => Kind === 'holiday') ? 'holiday' : undefined}
                    aria-selected={day === chosen}
                  >
                    <UnstyledButton {...place} tabIndex={tabIndex} onFocus={onFocus} onClick={() => choose(day)}>
                      <span aria-hidden>{format.number(Number(day.slice(8)))}</span>
                      <VisuallyHidden>
                        {format.weekdayAndDay(day)}
                        {format.separator}
                        {t('onDay', { count: entries.length })}
                      </VisuallyHidden>
                      <span className={classes['ofDay']} aria-hidden>
                        {entries.slice(0, mostDots).map((entry) => (
                          <i key={`${entry.Kind}${entry.ID}`} data-kind={entry.Kind} data-state={entry.State} />
                        ))}
                      </span>
                    </UnstyledButton>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {onDay(data.Entries, chosen).length === 0 ? (
        <Text size="sm" c="dimmed">
          {format.weekdayAndDay(chosen)}
          {format.separator}
          {t('noneOnDay')}
        </Text>
      ) : (
        <DayList data={data} days={[chosen]} />
      )}
    </Stack>
  )
}
