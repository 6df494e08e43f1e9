import { Anchor } from '@mantine/core'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { costingCalls as calls } from '../../../contract/calls.ts'
import { askedOf, type OfYear } from './figures.ts'
import { isMoney, type SummaryFigure } from '../../../rules/summary.ts'

interface Props {
  readonly of: OfYear
  /** Null: the whole year. */
  readonly month: number | null
  readonly figure: SummaryFigure | null
  readonly onClose: () => void
}

/** What a figure of the summary counted, row by row, with what each brings to it. */
export function CountedRows({ of: summed, month, figure, onClose }: Props) {
  const { year } = summed
  const t = useText('costing')
  const format = useFormat()
  const of =
    month === null
      ? format.count(year)
      : t('year.monthOf', { month: format.monthName(month), year: format.count(year) })
  return (
    <Dialog
      opened={figure !== null}
      onClose={onClose}
      drawer
      size="56rem"
      title={figure ? t('year.titleOf', { figure: t(`year.figures.${figure}`), of }) : ''}
    >
      {figure && (
        <Rows key={`${figure} ${year} ${summed.scenario} ${month}`} of={summed} month={month} figure={figure} />
      )}
    </Dialog>
  )
}

function Rows({ of: summed, month, figure }: { of: OfYear; month: number | null; figure: SummaryFigure }) {
  const t = useText('costing')
  const plan = useText('planning')
  const format = useFormat()
  const { column, props } = useList(calls.getYearSummaryRows, 'planning')
  return (
    <DataTable
      {...props}
      id="year-summary-rows"
      label={t(`year.figures.${figure}`)}
      addressPrefix="rows"
      input={{ ...askedOf(summed), Figure: figure, ...(month !== null && { OfMonth: month }) }}
      rowKey={(row) => row.Key}
      emptySentence={t('year.noRows')}
      columns={[
        {
          key: 'Code',
          label: plan('fields.code'),
          always: true,
          card: 'title',
          text: (row) => row.Code,
          cell: (row) => (
            <Anchor
              component={AppLink}
              size="sm"
              to={
                (row.Kind === 'planRow'
                  ? href(
                      '/planning/AnnualPlan',
                      {},
                      {
                        Year: summed.year,
                        ...(summed.scenario !== null && { scenario: summed.scenario }),
                        row: row.ID,
                      },
                    )
                  : href('/Setting/CourseClass-Edit/:ID?', { ID: row.ID }, { tab: 'costs' })) as '/'
              }
            >
              <Code>{row.Code}</Code>
            </Anchor>
          ),
        },
        column('Name', { label: t('year.name'), cell: (row) => <Localized text={row.Name} /> }),
        column('StartDate', { label: plan('fields.startDate') }),
        {
          key: 'ClassCode',
          label: plan('fields.class'),
          text: (row) => row.ClassCode,
          cell: (row) =>
            row.ClassID !== null && (
              <Anchor
                component={AppLink}
                size="sm"
                to={href('/Setting/CourseClass-Edit/:ID?', { ID: row.ClassID }, { tab: 'costs' }) as '/'}
              >
                <Code>{row.ClassCode}</Code>
              </Anchor>
            ),
        },
        {
          key: 'Brings',
          label: t(`year.figures.${figure}`),
          align: 'end',
          file: (row) => (isMoney(figure) ? row.Amount : row.Count) as never,
          cell: (row) => (row.Amount ? format.money(row.Amount) : format.number(row.Count)),
        },
      ]}
    />
  )
}
