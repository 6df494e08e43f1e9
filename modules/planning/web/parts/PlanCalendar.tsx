import { Stack, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { reveal } from '#platform/web/ui/states/reveal.ts'
import { planningCalls as calls } from '../../contract/calls.ts'
import { monthAfter } from '../../rules/moving/moving.ts'
import { MonthBars } from './calendar/MonthBars.tsx'
import classes from './calendar.module.css'
import { thisYear } from './YearChoice.tsx'
import { today } from '#platform/web/start/zone.ts'

type Row = Output<typeof calls.getPlanRows>['Items'][number]
interface Shown {
  readonly year: number
  readonly month: number
}

/** Where the year begins for who opens it: with what is to come of it. */
const firstMonth = (year: number) => (year > thisYear() ? 1 : year < thisYear() ? 12 : Number(today().slice(5, 7)))
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
  const { values, change } = useAddress({ month: firstMonth(year), Year: 0, From: '', To: '' })
  const month = Math.min(12, Math.max(1, values.month))
  const first = `${year}-${pad(month)}-01`
  const last = addDays(month === 12 ? `${year + 1}-01-01` : `${year}-${pad(month + 1)}-01`, -1)
  const plan = scenario === null ? {} : { ScenarioID: scenario }
  const rows = useCall(calls.getPlanRows, { ...plan, From: first, To: last, sort: 'StartDate', pageSize: 100 })
  const holidays = useCall(calls.getHolidays, { Year: year, pageSize: 100 })
  const free = (day: string) =>
    holidays.data?.Items.find((each) => each.FirstDay <= day && day <= each.LastDay)?.Name ?? null
  // What is on its way stays on the page, in whichever month: another element would have lost the keyboard.
  const [held, hold] = useState<{ rows: readonly Row[]; from: Shown } | null>(null)
  const going = held?.rows ?? []
  const show = (to: Shown) =>
    change(to.year === year ? { month: to.month } : { month: to.month, Year: to.year, From: '', To: '' })
  const turn = (by: -1 | 1, on: readonly Row[]) => {
    const to = monthAfter(year, month, by)
    // A scenario is of one year.
    if (scenario !== null && to.year !== year) return
    hold({ rows: on, from: held?.from ?? { year, month } })
    show(to)
  }
  const [isGoing, go] = useState(false)
  const isSettled = held !== null && !isGoing && !rows.isFetching
  const letGo = useEffectEvent(() => {
    if (held === null) return
    hold(null)
    // Taken back, it stands where it was.
    if (!held.rows.some(({ ID }) => rows.data?.Items.some((row) => row.ID === ID))) show(held.from)
  })
  useEffect(() => {
    if (isSettled) letGo()
  }, [isSettled])
  return (
    <Stack gap="md">
      <MonthStrip year={year} plan={plan} month={month} onChoose={(chosen) => change({ month: chosen })} />
      <QueryView
        query={rows}
        module="planning"
        empty={(data) => data.Items.length + going.length === 0}
        emptyState={<EmptyState sentence={t('noneInMonth')} />}
      >
        {({ Items }) => (
          <MonthBars
            first={first}
            last={last}
            rows={[...going.filter(({ ID }) => !Items.some((row) => row.ID === ID)), ...Items]}
            holidayOn={free}
            turn={turn}
            onGoing={go}
            onRow={onRow}
          />
        )}
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
