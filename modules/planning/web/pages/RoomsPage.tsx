import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { toMajor } from '#platform/shared/values/money.ts'
import { useCall } from '#platform/web/data.ts'
import { Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import type { Column, Filter } from '#platform/web/tables/table-types.ts'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { roomActs } from '../../contract/acts.ts'
import { planningCalls as calls } from '../../contract/calls.ts'

type Room = Output<typeof calls.getRooms>['Items'][number]

/** The academy's rooms with what they hold and have. */
export default function RoomsPage() {
  const t = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const choices = useCall(calls.getRoomChoices, {}, { freshFor: 60_000 })
  const options = (list: readonly { ID: number; Name: Room['Name'] }[] | undefined) =>
    (list ?? []).map((each) => ({ value: each.ID, label: pick(each.Name) }))
  const edit = (row: Room) => href('/Setting/Room-Edit/:ID?', { ID: row.ID })
  const { column, filter, props } = useList(calls.getRooms, 'planning')
  const columns: Column<Room>[] = [
    column('Code', { always: true }),
    column('Name', { card: 'title' }),
    column('RoomTypeName'),
    column('Capacity'),
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
      text: (row) => row.Facilities.map((each) => pick(each.Name)).join(', '),
      cell: (row) => (
        <Group gap={4}>
          {row.Facilities.map((each) => (
            <StateBadge key={each.ID} tone="neutral" label={pick(each.Name)} />
          ))}
        </Group>
      ),
    }),
    column('DayPrice', { hidden: true, text: (row) => toMajor(row.DayPrice) }),
    column('IsActive', {
      label: t('fields.active'),
      tones: { true: 'success' },
      words: (isActive) => t(isActive ? 'rooms.inUse' : 'rooms.notInUse'),
    }),
  ]
  const filters: Filter[] = [
    { key: 'RoomTypeID', label: t('fields.roomType'), kind: 'choice', options: options(choices.data?.RoomTypes) },
    { key: 'FacilityID', label: t('fields.facility'), kind: 'choice', options: options(choices.data?.Facilities) },
    filter('MinCapacity'),
    filter('IsActive', { label: t('rooms.inUse') }),
  ]
  return (
    <Page
      title={t('screens.rooms')}
      actions={
        <Button component={AppLink} to="/Setting/Room-Edit/:ID?" leftSection={<IconPlus size="1.125rem" />}>
          {t('acts.addRoom.do')}
        </Button>
      }
    >
      <DataTable
        {...props}
        id="rooms"
        columns={columns}
        filters={filters}
        searchable
        rowHref={edit}
        rowActions={(row) =>
          actButtons(roomActs, row, ['editRoom', 'deleteRoom'], {
            editRoom: { href: edit(row) },
            deleteRoom: { confirm: t('acts.deleteRoom.ask', { name: pick(row.Name) }) },
          })
        }
        emptySentence={t('rooms.none')}
      />
      <Text size="sm" c="dimmed">
        {t('rooms.activeHint')}
      </Text>
    </Page>
  )
}
