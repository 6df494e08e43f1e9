import { Group, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import type { Output } from '#platform/shared/call.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { addDays, daysBetween, weekday } from '#platform/shared/values/dates.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { useIsPhone } from '#platform/web/ui/useIsPhone.ts'
import type { planningCalls } from '../../../contract/calls.ts'
import { meetsOnScreen } from '../../../rules/moving/moving.ts'
import classes from '../calendar.module.css'
import { movableOf } from '../moving/movable.ts'
import { ChosenBar } from '../moving/ChosenBar.tsx'
import { LazyMoveDialog } from '../moving/LazyMoveDialog.ts'
import { MovingBar } from '../moving/MovingBar.tsx'
import { useChosen } from '../moving/useChosen.ts'
import { useMoving } from '../moving/useMoving.ts'
import { CalendarRow } from './CalendarRow.tsx'
import { useTurning } from './useTurning.ts'
import { useUsualWeek } from './useUsualWeek.ts'

type Row = Output<typeof planningCalls.getPlanRows>['Items'][number]

/** The rows of a month as bars over its days; those that may be moved are dragged, alone or with others that are chosen. */
export function MonthBars({
  first,
  last,
  rows,
  holidayOn,
  turn,
  onGoing,
  onRow,
}: {
  first: string
  last: string
  rows: readonly Row[]
  holidayOn: (day: string) => Trilingual | null
  /** One month on or back, with the rows that are on their way. */
  turn: (by: -1 | 1, going: readonly Row[]) => void
  /** Rows are on their way, or none is any more. */
  onGoing: (isGoing: boolean) => void
  onRow: (id: number) => void
}) {
  const words = useText('planning/moving')
  const format = useFormat()
  const pick = usePick()
  const phone = useIsPhone()
  const movable = phone ? [] : rows.filter(({ Actions }) => Actions.includes('move'))
  const movables = movable.map(movableOf)
  const state = useMoving(movables)
  const chosen = useChosen(movables)
  const going = new Set(state.moving?.rows.map(({ ID }) => ID))
  useTurning(state, [first, last], (by) =>
    turn(
      by,
      rows.filter(({ ID }) => going.has(ID)),
    ),
  )
  const isGoing = state.moving !== null || state.dialog !== null
  useEffect(() => onGoing(isGoing), [isGoing, onGoing])
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))
  const week = useUsualWeek()
  const isOff = (day: string) => week !== null && !week(day).weekdays.includes(weekday(day))
  const dayKind = (day: string) => (holidayOn(day) ? 'holiday' : isOff(day) ? 'weekend' : undefined)
  const standing = rows.filter(({ ID }) => !going.has(ID))
  const meets = state.isElsewhere
    ? rows.flatMap((row) => {
        const wish = state.wishes.get(row.ID)
        return wish ? meetsOnScreen(row, wish, standing) : []
      })
    : []
  return (
    <Stack gap="sm">
      {movables.length > 0 && (
        <Group justify="space-between" gap="sm" mih="2.25rem">
          <Text size="sm" c="dimmed">
            {words('about')}
          </Text>
          <ChosenBar chosen={chosen} onMove={state.open} />
        </Group>
      )}
      <div className={classes['frame']} data-drag-frame>
        <div
          className={classes['grid']}
          style={{ '--days': days.length } as React.CSSProperties}
          data-calendar
          data-moving={state.moving ? true : undefined}
        >
          <div className={classes['head']} aria-hidden>
            <span className={classes['corner']}>{format.month(first)}</span>
            {days.map((day) => (
              <span key={day} data-column data-kind={dayKind(day)} title={pick(holidayOn(day))}>
                {format.number(Number(day.slice(8)))}
              </span>
            ))}
          </div>
          <ul className={classes['rows']} aria-label={format.month(first)}>
            {rows.map((row) => (
              <CalendarRow
                key={row.ID}
                row={row}
                days={days}
                dayKind={dayKind}
                state={state}
                isMovable={movable.includes(row)}
                isMet={meets.some(({ ID }) => ID === row.ID)}
                chosen={chosen}
                onOpen={() => onRow(row.ID)}
              />
            ))}
          </ul>
        </div>
      </div>
      <MovingBar state={state} meets={unique(meets).map(movableOf)} />
      {state.dialog && <LazyMoveDialog {...state.dialog} onClose={state.close} />}
    </Stack>
  )
}

const unique = (rows: readonly Row[]): Row[] => [...new Map(rows.map((row) => [row.ID, row])).values()]
