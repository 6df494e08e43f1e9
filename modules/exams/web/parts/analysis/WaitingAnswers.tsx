import type { Output } from '#platform/shared/call.ts'
import { Localized, Sep, Typed, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { statisticsCalls as calls } from '../../../contract/calls.ts'
import { ExamOwner } from '../ExamOwner.tsx'

type Row = Output<typeof calls.getAnswersToDecide>['Items'][number]

/** Answers that wait for this reader's decision, each leading to its question. */
export function WaitingAnswers() {
  const t = useText('exams/analysis')
  const sitting = useText('sitting')
  const pick = usePick()
  const { column, props } = useList(calls.getAnswersToDecide, 'exams')
  const columns: Column<Row>[] = [
    column('Code', { label: t('number'), width: '6rem' }),
    column('Preview', { label: t('question'), card: 'title' }),
    column('ExamName', {
      label: t('exam'),
      text: (row) => `${pick(row.ExamName)} ${row.ClassCode ?? ''}`,
      cell: (row) => (
        <>
          <Localized text={row.ExamName} />
          <Sep />
          <ExamOwner code={row.ClassCode} competition={null} />
        </>
      ),
    }),
    column('Reason', { label: t('acceptance.reason'), cell: (row) => <Typed>{row.Reason}</Typed> }),
    column('AskedBy', { label: sitting('marking.askedBy'), cell: (row) => <Typed>{row.AskedBy}</Typed> }),
    column('AskedAt', { label: sitting('marking.askedAt') }),
  ]
  return (
    <Section flush title={t('acceptance.waiting')}>
      <DataTable
        {...props}
        id="waiting-answers"
        label={t('acceptance.waiting')}
        input={{ ToDecide: true }}
        columns={columns}
        filters={[]}
        rowHref={(row) =>
          href('/Statistics/QuestionPassStatistics', {}, { question: row.QuestionID, ExamID: row.ExamID })
        }
        emptySentence={t('acceptance.none')}
        addressPrefix="waiting-"
      />
    </Section>
  )
}
