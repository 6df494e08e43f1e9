import { send } from '#platform/web/client.ts'
import type { Output } from '#platform/shared/call.ts'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { someOf } from '#platform/web/tables/address/some-of.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useAge } from '#platform/web/tables/queue/useAge.ts'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { paperCalls as calls } from '../../contract/calls.ts'
import { markingLimits, waitingStates, waitsFor } from '../../rules/marking/waiting.ts'
import { settledOutcome } from '../../rules/scoring.ts'
import { Grade } from '../marking/Grade.tsx'
import { useMarkingLines } from '../marking/keys/useMarkingLines.ts'
import { attemptTones } from '../parts/tones.ts'
import { PaperName } from './PaperName.tsx'
import { paperHref, type PapersAt } from './paper-places.ts'

// Comes once somebody works through the list.
const PaperInQueue = lazyPart(async () => (await import('./PaperInQueue.tsx')).PaperInQueue)

type Row = Output<typeof calls.searchPapers>['Items'][number]

/**
 * Papers candidate by candidate, or one by one with what waits in each; several whose answers all have marks are finished
 * at once. `ToMark`: those alone that wait for the reader, the longest first.
 */
export function PaperList({
  id,
  at,
  input,
}: {
  id: string
  at: PapersAt
  input: { readonly ExamID?: number; readonly ToMark?: boolean }
}) {
  const t = useText('correction')
  const words = useText('sitting')
  const acts = useText('exams')
  const format = useFormat()
  const pick = usePick()
  const age = useAge(markingLimits)
  const keys = useMarkingLines()
  const { column, filter, props } = useList(calls.searchPapers, 'sitting')
  const isOfAll = input.ExamID === undefined
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
    ...(isOfAll
      ? [column('ExamName', { label: words('marking.exam') }), column('ClassCode', { label: words('marking.class') })]
      : []),
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
      id={id}
      label={input.ToMark ? t('marking.toMark') : t('tabs.papers')}
      input={input}
      rowKey={(row) => row.AttemptID}
      columns={columns}
      filters={[
        filter('State', {
          label: words('marking.state'),
          words: (state) => words(`states.${state}`),
          ...(input.ToMark && { among: waitingStates }),
        }),
        ...(input.ToMark ? [] : [filter('Waiting', { label: t('waiting') })]),
      ]}
      rowHref={(row) => (row.FinishedAt === null ? null : paperHref(at, row, row.Number)) as string}
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
      {...(input.ToMark && { defaultSort: 'FinishedAt' })}
      emptySentence={input.ToMark ? words('marking.none') : t('noPapers')}
      addressPrefix="paper-"
      queue={{
        line: (row) => ({
          ...(row.TraineeName !== null && { name: pick(row.TraineeName) }),
          ...(row.TraineeCode !== null && { code: row.TraineeCode }),
          badge: { tone: attemptTones[row.State], label: words(`states.${row.State}`) },
          ...(waitsFor(row) && age(row.FinishedAt)),
          ...(isOfAll && { more: <Localized text={row.ExamName} /> }),
        }),
        record: (paper) => <PaperInQueue id={paper} at={at} />,
        keys,
        waits: waitsFor,
      }}
    />
  )
}
