import { Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Colon, useFormat } from '#platform/web/format.tsx'
import { SimpleTable, type Column } from '#platform/web/tables/SimpleTable.tsx'
import { TableFoot } from '#platform/web/tables/TableFoot.tsx'
import { useText, type Translate } from '#platform/web/text.ts'
import type { Cell } from '../../../rules/grouping.ts'
import type { Definition, ReportRow } from './report.ts'
import { useReportWords } from './useReportWords.tsx'

interface Props {
  readonly caption: string
  readonly definition: Definition
  readonly rows: readonly ReportRow[]
  readonly total: number
  readonly records: number
  readonly figures: readonly Cell[] | null
  readonly page: { readonly pageNum: number; readonly pageSize: number }
  readonly onPage: (page: { pageNum?: number; pageSize?: number }) => void
  /** The key of the group whose rows these are. */
  readonly within: string | null
  /** Opens the rows of a group, or all groups again; where not said a group does not open. */
  readonly onWithin?: (key: string | null) => void
}

/** A page of a report: rows of its list, or groups with what they come to. */
export function ResultTable(props: Props) {
  const { definition, rows, figures, within, onWithin, page, onPage } = props
  const t = useText('reports')
  const format = useFormat()
  const words = useReportWords(t as unknown as Translate)
  const columns = words.columns(definition)
  const isGrouped = definition.GroupBy.length > 0 && within === null
  const shown = isGrouped ? [...columns.groups, ...columns.figures] : columns.rows
  const first = (row: ReportRow, cell: ReactNode) =>
    isGrouped && onWithin ? (
      <Button variant="transparent" size="compact-sm" px={0} onClick={() => onWithin(row.Key)}>
        {cell}
      </Button>
    ) : (
      cell
    )
  const cells = shown.map(({ key, label, isNumber, show }, at): Column<ReportRow> => ({
    key,
    label,
    ...(isNumber && { align: 'end' as const }),
    ...(at === 0 && { card: 'title' as const }),
    cell: (row) => (at === 0 ? first(row, show(row.Cells[at]!)) : show(row.Cells[at]!)),
  }))
  const count: Column<ReportRow> = {
    key: 'count',
    label: t('fields.count'),
    align: 'end',
    cell: (row) => (onWithin ? first(row, format.number(row.Count)) : format.number(row.Count)),
  }
  const totals: Record<string, ReactNode> = {}
  if (isGrouped) totals['count'] = format.number(props.records)
  if (isGrouped && figures) columns.figures.forEach(({ key, show }, at) => (totals[key] = show(figures[at]!)))
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" role="status">
          {t('result.records', { count: format.number(props.records) })}
        </Text>
        {within !== null && onWithin && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconArrowBackUp size="1rem" aria-hidden />}
            onClick={() => onWithin(null)}
          >
            {t('result.allGroups')}
          </Button>
        )}
      </Group>
      {!isGrouped && figures && figures.length > 0 && (
        <Group gap="lg">
          {columns.figures.map(({ key, label, show }, at) => (
            <Text key={key} size="sm">
              {label}
              <Colon />
              <strong>{show(figures[at]!)}</strong>
            </Text>
          ))}
        </Group>
      )}
      {figures === null && (
        <Text size="sm" c="dimmed">
          {t('result.noTotals')}
        </Text>
      )}
      <SimpleTable<ReportRow>
        caption={props.caption}
        rows={rows}
        rowKey={(row, index) => row.Key ?? index}
        columns={
          isGrouped ? [...cells.slice(0, columns.groups.length), count, ...cells.slice(columns.groups.length)] : cells
        }
        emptySentence={t('result.noRows')}
        cards
        {...(isGrouped && rows.length > 0 && { totals: { [cells[0]!.key]: t('result.total'), ...totals } })}
      />
      {props.total > 0 && (
        <TableFoot
          {...page}
          total={props.total}
          onPage={(pageNum) => onPage({ pageNum })}
          onPageSize={(pageSize) => onPage({ pageNum: 1, pageSize })}
        />
      )}
    </Stack>
  )
}
