import { VisuallyHidden } from '@mantine/core'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import classes from './calendar.module.css'
import type { RoomItemData } from './useRoomMoving.ts'

/** What stands on an item of a week. */
export function ItemWords({ item }: { item: RoomItemData }) {
  const t = useText('classes')
  const format = useFormat()
  return (
    <>
      <span className={classes['itemTime']}>{format.timeRange(item.StartTime, item.EndTime)}</span>
      <span className={classes['itemName']}>
        <Localized text={item.CourseName} />
      </span>
      <span className={classes['date']}>
        <Code>{item.Code}</Code>
      </span>
      {item.Kind === 'plan' && <VisuallyHidden>{t('roomPlan.planned')}</VisuallyHidden>}
    </>
  )
}

/** Where an item would stand that is on its way; who does not see it is told in words. */
export function RoomGhost({ item, isWide, isStuck }: { item: RoomItemData; isWide: boolean; isStuck: boolean }) {
  return (
    <span
      className={classes['item']}
      data-kind="plan"
      data-ghost
      data-stuck={isStuck || undefined}
      data-wide={isWide || undefined}
      aria-hidden
    >
      {isWide && <ItemWords item={item} />}
    </span>
  )
}
