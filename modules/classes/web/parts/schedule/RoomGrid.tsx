import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { weekday } from '#platform/shared/values/dates.ts'
import { Code, Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import classes from './calendar.module.css'
import { holidayOn, today } from './period.ts'
import { RoomItem } from './RoomItem.tsx'
import { useGridKeys } from './useGridKeys.ts'
import type { RoomPlan } from './room-plan.ts'

export const itemsByCell = (plan: RoomPlan): Map<string, RoomPlan['Items']> => {
  const cells = new Map<string, RoomPlan['Items']>()
  for (const item of [...plan.Items].sort((a, b) => a.StartTime.localeCompare(b.StartTime))) {
    const key = `${item.RoomID} ${item.Date}`
    cells.set(key, [...(cells.get(key) ?? []), item])
  }
  return cells
}

/** Where a course is planned for this room and day. */
export const planHere = (RoomID: number, day: string) =>
  href('/planning/AnnualPlan', {}, { Year: day.slice(0, 4), edit: 'new', room: RoomID, day }) as '/'

/** Rooms as rows, days as columns. Arrow keys go from cell to cell, Tab into what a cell holds. */
export function RoomGrid({ plan, days, isWide }: { plan: RoomPlan; days: readonly string[]; isWide: boolean }) {
  const t = useText('classes')
  const format = useFormat()
  const pick = usePick()
  const cells = useMemo(() => itemsByCell(plan), [plan])
  const { onKeyDown, cell } = useGridKeys(plan.Rooms.length, days.length)
  const kindOf = (day: string) =>
    holidayOn(day, plan.Holidays) ? 'holiday' : weekday(day) >= 5 ? 'weekend' : undefined
  return (
    <div className={classes['frame']}>
      <table
        // The ARIA grid pattern stands on a table: its cells are cells of the grid.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={t('roomPlan.label')}
        className={classes['rooms']}
        data-wide={isWide || undefined}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col" className={classes['corner']}>
              {t('roomPlan.room')}
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                data-kind={kindOf(day)}
                data-today={day === today() || undefined}
                aria-current={day === today() ? 'date' : undefined}
                title={pick(holidayOn(day, plan.Holidays)?.Name)}
              >
                {isWide ? (
                  <>
                    <span>{format.weekday(day)}</span>
                    <span className={classes['date']}>{format.day(day)}</span>
                    {holidayOn(day, plan.Holidays) && (
                      <span className={classes['holiday']}>
                        <Localized text={holidayOn(day, plan.Holidays)!.Name} />
                      </span>
                    )}
                  </>
                ) : (
                  <span>{format.number(Number(day.slice(8)))}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.Rooms.map((room, row) => (
            <tr key={room.ID}>
              <th scope="row" className={classes['room']}>
                <Localized text={room.Name} />
                <span className={classes['date']}>
                  <Code>{room.Code}</Code>
                  <Sep />
                  {t('roomPlan.capacity', { count: room.Capacity })}
                </span>
              </th>
              {days.map((day, column) => {
                const items = cells.get(`${room.ID} ${day}`) ?? []
                return (
                  <td key={day} data-kind={kindOf(day)} {...cell(row, column)}>
                    {items.map((item) => (
                      <RoomItem key={`${item.Kind}${item.ID}${item.StartTime}`} item={item} isWide={isWide} />
                    ))}
                    {items.length === 0 && isWide && (
                      <AppLink
                        to={planHere(room.ID, day)}
                        className={classes['planHere']}
                        tabIndex={-1}
                        aria-label={`${t('roomPlan.planHere')}: ${room.Code}${format.separator}${format.day(day)}`}
                      >
                        <IconPlus size="1rem" aria-hidden />
                      </AppLink>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
