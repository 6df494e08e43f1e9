import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useAddress } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { useIsPhone } from '#platform/web/ui/useIsPhone.ts'
import { classesCalls as calls } from '../../contract/calls.ts'
import { daysOf, periodOf, step, type View } from '../parts/schedule/period.ts'
import { today } from '#platform/web/start/zone.ts'
import { PeriodChoice } from '../parts/schedule/PeriodChoice.tsx'
import { ScheduleMonth } from '../parts/schedule/ScheduleMonth.tsx'
import { ScheduleWeek } from '../parts/schedule/ScheduleWeek.tsx'

/** The instructor's own sessions by week or month. */
export default function InstructorSchedulePage() {
  const t = useText('classes')
  const format = useFormat()
  const phone = useIsPhone()
  const { values, change } = useAddress({ view: 'week', day: today() })
  const view: View = values.view === 'month' ? 'month' : 'week'
  const period = periodOf(view, values.day)
  const query = useCall(calls.getInstructorSchedule, { startDate: period.from, endDate: period.to })
  return (
    <Page title={t('screens.schedule')}>
      <Group justify="space-between">
        <PeriodChoice
          label={
            view === 'month' ? format.month(period.from) : t('schedule.weekOf', { from: period.from, to: period.to })
          }
          onPrevious={() => change({ day: step(view, values.day, -1) })}
          onToday={() => change({ day: today() })}
          onNext={() => change({ day: step(view, values.day, 1) })}
        />
        <SegmentedControl
          aria-label={t('screens.schedule')}
          value={view}
          onChange={(chosen) => change({ view: chosen })}
          data={[
            { value: 'week', label: t('schedule.week') },
            { value: 'month', label: t('schedule.month') },
          ]}
        />
      </Group>
      <QueryView query={query} module="classes">
        {(schedule) => (
          <Stack gap="md">
            {schedule.Sessions.length === 0 && (
              <Text size="sm" c="dimmed">
                {t('schedule.none')}
              </Text>
            )}
            {view === 'month' && !phone ? (
              <ScheduleMonth schedule={schedule} days={daysOf(period)} onDay={(day) => change({ view: 'week', day })} />
            ) : (
              <ScheduleWeek
                schedule={schedule}
                days={
                  view === 'month'
                    ? daysOf(period).filter((day) => schedule.Sessions.some((each) => each.Date === day))
                    : daysOf(period)
                }
              />
            )}
          </Stack>
        )}
      </QueryView>
    </Page>
  )
}
