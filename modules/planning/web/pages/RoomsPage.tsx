import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import type { Column, Filter } from '#platform/web/tables/table-types.ts'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/act-buttons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
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
  const columns: Column<Room>[] = [
    { key: 'Code', label: t('fields.code'), sort: true, always: true, cell: (row) => <Code>{row.Code}</Code> },
    {
      key: 'Name',
      label: t('fields.name'),
      sort: true,
      card: 'title',
      text: (row) => pick(row.Name),
      cell: (row) => <Localized text={row.Name} />,
    },
    {
      key: 'RoomTypeName',
      label: t('fields.roomType'),
      text: (row) => pick(row.RoomTypeName),
      cell: (row) => <Localized text={row.RoomTypeName} />,
    },
    {
      key: 'Capacity',
      label: t('fields.capacity'),
      sort: true,
      align: 'end',
      text: (row) => row.Capacity,
      cell: (row) => format.number(row.Capacity),
    },
    {
      key: 'Building',
      label: t('fields.building'),
      sort: true,
      text: (row) => `${row.Building} ${row.Floor}`,
      cell: (row) => (
        <span>
          <Typed>{row.Building}</Typed>
          {row.Floor && `${format.separator}${t('fields.floor')} ${format.digits(row.Floor)}`}
        </span>
      ),
    },
    {
      key: 'Facilities',
      label: t('fields.facilities'),
      text: (row) => row.Facilities.map((each) => pick(each.Name)).join(', '),
      cell: (row) => (
        <Group gap={4}>
          {row.Facilities.map((each) => (
            <StateBadge key={each.ID} tone="neutral" label={pick(each.Name)} />
          ))}
        </Group>
      ),
    },
    {
      key: 'DayPrice',
      label: t('fields.dayPrice'),
      align: 'end',
      hidden: true,
      text: (row) => row.DayPrice.Minor / 100,
      cell: (row) => format.money(row.DayPrice),
    },
    {
      key: 'IsActive',
      label: t('fields.active'),
      card: 'badge',
      text: (row) => t(row.IsActive ? 'rooms.inUse' : 'rooms.notInUse'),
      cell: (row) => (
        <StateBadge
          tone={row.IsActive ? 'success' : 'neutral'}
          label={t(row.IsActive ? 'rooms.inUse' : 'rooms.notInUse')}
        />
      ),
    },
  ]
  const filters: Filter[] = [
    { key: 'RoomTypeID', label: t('fields.roomType'), kind: 'choice', options: options(choices.data?.RoomTypes) },
    { key: 'FacilityID', label: t('fields.facility'), kind: 'choice', options: options(choices.data?.Facilities) },
    { key: 'MinCapacity', label: t('fields.minCapacity'), kind: 'text', latin: true },
    { key: 'IsActive', label: t('rooms.inUse'), kind: 'flag' },
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
      <DataTable<Room>
        id="rooms"
        module="planning"
        call={calls.getRooms}
        columns={columns}
        filters={filters}
        searchable
        rowKey={(row) => row.ID}
        rowHref={edit}
        rowActions={(row) =>
          actButtons(roomActs, row, ['editRoom', 'deleteRoom'], {
            editRoom: { href: edit(row) },
            deleteRoom: { confirm: t('acts.deleteRoom.ask', { name: pick(row.Name) }) },
          })
        }
        defaultSort="Code"
        emptySentence={t('rooms.none')}
      />
      <Text size="sm" c="dimmed">
        {t('rooms.activeHint')}
      </Text>
    </Page>
  )
}
