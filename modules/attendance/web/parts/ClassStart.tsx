import { classTones } from '#modules/classes/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { type Column, DataTable } from '#platform/web/tables/DataTable.tsx'
import { loadText, useText } from '#platform/web/text.ts'
import { Stack, Text } from '@mantine/core'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { attendanceCalls as calls } from '../../contract/calls.ts'

// Pages of other modules show it: its words come with it.
await Promise.all([loadText('attendance'), loadText('classes')])

type Row = Output<typeof calls.getReadableClasses>['Items'][number]

/** Where no class is chosen yet: those that the reader may open, the latest first. */
export function ClassStart({ hint, onChoose }: { hint: string; onChoose: (id: number) => void }) {
  const t = useText('attendance')
  const format = useFormat()
  const columns: Column<Row>[] = [
    { key: 'CourseName', label: t('course'), card: 'title', cell: (row) => <Localized text={row.CourseName} /> },
    { key: 'Code', label: t('classCode'), cell: (row) => <Code>{row.Code}</Code> },
    { key: 'StartsOn', label: t('dates'), sort: true, cell: (row) => format.dayRange(row.StartsOn, row.EndsOn) },
    {
      key: 'State',
      label: t('state'),
      card: 'badge',
      cell: (row) => <StateBadge module="classes" state={row.State} tones={classTones} />,
    },
  ]
  return (
    <Stack gap="sm">
      <Text c="dimmed">{hint}</Text>
      <DataTable<Row>
        id="classes-to-open"
        label={hint}
        module="attendance"
        call={calls.getReadableClasses}
        columns={columns}
        rowKey={(row) => row.ID}
        onRow={(row) => onChoose(row.ID)}
        addressPrefix="class-"
        defaultSort="-StartsOn"
        defaultPageSize={10}
        searchable
        exportable={false}
        emptySentence={t('noReadable')}
      />
    </Stack>
  )
}
