import { Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { addDays, daysBetween, weekday } from '#platform/shared/values/dates.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { reveal } from '#platform/web/ui/states/reveal.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { planningCalls as calls } from '../../contract/calls.ts'
import { useUsualWeek } from './calendar/useUsualWeek.ts'
import classes from './calendar.module.css'
import { planTones } from './tones.ts'
import { today } from '#platform/web/start/zone.ts'

type Row = Output<typeof calls.getPlanRows>['Items'][number]
const thisMonth = () => Number(today().slice(5, 7))
const pad = (month: number) => String(month).padStart(2, '0')

/** The year as a strip of months, and the rows of the chosen month as bars over its days. */
export function PlanCalendar({
  year,
  scenario,
  onRow,
}: {
  year: number
  scenario: number | null
  onRow: (id: number) => void
}) {
  const t = useText('planning')
  const { values, change } = useAddress({ month: thisMonth() })
  const month = Math.min(12, Math.max(1, values.month))
  const first = `${year}-${pad(month)}-01`
  const last = addDays(month === 12 ? `${year + 1}-01-01` : `${year}-${pad(month + 1)}-01`, -1)
  const plan = scenario === null ? {} : { ScenarioID: scenario }
  const rows = useCall(calls.getPlanRows, { ...plan, From: first, To: last, sort: 'StartDate', pageSize: 100 })
  const holidays = useCall(calls.getHolidays, { Year: year, pageSize: 100 })
  const free = (day: string) =>
    holidays.data?.Items.find((each) => each.FirstDay <= day && day <= each.LastDay)?.Name ?? null
  return (
    <Stack gap="md">
      <MonthStrip year={year} plan={plan} month={month} onChoose={(chosen) => change({ month: chosen })} />
      <QueryView
        query={rows}
        module="planning"
        empty={(data) => data.Items.length === 0}
        emptyState={<EmptyState sentence={t('noneInMonth')} />}
      >
        {(data) => <MonthBars first={first} last={last} rows={data.Items} holidayOn={free} onRow={onRow} />}
      </QueryView>
    </Stack>
  )
}

function MonthStrip({
  year,
  plan,
  month,
  onChoose,
}: {
  year: number
  plan: { ScenarioID?: number }
  month: number
  onChoose: (month: number) => void
}) {
  const t = useText('planning')
  const format = useFormat()
  const overview = useCall(calls.getPlanOverview, { Year: year, ...plan })
  const months = overview.data?.Months ?? []
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone half of the year lies beside the screen.
    if (strip.current) reveal(strip.current, strip.current.querySelector('[aria-pressed=true]'), false)
  }, [month])
  const most = Math.max(1, ...months.map((each) => each.Rows))
  return (
    <div ref={strip} className={classes['strip']} data-scroll role="group" aria-label={t('monthStrip')}>
      {Array.from({ length: 12 }, (_, index) => {
        const count = months[index]?.Rows ?? 0
        const name = format.monthName(index + 1)
        return (
          <UnstyledButton
            key={index}
            className={classes['month']!}
            aria-pressed={index + 1 === month}
            onClick={() => onChoose(index + 1)}
          >
            <span className={classes['column']} aria-hidden>
              <span style={{ blockSize: `${(count / most) * 100}%` }} />
            </span>
            <span className={classes['monthName']}>{name}</span>
            <span className={classes['monthShort']} aria-hidden>
              {format.monthShort(index + 1)}
            </span>
            <span className={classes['count']} aria-hidden>
              {format.number(count)}
            </span>
            <VisuallyHidden>{t('rowsInMonth', { count })}</VisuallyHidden>
          </UnstyledButton>
        )
      })}
    </div>
  )
}

function MonthBars({
  first,
  last,
  rows,
  holidayOn,
  onRow,
}: {
  first: string
  last: string
  rows: readonly Row[]
  holidayOn: (day: string) => Row['CourseName'] | null
  onRow: (id: number) => void
}) {
  const t = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))
  const place = (row: Row) => {
    const from = Math.max(0, daysBetween(first, row.StartDate))
    const to = Math.min(days.length - 1, daysBetween(first, row.EndDate))
    return { gridColumn: `${from + 2} / ${to + 3}` }
  }
  const week = useUsualWeek()
  const isOff = (day: string) => week !== null && !week(day).weekdays.includes(weekday(day))
  const dayKind = (day: string) => (holidayOn(day) ? 'holiday' : isOff(day) ? 'weekend' : undefined)
  return (
    <div className={classes['frame']}>
      <div className={classes['grid']} style={{ '--days': days.length } as React.CSSProperties}>
        <div className={classes['head']} aria-hidden>
          <span className={classes['corner']}>{format.month(first)}</span>
          {days.map((day) => (
            <span key={day} data-kind={dayKind(day)} title={pick(holidayOn(day))}>
              {format.number(Number(day.slice(8)))}
            </span>
          ))}
        </div>
        <ul className={classes['rows']} aria-label={format.month(first)}>
          {rows.map((row) => (
            <li key={row.ID} className={classes['row']}>
              <span className={classes['name']}>
                <Localized text={row.CourseName} />
                <Text size="xs" c="dimmed" component="span">
                  <Code>{row.ClassRoomCode ?? row.CourseCode}</Code>
                </Text>
              </span>
              {days.map((day, index) => (
                <span
                  key={day}
                  aria-hidden
                  className={classes['day']}
                  data-kind={dayKind(day)}
                  style={{ gridColumn: index + 2 }}
                />
              ))}
              <UnstyledButton
                className={classes['bar']!}
                data-tone={planTones[row.State]}
                style={place(row)}
                aria-label={[
                  pick(row.CourseName),
                  format.dayRange(row.StartDate, row.EndDate),
                  t(`states.${row.State}`),
                ].join(format.separator)}
                onClick={() => onRow(row.ID)}
              >
                <span aria-hidden>{t(`states.${row.State}`)}</span>
              </UnstyledButton>
              <span className={classes['phone']}>
                <span>{format.dayRange(row.StartDate, row.EndDate)}</span>
                <StateBadge module="planning" state={row.State} tones={planTones} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
