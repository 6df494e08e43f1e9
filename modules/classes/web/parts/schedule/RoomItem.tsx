import { Button, Checkbox, Popover, Stack, Text, UnstyledButton } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, useId } from 'react'
import { useDragged } from '#modules/planning/web/public.ts'
import { Code, Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import classes from './calendar.module.css'
import { ItemWords } from './RoomGhost.tsx'
import type { RoomItemData as Item, RoomMoving } from './useRoomMoving.ts'

/** How wide a day is where something is dragged: as wide as the first one of the head. */
const dayWidth = (from: Element) =>
  from.closest('table')?.querySelector('[data-column]')?.getBoundingClientRect().width ?? 0

/** The class room whose row lies under the pointer. */
const roomAt = (x: number, y: number): number | undefined => {
  for (const each of document.elementsFromPoint(x, y)) {
    const room = each.closest<HTMLElement>('td[data-room]')?.dataset['room']
    if (room) return Number(room)
  }
  return undefined
}

/**
 * One session in a class room, or one that the plan would put there; pressed, it says more and leads on. What the plan would
 * put there is dragged, with the other sessions of its row; where it `isStill`, the dialog alone moves it.
 */
export function RoomItem({
  item,
  isWide,
  moving,
  isStill = false,
}: {
  item: Item
  isWide: boolean
  moving: RoomMoving
  isStill?: boolean
}) {
  const t = useText('classes')
  const words = useText('planning/moving')
  const format = useFormat()
  const pick = usePick()
  const about = useId()
  const planning = useText('planning')
  const isPlan = item.Kind === 'plan'
  const time = format.timeRange(item.StartTime, item.EndTime)
  const { state, chosen } = moving
  const row = moving.movableOf(item)
  const isMovable = row !== undefined && !isStill
  const dragged = {
    isOff: !isMovable || state.isSending,
    columnWidth: dayWidth,
    begin: () => state.pick(chosen.goingWith(item.ID), 'pointer'),
    end: (isCut: boolean) => (isCut ? state.cancel() : void state.drop()),
  }
  const whole = useDragged({
    ...dragged,
    to: ({ days, x, y }) => {
      const room = roomAt(x, y)
      // Beside the table the class room stays the one that it was last over; its own is no wish.
      if (room === undefined) state.shift({ days })
      else state.shift({ days, classRoomId: room === item.ClassRoomID ? undefined : room })
    },
  })
  const end = useDragged({ ...dragged, to: ({ days }) => state.shift({ stretch: days }) })
  return (
    <Popover width="18rem" withArrow trapFocus returnFocus position="bottom-start">
      <span className={classes['itemPlace']}>
        <Popover.Target>
          <UnstyledButton
            ref={whole.ref}
            onClickCapture={whole.onClickCapture}
            className={classes['item']!}
            data-kind={item.Kind}
            data-wide={isWide || undefined}
            data-movable={isMovable || undefined}
            data-going={moving.isGoing(item) || undefined}
            data-chosen={(row && chosen.has(row.ID)) || undefined}
            data-met={moving.met.includes(item) || undefined}
            {...(isMovable && {
              'aria-describedby': about,
              onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
                state.onKey(event, () => chosen.goingWith(item.ID), moving.rooms),
              // In Firefox it is the key let go that presses.
              onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
              onBlur: ({ relatedTarget }: FocusEvent) => {
                const isWithin = relatedTarget instanceof Element && relatedTarget.closest('[data-moving-bar]')
                if (moving.isGoing(item) && state.moving?.by === 'keyboard' && !isWithin) state.cancel()
              },
            })}
            {...(!isWide && {
              'aria-label': [pick(item.CourseName), item.Code, time, ...(isPlan ? [t('roomPlan.planned')] : [])].join(
                format.separator,
              ),
            })}
          >
            {isWide && <ItemWords item={item} />}
          </UnstyledButton>
        </Popover.Target>
        {isMovable && (
          <>
            {isWide && moving.isLast(item) && <span ref={end.ref} className={classes['itemEnd']} aria-hidden />}
            <span id={about} hidden>
              {words('keys')}
            </span>
          </>
        )}
      </span>
      <Popover.Dropdown>
        <Stack gap="xs">
          <Text fw={600} size="sm">
            <Localized text={item.CourseName} />
          </Text>
          <Text size="sm">
            <Code>{item.Code}</Code>
            {item.Number !== null && `${format.separator}${t('sessionNumber', { number: item.Number })}`}
          </Text>
          <Text size="sm">
            {format.weekday(item.Date)} {format.day(item.Date)}
            <Sep />
            {time}
          </Text>
          <Text size="sm">
            {isPlan ? planning.maybe(`states.${item.State}`) : t.maybe(`states.${item.State}`)}
            {item.SeatsTaken !== null &&
              `${format.separator}${t('roomPlan.seats', { taken: item.SeatsTaken, all: item.MaxTrainees })}`}
          </Text>
          <Button
            size="xs"
            variant="default"
            component={AppLink}
            to={
              (isPlan
                ? href('/planning/AnnualPlan', {}, { Year: item.Date.slice(0, 4), row: item.ID })
                : href('/Setting/CourseClass-Edit/:ID?', { ID: item.CourseClassID })) as '/'
            }
          >
            {t(isPlan ? 'roomPlan.openPlan' : 'roomPlan.open')}
          </Button>
          {row && (
            <>
              <Button size="xs" onClick={() => state.open([row])}>
                {planning('acts.move.do')}
              </Button>
              <Checkbox
                size="xs"
                checked={chosen.has(row.ID)}
                onChange={(event) => chosen.choose(row.ID, event.currentTarget.checked)}
                label={words('choose', { row: pick(item.CourseName) })}
              />
            </>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
