import { Button, Stack, Text } from '@mantine/core'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import classes from './calendar.module.css'
import { DayStrip } from './DayStrip.tsx'
import { holidayOn } from './period.ts'
import { itemsByCell, planHere } from './RoomGrid.tsx'
import type { RoomPlan } from './room-plan.ts'
import { RoomItem } from './RoomItem.tsx'
import type { RoomMoving } from './useRoomMoving.ts'

/** One day of all class rooms, for narrow screens. */
export function RoomDay({
  plan,
  days,
  day,
  onDay,
  moving,
}: {
  plan: RoomPlan
  days: readonly string[]
  day: string
  onDay: (day: string) => void
  moving: RoomMoving
}) {
  const t = useText('classes')
  const format = useFormat()
  const cells = itemsByCell(plan)
  const holiday = holidayOn(day, plan.Holidays)
  return (
    <Stack gap="sm">
      <DayStrip days={days} day={day} onDay={onDay} holidays={plan.Holidays} label={t('roomPlan.day')} />
      <Text fw={600}>
        {format.weekday(day)} {format.day(day)}
      </Text>
      {holiday && (
        <Text size="sm" c="red">
          <Localized text={holiday.Name} />
        </Text>
      )}
      {plan.ClassRooms.map((classRoom) => {
        const items = cells.get(`${classRoom.ID} ${day}`) ?? []
        return (
          <Section
            key={classRoom.ID}
            title={<Localized text={classRoom.Name} />}
            description={
              <>
                <Code>{classRoom.Code}</Code>
                <Sep />
                {t('roomPlan.capacity', { count: classRoom.Capacity })}
              </>
            }
            actions={
              items.length === 0 && (
                <Button size="xs" variant="default" component={AppLink} to={planHere(classRoom.ID, day)}>
                  {t('roomPlan.planHere')}
                </Button>
              )
            }
          >
            <div className={classes['stacked']}>
              {items.length === 0 && (
                <Text size="sm" c="dimmed">
                  {t('roomPlan.empty')}
                </Text>
              )}
              {items.map((item) => (
                <RoomItem key={`${item.Kind}${item.ID}${item.StartTime}`} item={item} isWide moving={moving} isStill />
              ))}
            </div>
          </Section>
        )
      })}
    </Stack>
  )
}
