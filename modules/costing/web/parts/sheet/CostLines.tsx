import { Text } from '@mantine/core'
import { Typed, useFormat } from '#platform/web/format.tsx'
import { SimpleTable, type Column } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { amountsOfLine } from '../../../rules/amounts.ts'
import classes from './sheet.module.css'
import { costsOf, type Sheet } from './costs.ts'

type Line = Sheet['Lines'][number]

/** The lines of a sheet as they are reckoned, in the currency of the sheet, with what the four columns come to. */
export function CostLines({ sheet }: { sheet: Sheet }) {
  const t = useText('costing')
  const format = useFormat()
  const { base, rates } = costsOf(sheet)
  const money = (Minor: number | null) => (Minor === null ? null : format.money({ Minor, Currency: base }))
  const n = sheet.Subject.Trainees
  const amounts = (line: Line) => {
    const { planned, committed, actual } = amountsOfLine(base, rates, line)
    const whole = line.PerTrainee ? planned * n : planned
    return { planned: whole, committed, actual, forecast: actual ?? committed ?? whole }
  }
  const columns: Column<Line>[] = [
    {
      key: 'Kind',
      label: t('fields.kind'),
      card: 'title',
      cell: (line) => (
        <span className={classes['kind']}>
          <span>{t(`kinds.${line.Kind}`)}</span>
          {line.Note && (
            <Text size="xs" c="dimmed" component="span">
              <Typed>{line.Note}</Typed>
            </Text>
          )}
          <Text size="xs" c="dimmed" component="span">
            <HowMuch line={line} />
          </Text>
        </span>
      ),
    },
    {
      key: 'PerTrainee',
      label: '',
      cell: (line) => (
        <StateBadge
          tone={line.PerTrainee ? 'info' : 'neutral'}
          label={t(line.PerTrainee ? 'sheet.each' : 'sheet.once')}
        />
      ),
    },
    ...(['planned', 'committed', 'actual', 'forecast'] as const).map((key) => ({
      key,
      label: t(`fields.${key}`),
      align: 'end' as const,
      cell: (line: Line) => money(amounts(line)[key]) ?? '',
    })),
  ]
  return (
    <SimpleTable
      columns={columns}
      rows={sheet.Lines}
      rowKey={(_, at) => at}
      caption={t('sheet.lines')}
      totals={{
        Kind: t('sheet.withOverhead'),
        planned: money(sheet.Columns.Planned),
        committed: money(sheet.Columns.Committed),
        actual: money(sheet.Columns.Actual),
        forecast: money(sheet.Columns.Forecast),
      }}
      compact
    />
  )
}

function HowMuch({ line }: { line: Line }) {
  const t = useText('costing')
  const format = useFormat()
  const text = t('sheet.times', { quantity: format.number(line.Quantity), unit: format.money(line.Unit) })
  return <>{line.SharedBy > 1 ? t('sheet.shared', { line: text, people: format.number(line.SharedBy) }) : text}</>
}
