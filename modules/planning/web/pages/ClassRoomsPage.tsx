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
import { classRoomActs } from '../../contract/acts.ts'
import { planningCalls as calls } from '../../contract/calls.ts'

type ClassRoom = Output<typeof calls.getClassRooms>['Items'][number]

/** The academy's class rooms with what they hold and have. */
export default function RoomsPage() {
  const t = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const choices = useCall(calls.getClassRoomChoices, {}, { freshFor: 60_000 })
  const options = (list: readonly { ID: number; Name: ClassRoom['Name'] }[] | undefined) =>
    (list ?? []).map((each) => ({ value: each.ID, label: pick(each.Name) }))
  const edit = (row: ClassRoom) => href('/Setting/ClassRoom-Edit/:ID?', { ID: row.ID })
  const { column, filter, props } = useList(calls.getClassRooms, 'planning')
  const columns: Column<ClassRoom>[] = [
    column('Code', { always: true }),
    column('Name', { card: 'title' }),
    column('KindName'),
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
      words: (isActive) => t(isActive ? 'classRooms.inUse' : 'classRooms.notInUse'),
    }),
  ]
  const filters: Filter[] = [
    { key: 'KindID', label: t('fields.kind'), kind: 'choice', options: options(choices.data?.Kinds) },
    { key: 'FacilityID', label: t('fields.facility'), kind: 'choice', options: options(choices.data?.Facilities) },
    filter('MinCapacity'),
    filter('IsActive', { label: t('classRooms.inUse') }),
  ]
  return (
    <Page
      title={t('screens.classRooms')}
      actions={
        <Button component={AppLink} to="/Setting/ClassRoom-Edit/:ID?" leftSection={<IconPlus size="1.125rem" />}>
          {t('acts.addClassRoom.do')}
        </Button>
      }
    >
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
    </Page>
  )
}
