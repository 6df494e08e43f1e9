import { Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import type { planningCalls as calls } from '../../../contract/calls.ts'
import type { ComparedField } from '../../../rules/scenarios/compare.ts'
import classes from '../plan.module.css'
import { usePatternText } from '../words.tsx'

type Row = Output<typeof calls.compareScenarios>['Rows'][number]
type Side = NonNullable<Row['Left']>
const toneOf = (kind: Row['Kind']) => (kind === 'changed' ? 'info' : kind === 'left' ? 'warning' : 'success')

/** The rows in which two plans differ: here alone, there alone, or changed and in what. */
export function DifferingRows({ rows, names }: { rows: readonly Row[]; names: readonly [string, string] }) {
  const t = useText('planning/scenarios')
  const plan = useText('planning')
  const format = useFormat()
  const said = useSaid()
  const facts = (side: Side | null, fields: readonly ComparedField[]) =>
    side && (
      <Stack gap={2}>
        {(fields.length ? fields : (['dates', 'classRoom', 'lead', 'seats', 'fee'] as const)).map((field) => {
          const value = said[field]?.(side)
          return (
            value !== undefined && (
              <Text size="sm" key={field}>
                <Text span c="dimmed" inherit>
                  {t(`fields.${field}`)}
                  {format.colon}
                </Text>
                <bdi>{value || '—'}</bdi>
              </Text>
            )
          )
        })}
        {fields.some((field) => !said[field]) && (
          <Text size="sm" c="dimmed">
            {format.list(fields.filter((field) => !said[field]).map((field) => t(`fields.${field}`)))}
          </Text>
        )}
      </Stack>
    )
  return (
    <SimpleTable
      caption={t('differences')}
      rows={rows}
      rowKey={(row) => `${row.Left?.ID} ${row.Right?.ID}`}
      emptySentence={t('noDifference')}
      columns={[
        {
          key: 'Course',
          label: plan('fields.course'),
          card: 'title',
          cell: (row) => {
            const side = (row.Left ?? row.Right)!
            return (
              <span className={classes['cell']}>
                <Localized text={side.Title} fallback={<Localized text={side.CourseName} />} />
                <Text size="xs" c="dimmed" component="span">
                  <Code>{side.Code}</Code>
                </Text>
              </span>
            )
          },
        },
        {
          key: 'Kind',
          label: t('kind'),
          card: 'badge',
          cell: (row) => <StateBadge tone={toneOf(row.Kind)} label={t(`kinds.${row.Kind}`)} />,
        },
        { key: 'Left', label: names[0], cell: (row) => facts(row.Left, row.Fields) },
        { key: 'Right', label: names[1], cell: (row) => facts(row.Right, row.Fields) },
      ]}
    />
  )
}

/** What a side says of a field, in the reader's words; of fields that are not here it is only said that they differ. */
function useSaid(): Partial<Record<ComparedField, (side: Side) => string>> {
  const plan = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const pattern = usePatternText()
  return {
    course: (side) => pick(side.CourseName),
    title: (side) => pick(side.Title),
    dates: (side) => format.dayRange(side.StartDate, side.EndDate),
    times: (side) => pattern(side),
    hours: (side) => format.number(side.Hours),
    place: (side) => plan(`places.${side.Place}`),
    classRoom: (side) =>
      side.ClassRoomCode ??
      (side.ClassRoomKindName
        ? plan('wish.any', { kind: pick(side.ClassRoomKindName) })
        : plan(`places.${side.Place}`)),
    lead: (side) => pick(side.LeadName),
    backup: (side) => pick(side.BackupName),
    seats: (side) => plan('seatsRange', { min: side.MinTrainees, max: side.MaxTrainees }),
    expected: (side) => format.number(side.ExpectedTrainees),
    fee: (side) => format.money(side.Fee),
    organization: (side) => (side.OrganizationName ? pick(side.OrganizationName) : plan('audiences.everyone')),
    coordinator: (side) => pick(side.CoordinatorName),
  }
}
