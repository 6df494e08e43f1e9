import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useUsualWeek } from '#modules/planning/web/public.ts'
import { weekday } from '#platform/shared/values/dates.ts'
import { Code, Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import classes from './calendar.module.css'
import { holidayOn } from './period.ts'
import { today } from '#platform/web/start/zone.ts'
import { RoomItem } from './RoomItem.tsx'
import { RoomGhost } from './RoomGhost.tsx'
import type { RoomPlan } from './room-plan.ts'
import { useGridKeys } from './useGridKeys.ts'
import type { RoomMoving } from './useRoomMoving.ts'

export const itemsByCell = (plan: RoomPlan): Map<string, RoomPlan['Items']> => {
  const cells = new Map<string, RoomPlan['Items']>()
  for (const item of [...plan.Items].sort((a, b) => a.StartTime.localeCompare(b.StartTime))) {
    const key = `${item.ClassRoomID} ${item.Date}`
    cells.set(key, [...(cells.get(key) ?? []), item])
  }
  return cells
}

/** Where a course is planned for this class room and day. */
export const planHere = (ClassRoomID: number, day: string) =>
  href('/planning/AnnualPlan', {}, { Year: day.slice(0, 4), edit: 'new', classRoom: ClassRoomID, day }) as '/'

/**
 * Class rooms as rows, days as columns. Arrow keys go from cell to cell, Tab into what a cell holds; rows of the plan are
 * dragged from cell to cell.
 */
export function RoomGrid({
  plan,
  days,
  isWide,
  moving,
}: {
  plan: RoomPlan
  days: readonly string[]
  isWide: boolean
  moving: RoomMoving
}) {
  const t = useText('classes')
  const format = useFormat()
  const pick = usePick()
  const cells = useMemo(() => itemsByCell(plan), [plan])
  const { onKeyDown, cell } = useGridKeys(plan.ClassRooms.length, days.length)
  const week = useUsualWeek()
  const isOff = (day: string) => week !== null && !week(day).weekdays.includes(weekday(day))
  const kindOf = (day: string) => (holidayOn(day, plan.Holidays) ? 'holiday' : isOff(day) ? 'weekend' : undefined)
  return (
    <div className={classes['frame']} data-drag-frame>
      <table
        // The ARIA grid pattern stands on a table: its cells are cells of the grid.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={t('roomPlan.label')}
        className={classes['classRooms']}
        data-wide={isWide || undefined}
        data-moving={moving.state.moving ? true : undefined}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col" className={classes['corner']}>
              {t('roomPlan.classRoom')}
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                data-column
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
          {plan.ClassRooms.map((classRoom, row) => (
            <tr key={classRoom.ID}>
              <th scope="row" className={classes['classRoom']}>
                <Localized text={classRoom.Name} />
                <span className={classes['date']}>
                  <Code>{classRoom.Code}</Code>
                  <Sep />
                  {t('roomPlan.capacity', { count: classRoom.Capacity })}
                </span>
              </th>
              {days.map((day, column) => {
                const items = cells.get(`${classRoom.ID} ${day}`) ?? []
                const ghosts = moving.ghosts.filter(
                  ({ ClassRoomID, Date }) => ClassRoomID === classRoom.ID && Date === day,
                )
                return (
                  <td
                    key={day}
                    data-kind={kindOf(day)}
                    data-room={classRoom.ID}
                    data-reached={moving.reaches(classRoom.ID, day) || undefined}
                    {...cell(row, column)}
                  >
                    {items.map((item) => (
                      <RoomItem
                        key={`${item.Kind}${item.ID}${item.StartTime}`}
                        item={item}
                        isWide={isWide}
                        moving={moving}
                      />
                    ))}
                    {ghosts.map(({ item }) => (
                      <RoomGhost
                        key={`${item.ID}${item.Date}${item.StartTime}`}
                        item={item}
                        isWide={isWide}
                        isStuck={moving.isStuck(item)}
                      />
                    ))}
                    {items.length === 0 && isWide && (
                      <AppLink
                        to={planHere(classRoom.ID, day)}
                        className={classes['planHere']}
                        tabIndex={-1}
                        aria-label={`${t('roomPlan.planHere')}${format.colon}${classRoom.Code}${format.separator}${format.day(day)}`}
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
