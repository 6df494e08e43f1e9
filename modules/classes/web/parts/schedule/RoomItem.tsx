import { Button, Popover, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { Code, Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import classes from './calendar.module.css'
import type { RoomPlan } from './room-plan.ts'

type Item = RoomPlan['Items'][number]

/** One session in a class room, or one that the plan would put there; pressed, it says more and leads on. */
export function RoomItem({ item, isWide }: { item: Item; isWide: boolean }) {
  const t = useText('classes')
  const planning = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const isPlan = item.Kind === 'plan'
  const time = format.timeRange(item.StartTime, item.EndTime)
  return (
    <Popover width="18rem" withArrow trapFocus returnFocus position="bottom-start">
      <Popover.Target>
        <UnstyledButton
          className={classes['item']!}
          data-kind={item.Kind}
          data-wide={isWide || undefined}
          {...(!isWide && {
            'aria-label': [pick(item.CourseName), item.Code, time, ...(isPlan ? [t('roomPlan.planned')] : [])].join(
              format.separator,
            ),
          })}
        >
          {isWide && (
            <>
              <span className={classes['itemTime']}>{time}</span>
              <span className={classes['itemName']}>
                <Localized text={item.CourseName} />
              </span>
              <span className={classes['date']}>
                <Code>{item.Code}</Code>
              </span>
              {isPlan && <VisuallyHidden>{t('roomPlan.planned')}</VisuallyHidden>}
            </>
          )}
        </UnstyledButton>
      </Popover.Target>
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
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
