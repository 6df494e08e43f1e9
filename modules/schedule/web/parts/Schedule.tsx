import { Alert, Group, SegmentedControl, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { PeriodChoice } from '#modules/classes/web/public.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { today } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { useIsPhone } from '#platform/web/ui/useIsPhone.ts'
import { scheduleCalls as calls } from '../../contract/calls.ts'
import { askedFor, daysFrom, shownDays, stepFrom, views, type View } from '../../rules/shown-days.ts'
import { DayList } from './DayList.tsx'
import { MonthDots } from './MonthDots.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import type { ScheduleData } from './schedule.ts'
import classes from './schedule.module.css'
import { WeekColumns } from './WeekColumns.tsx'

/** What comes up for the reader, or for one of an organization's people: by month, week or in a list; the address holds which. */
export function Schedule({
  none,
  traineeId,
  filter,
}: {
  none: string
  traineeId?: number | undefined
  filter?: ReactNode
}) {
  const t = useText('schedule')
  const format = useFormat()
  const phone = useIsPhone()
  const { values, change } = useAddress({ view: '', day: '' })
  const { view, day } = askedFor(values, { view: phone ? 'list' : 'week', day: today() })
  const shown = shownDays(view, day)
  const query = useCall(calls.getSchedule, {
    From: shown.from,
    To: shown.to,
    ...(traineeId && { TraineeID: traineeId }),
  })
  const label = {
    month: format.month(day),
    week: t('weekOf', { from: shown.from, to: shown.to }),
    list: format.dayRange(shown.from, shown.to),
  }[view]
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-end">
        <PeriodChoice
          label={label}
          onPrevious={() => change({ day: stepFrom(view, day, -1) })}
          onToday={() => change({ day: '' })}
          onNext={() => change({ day: stepFrom(view, day, 1) })}
        />
        <Group align="flex-end">
          {filter && <div className={classes['filter']}>{filter}</div>}
          <SegmentedControl
            aria-label={t('views.label')}
            value={view}
            onChange={(chosen) => change({ view: chosen })}
            data={views.map((each) => ({ value: each, label: t(`views.${each}`) }))}
          />
        </Group>
      </Group>
      <QueryView query={query} module="schedule">
        {(data) => (
          <>
            {data.IsCut && <Alert color="yellow">{t('cut')}</Alert>}
            <InView
              {...{ view, day, data, none, isPhone: phone, days: daysFrom(shown) }}
              onDay={(chosen, to) => change({ day: chosen, ...(to && { view: to }) })}
            />
          </>
        )}
      </QueryView>
    </Stack>
  )
}

function InView({
  view,
  day,
  days,
  data,
  none,
  isPhone,
  onDay,
}: {
  view: View
  day: string
  days: readonly string[]
  data: ScheduleData
  none: string
  isPhone: boolean
  onDay: (day: string, view?: View) => void
}) {
  if (view === 'month')
    return isPhone ? (
      <MonthDots data={data} days={days} day={day} onDay={onDay} />
    ) : (
      <MonthGrid data={data} days={days} month={day} onDay={(chosen) => onDay(chosen, 'week')} />
    )
  if (view === 'week') return <WeekColumns data={data} days={days} />
  return data.Entries.length === 0 ? <EmptyState sentence={none} /> : <DayList data={data} days={days} />
}
