import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { ChosenBar, LazyMoveDialog, MovingBar } from '#modules/planning/web/public.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useLastView } from '#platform/web/start/last-view.ts'
import { useCall } from '#platform/web/data.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { NumberField } from '#platform/web/forms/fields/NumberFields.tsx'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { useIsPhone } from '#platform/web/ui/useIsPhone.ts'
import { classesCalls as calls } from '../../contract/calls.ts'
import { daysOf, periodOf, step, type View } from '../parts/schedule/period.ts'
import { today } from '#platform/web/start/zone.ts'
import { PeriodChoice } from '../parts/schedule/PeriodChoice.tsx'
import { RoomDay } from '../parts/schedule/RoomDay.tsx'
import type { RoomPlan } from '../parts/schedule/room-plan.ts'
import { RoomGrid } from '../parts/schedule/RoomGrid.tsx'
import { useRoomMoving } from '../parts/schedule/useRoomMoving.ts'
import classes from '../parts/schedule/calendar.module.css'

/** Who is in which class room: class rooms × days of a week or a month; on a phone one day. */
export default function RoomPlanPage() {
  const t = useText('classes')
  const planning = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const phone = useIsPhone()
  const { values, change } = useAddress({ view: 'week', day: today(), capacity: 0, facility: 0 })
  useLastView('room-plan', { kept: ['view', 'capacity', 'facility'], first: {} })
  const view: View = values.view === 'month' && !phone ? 'month' : 'week'
  const period = periodOf(view, values.day)
  const query = useCall(calls.getRoomPlanInPeriod, {
    startDate: period.from,
    endDate: period.to,
    ...(values.capacity > 0 && { minCapacity: values.capacity }),
    ...(values.facility > 0 && { facilityID: values.facility }),
  })
  const choices = useCall(planningCalls.getClassRoomChoices, {}, { freshFor: 60_000 })
  return (
    <Page
      title={planning('screens.roomPlan')}
      actions={
        <ActionBar
          module="classes"
          actions={{
            printClassRooms: {
              ...printAction(
                href('/report/ClassRoomScheduleIACE/:ClassIDs?/:DateFrom?/:DateTo?', {
                  ClassIDs: 0,
                  DateFrom: period.from,
                  DateTo: period.to,
                }),
              ),
              apart: false,
            },
          }}
        />
      }
    >
      <Group justify="space-between" align="flex-end">
        <PeriodChoice
          label={
            view === 'month' ? format.month(period.from) : t('schedule.weekOf', { from: period.from, to: period.to })
          }
          onPrevious={() => change({ day: step(view, values.day, -1) })}
          onToday={() => change({ day: today() })}
          onNext={() => change({ day: step(view, values.day, 1) })}
        />
        <Group align="flex-end" gap="sm" className={classes['narrow']!}>
          <NumberField
            value={values.capacity || null}
            onChange={(capacity) => change({ capacity: capacity && capacity > 0 ? capacity : 0 })}
            label={t('fields.capacity')}
            min={0}
          />
          <SelectField
            value={values.facility || null}
            onChange={(facility) => change({ facility: facility ?? 0 })}
            options={(choices.data?.Facilities ?? []).map((each) => ({ value: each.ID, label: pick(each.Name) }))}
            label={t('fields.facility')}
          />
          {!phone && (
            <SegmentedControl
              aria-label={planning('screens.roomPlan')}
              value={view}
              onChange={(chosen) => change({ view: chosen })}
              data={[
                { value: 'week', label: t('schedule.week') },
                { value: 'month', label: t('schedule.month') },
              ]}
            />
          )}
        </Group>
      </Group>
      <QueryView
        query={query}
        module="classes"
        empty={(plan) => plan.ClassRooms.length === 0}
        emptyState={<EmptyState sentence={t('roomPlan.none')} />}
      >
        {(plan) => <Rooms plan={plan} period={period} view={view} day={values.day} onDay={(day) => change({ day })} />}
      </QueryView>
    </Page>
  )
}

function Rooms({
  plan,
  period,
  view,
  day,
  onDay,
}: {
  plan: RoomPlan
  period: ReturnType<typeof periodOf>
  view: View
  day: string
  onDay: (day: string) => void
}) {
  const words = useText('planning/moving')
  const phone = useIsPhone()
  const moving = useRoomMoving(plan, period.to)
  const { state, chosen } = moving
  const met = [...new Map(moving.met.map((item) => [item.Code, item])).values()]
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        {!phone && plan.Rows.some(({ CanMove }) => CanMove) && (
          <Text size="sm" c="dimmed">
            {words('aboutRooms')}
          </Text>
        )}
        <ChosenBar chosen={chosen} onMove={state.open} />
      </Group>
      {phone ? (
        <RoomDay plan={plan} days={daysOf(period)} day={day} onDay={onDay} moving={moving} />
      ) : (
        <RoomGrid plan={plan} days={daysOf(period)} isWide={view === 'week'} moving={moving} />
      )}
      <MovingBar state={state} meets={met} roomCode={moving.roomCode} rooms />
      {state.dialog && <LazyMoveDialog {...state.dialog} onClose={state.close} />}
      <Legend />
    </Stack>
  )
}

function Legend() {
  const t = useText('classes')
  return (
    <Group gap="lg" className={classes['legend']!}>
      <span data-kind="session">
        <Text size="xs">{t('roomPlan.legendSession')}</Text>
      </span>
      <span data-kind="plan">
        <Text size="xs">{t('roomPlan.legendPlanned')}</Text>
      </span>
      <span data-kind="holiday">
        <Text size="xs">{t('roomPlan.legendHoliday')}</Text>
      </span>
    </Group>
  )
}
