import { classTones } from '#modules/classes/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { useFormat } from '#platform/web/format.tsx'
import { type Column, DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Chip, Group, Stack, Text } from '@mantine/core'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { attendanceCalls as calls } from '../../contract/calls.ts'
import type { ClassShow } from '../../rules/class-shows.ts'

type Row = Output<typeof calls.getReadableClasses>['Items'][number]
export type Shown = ClassShow | 'all'

/** Where no class is chosen yet: those that need this page's work, or another part of them; the nearest first. */
export function ClassStart({
  hint,
  shows,
  shown,
  onShow,
  onChoose,
}: {
  hint: string
  shows: readonly Shown[]
  shown: Shown
  onShow: (shown: Shown) => void
  onChoose: (id: number) => void
}) {
  const t = useText('attendance')
  const format = useFormat()
  const { column, props } = useList(calls.getReadableClasses, 'attendance')
  const columns: Column<Row>[] = [
    column('CourseName', { label: t('course'), card: 'title' }),
    column('Code', { label: t('classCode') }),
    column('StartsOn', { label: t('dates'), cell: (row) => format.dayRange(row.StartsOn, row.EndsOn) }),
    {
      key: 'Seats',
      label: t('seats'),
      cell: (row) => t('seatsTaken', { taken: format.count(row.SeatsTaken), all: format.count(row.MaxTrainees) }),
    },
    column('State', {
      label: t('state'),
      card: 'badge',
      cell: (row) => <StateBadge module="classes" state={row.State} tones={classTones} />,
    }),
  ]
  return (
    <Stack gap="sm">
      <Text c="dimmed">{hint}</Text>
      <Chip.Group value={shown} onChange={(value) => onShow(value as Shown)}>
        <Group gap="xs" role="radiogroup" aria-label={t('showLabel')}>
          {shows.map((show) => (
            <Chip key={show} value={show} variant="outline">
              {t(`show.${show}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <DataTable
        {...props}
        key={shown}
        id="classes-to-open"
        label={hint}
        input={shown === 'all' ? {} : { Show: shown }}
        columns={columns}
        onRow={(row) => onChoose(row.ID)}
        addressPrefix="class-"
        defaultPageSize={10}
        searchable
        exportable={false}
        emptySentence={shown === 'all' ? t('noReadable') : t(`noneShown.${shown}`)}
      />
    </Stack>
  )
}
