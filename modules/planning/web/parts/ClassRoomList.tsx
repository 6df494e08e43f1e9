import { Group, Text } from '@mantine/core'
import { useLookupRecord } from '#modules/lookups/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import type { Column, Filter } from '#platform/web/tables/table-types.ts'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { classRoomActs } from '../../contract/acts.ts'
import { planningCalls as calls } from '../../contract/calls.ts'

type ClassRoom = Output<typeof calls.getClassRooms>['Items'][number]

/** The room as its form sends it, with what was changed in its row. */
const changed = (row: ClassRoom, change: Partial<Pick<ClassRoom, 'Capacity' | 'IsActive'>>) => {
  const { ID, KindName: _, Facilities, Photos, Actions: __, ...fields } = row
  return {
    ID,
    body: {
      ...fields,
      ...change,
      Facilities: Facilities.map((each) => ({ FacilityID: each.ID, Quantity: each.Quantity })),
      PhotoIDs: Photos.map((photo) => photo.ID),
    },
  }
}

/** The academy's class rooms with what they hold and have. */
export function ClassRoomList() {
  const t = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const ofLookup = useLookupRecord()
  const edit = (row: ClassRoom) => href('/Setting/ClassRoom-Edit/:ID?', { ID: row.ID })
  const { column, filter, props } = useList(calls.getClassRooms, 'planning')
  const columns: Column<ClassRoom>[] = [
    column('Code', { always: true }),
    column('Name', { card: 'title' }),
    column('KindName'),
    column('Capacity', {
      edit: {
        act: 'editClassRoom',
        value: (row) => row.Capacity,
        min: 1,
        max: 5000,
        save: (row, value) => send(calls.editClassRoom, changed(row, { Capacity: Number(value) })),
      },
    }),
    column('Building', {
      text: (row) => `${row.Building} ${row.Floor}`,
      cell: (row) => (
        <span>
          <Typed>{row.Building}</Typed>
          {row.Floor && `${format.separator}${t('fields.floor')} ${format.digits(row.Floor)}`}
        </span>
      ),
    }),
    column('Facilities', {
      text: (row) => row.Facilities.map((each) => `${pick(each.Name)} × ${each.Quantity}`).join(', '),
      cell: (row) => (
        <Group gap={4}>
          {row.Facilities.map((each) => (
            <StateBadge
              key={each.ID}
              tone="neutral"
              label={each.Quantity > 1 ? `${pick(each.Name)} × ${format.number(each.Quantity)}` : pick(each.Name)}
            />
          ))}
        </Group>
      ),
    }),
    column('SetupMinutes', { hidden: true, cell: (row) => format.minutes(row.SetupMinutes) }),
    column('DayPrice', { hidden: true }),
    column('IsActive', {
      label: t('fields.active'),
      tones: { true: 'success' },
      words: (isActive) => t(isActive ? 'classRooms.inUse' : 'classRooms.notInUse'),
      edit: {
        act: 'editClassRoom',
        value: (row) => String(row.IsActive),
        options: ([true, false] as const).map((isActive) => ({
          value: String(isActive),
          label: t(isActive ? 'classRooms.inUse' : 'classRooms.notInUse'),
        })),
        save: (row, value) => send(calls.editClassRoom, changed(row, { IsActive: value === 'true' })),
      },
    }),
  ]
  const filters: Filter[] = [
    filter('KindID', { record: ofLookup('ClassRoomKind') }),
    filter('FacilityID', { record: ofLookup('Facility') }),
    filter('MinCapacity'),
    filter('IsActive', { label: t('classRooms.inUse') }),
  ]
  return (
    <>
      <DataTable
        {...props}
        id="classRooms"
        columns={columns}
        filters={filters}
        searchable
        rowHref={edit}
        rowActions={(row) =>
          actButtons(classRoomActs, row, ['editClassRoom', 'deleteClassRoom'], {
            editClassRoom: { href: edit(row) },
            deleteClassRoom: { confirm: t('acts.deleteClassRoom.ask', { name: pick(row.Name) }) },
          })
        }
        emptySentence={t('classRooms.none')}
      />
      <Text size="sm" c="dimmed">
        {t('classRooms.activeHint')}
      </Text>
    </>
  )
}
