import { Checkbox, Text, UnstyledButton } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, useId } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { daysBetween } from '#platform/shared/values/dates.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { planningCalls } from '../../../contract/calls.ts'
import { leavesTo, type Place } from '../../../rules/moving/moving.ts'
import classes from '../calendar.module.css'
import { movableOf } from '../moving/movable.ts'
import type { Chosen } from '../moving/useChosen.ts'
import type { MovingRows } from '../moving/useMoving.ts'
import { useDragged } from '../moving/useDragged.ts'
import { planTones } from '../tones.ts'
import { codeInSentence } from '../words.tsx'

type Row = Output<typeof planningCalls.getPlanRows>['Items'][number]

/** How wide a day is where a bar is dragged: as wide as the first one of the head. */
const dayWidth = (from: Element) =>
  from.closest('[data-calendar]')?.querySelector('[data-column]')?.getBoundingClientRect().width ?? 0

/** One row of the plan as a bar over its days: pressed it opens, dragged it moves, at its end it is stretched. */
export function CalendarRow({
  row,
  days,
  dayKind,
  state,
  isMovable,
  isMet,
  chosen,
  onOpen,
}: {
  row: Row
  days: readonly string[]
  dayKind: (day: string) => string | undefined
  state: MovingRows
  isMovable: boolean
  /** What is on its way would meet it. */
  isMet: boolean
  chosen: Chosen
  onOpen: () => void
}) {
  const t = useText('planning')
  const words = useText('planning/moving')
  const format = useFormat()
  const pick = usePick()
  const about = useId()
  // Where its own end lies beyond the month there is nothing to take hold of; one that is drawn beyond it keeps its hold.
  const isEndShown = row.EndDate <= days.at(-1)!
  const wish = state.wishes.get(row.ID)
  const at = wish ?? row
  const isStuck = wish !== undefined && (state.looked?.some(({ ID, Why }) => ID === row.ID && Why !== null) ?? false)
  const dragged = (kind: 'days' | 'stretch') => ({
    isOff: !isMovable || state.isSending,
    columnWidth: dayWidth,
    begin: () => state.pick(chosen.goingWith(row.ID), 'pointer'),
    to: ({ days: by }: { days: number }) => state.shift({ [kind]: by }),
    end: (isCut: boolean) => (isCut ? state.cancel() : void state.drop()),
  })
  const bar = useDragged(dragged('days'))
  const end = useDragged(dragged('stretch'))
  return (
    <li className={classes['row']}>
      <span className={classes['name']}>
        {isMovable && (
          <Checkbox
            size="xs"
            className={classes['choose']!}
            checked={chosen.has(row.ID)}
            onChange={(event) => chosen.choose(row.ID, event.currentTarget.checked)}
            aria-label={words('choose', { row: `${pick(row.CourseName)} ${codeInSentence(movableOf(row).Code)}` })}
          />
        )}
        <span className={classes['named']}>
          <Localized text={row.CourseName} />
          <Text size="xs" c="dimmed" component="span">
            <Code>{row.ClassRoomCode ?? row.CourseCode}</Code>
          </Text>
        </span>
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
      {wish && state.isElsewhere && leavesTo(row, days[0]!, days.at(-1)!) === 0 && (
        <span className={classes['former']} style={placeOf(row, days)} aria-hidden />
      )}
      <UnstyledButton
        ref={bar.ref}
        onClickCapture={bar.onClickCapture}
        className={classes['bar']!}
        data-tone={planTones[row.State]}
        data-movable={isMovable || undefined}
        data-going={wish ? true : undefined}
        data-stuck={isStuck || undefined}
        data-met={isMet || undefined}
        data-from-before={at.StartDate < days[0]! || undefined}
        data-goes-on={at.EndDate > days.at(-1)! || undefined}
        style={placeOf(at, days)}
        aria-label={[pick(row.CourseName), format.dayRange(row.StartDate, row.EndDate), t(`states.${row.State}`)].join(
          format.separator,
        )}
        {...(isMovable && {
          'aria-describedby': about,
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => state.onKey(event, () => chosen.goingWith(row.ID)),
          // In Firefox it is the key let go that presses.
          onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
          onBlur: ({ relatedTarget }: FocusEvent) => {
            const isWithin = relatedTarget instanceof Element && relatedTarget.closest('[data-moving-bar]')
            if (wish && state.moving?.by === 'keyboard' && !isWithin) state.cancel()
          },
        })}
        onClick={onOpen}
      >
        <span aria-hidden>{t(`states.${row.State}`)}</span>
      </UnstyledButton>
      {isMovable && (
        <>
          {isEndShown && <span ref={end.ref} className={classes['end']} style={placeOf(at, days)} aria-hidden />}
          <span id={about} hidden>
            {words('keys')}
          </span>
        </>
      )}
      <span className={classes['phone']}>
        <span>{format.dayRange(row.StartDate, row.EndDate)}</span>
        <StateBadge module="planning" state={row.State} tones={planTones} />
      </span>
    </li>
  )
}

/** The columns of its days; what lies before or after the month stands at the edge. */
function placeOf({ StartDate, EndDate }: Pick<Place, 'StartDate' | 'EndDate'>, days: readonly string[]) {
  const [first, last] = [days[0]!, days.length - 1]
  const within = (day: string) => Math.min(last, Math.max(0, daysBetween(first, day)))
  return { gridColumn: `${within(StartDate) + 2} / ${within(EndDate) + 3}` }
}
