import { send } from '#platform/web/client.ts'
import type { Output } from '#platform/shared/call.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { someOf } from '#platform/web/tables/address/some-of.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { paperCalls as calls } from '../../contract/calls.ts'
import { settledOutcome } from '../../rules/scoring.ts'
import { Grade } from '../marking/Grade.tsx'
import { attemptTones } from '../parts/tones.ts'
import { PaperName } from './PaperName.tsx'
import { paperHref } from './paper-places.ts'

type Row = Output<typeof calls.searchPapers>['Items'][number]

/** The papers of one exam, candidate by candidate; several that are marked are finished at once. */
export function ExamPapers({ examId }: { examId: number }) {
  const t = useText('correction')
  const words = useText('sitting')
  const acts = useText('exams')
  const format = useFormat()
  const pick = usePick()
  const { column, filter, props } = useList(calls.searchPapers, 'sitting')
  const columns: Column<Row>[] = [
    column('TraineeName', {
      label: words('marking.trainee'),
      card: 'title',
      always: true,
      text: (row) =>
        row.TraineeName === null
          ? t('paperNumber', { number: format.count(row.AttemptID) })
          : `${pick(row.TraineeName)} ${row.TraineeCode ?? ''}`,
      cell: (row) => <PaperName paper={row} withCode />,
    }),
    column('Number', { label: t('fields.attempt'), hidden: true }),
    column('FinishedAt', { label: words('marking.handedIn') }),
    column('Unmarked', { label: words('marking.unmarked') }),
    column('LateAnswers', { label: words('marking.late'), hidden: true }),
    column('TimesLeft', { label: t('fields.left') }),
    column('Percent', {
      label: words('results.percent'),
      text: (row) => settledOutcome(row).percent,
      cell: (row) => format.percent(settledOutcome(row).percent),
    }),
    column('Grade', {
      label: words('results.grade'),
      text: (row) => {
        const { grade } = settledOutcome(row)
        return grade && words(`results.grades.${grade}`)
      },
      cell: (row) => {
        const { grade } = settledOutcome(row)
        return grade ? <Grade grade={grade} /> : format.number(null)
      },
    }),
    column('State', { label: words('marking.state'), tones: attemptTones }),
  ]
  return (
    <DataTable
      {...props}
      module="exams"
      id="papers-of-exam"
      label={t('tabs.papers')}
      input={{ ExamID: examId }}
      rowKey={(row) => row.AttemptID}
      columns={columns}
      filters={[
        filter('State', { label: words('marking.state'), words: (state) => words(`states.${state}`) }),
        filter('Waiting', { label: t('waiting') }),
      ]}
      rowHref={(row) => (row.FinishedAt === null ? null : paperHref('correction', row, row.Number)) as string}
      bulkActions={(_, rows) => ({
        finishMarking: someOf(rows, 'finishMarking', (able) => ({
          main: true,
          confirm: true,
          label: acts('acts.finishMarking.do'),
          run: async () => {
            for (const { AttemptID, Version } of able) await send(calls.finishMarking, { body: { AttemptID, Version } })
          },
        })),
      })}
      searchable
      emptySentence={t('noPapers')}
      addressPrefix="paper-"
    />
  )
}
