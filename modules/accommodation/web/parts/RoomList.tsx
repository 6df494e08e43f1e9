import { Group } from '@mantine/core'
import { useLookupRecord } from '#modules/lookups/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { Code, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { roomActs } from '../../contract/acts.ts'
import { accommodationCalls as calls } from '../../contract/calls.ts'

type Room = Output<typeof calls.getRooms>['Items'][number]

/** The rooms and allotments of all hotels. */
export function RoomList() {
  const t = useText('accommodation')
  const pick = usePick()
  const ofLookup = useLookupRecord()
  const edit = (row: Room) => href('/Setting/Room-Edit/:ID?', { ID: row.ID })
  const { column, filter, props } = useList(calls.getRooms, 'accommodation')
  const called = (row: Room) => (row.Number ? row.Number : t('rooms.allotment', { count: row.Count }))
  return (
    <DataTable
      {...props}
      id="rooms"
      columns={[
        column('HotelName', { label: t('fields.hotel'), always: true, card: 'title' }),
        column('City', { cell: (row) => <bdi>{row.City}</bdi> }),
        column('Number', {
          text: called,
          cell: (row) => (row.Number ? <Code>{row.Number}</Code> : called(row)),
        }),
        column('RoomTypeName', { label: t('fields.roomType') }),
        column('Count'),
        column('Beds'),
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
        column('IsActive', {
          label: t('fields.state'),
          tones: { true: 'success' },
          words: (isActive) => t(isActive ? 'states.active' : 'states.inactive'),
        }),
      ]}
      filters={[
        filter('HotelID', { record: ofLookup('Hotel') }),
        filter('RoomTypeID', { record: ofLookup('RoomType') }),
        filter('RoomFacilityID', { record: ofLookup('RoomFacility') }),
        filter('IsActive', { label: t('rooms.onlyActive') }),
      ]}
      searchable
      rowHref={edit}
      rowActions={(row) =>
        actButtons(roomActs, row, ['editRoom', 'deleteRoom'], {
          editRoom: { href: edit(row) },
          deleteRoom: {
            confirm: t('acts.deleteRoom.ask', { room: called(row), hotel: pick(row.HotelName) }),
          },
        })
      }
      emptySentence={t('rooms.none')}
      emptyAction={{ label: t('acts.addRoom.do'), href: href('/Setting/Room-Edit/:ID?', {}) }}
    />
  )
}
