import { href } from '#platform/web/href.ts'
import { useFormat } from '#platform/web/format.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText, type Translate } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { reportsCalls as calls } from '../../contract/calls.ts'
import { runButtons, runTones } from '../parts/lists/report.ts'
import { useLiveRuns } from '../parts/lists/useLiveRuns.ts'
import { useReportWords } from '../parts/lists/useReportWords.tsx'

/** What was made for oneself in the background. */
export default function ReportRunsPage() {
  useLiveRuns()
  const t = useText('reports')
  const format = useFormat()
  const words = useReportWords(t as unknown as Translate)
  const { column, filter, props } = useList(calls.getRuns, 'reports')
  const stateWord = (state: keyof typeof runTones) => t(`runStates.${state}`)
  return (
    <Page title={t('screens.runs')} description={t('about.runs')}>
      <DataTable
        {...props}
        id="reportRuns"
        columns={[
          column('Name', { always: true, card: 'title' }),
          column('List', { words: words.title }),
          column('State', { tones: runTones, words: stateWord }),
          {
            key: 'DoneRows',
            label: t('fields.rows'),
            align: 'end',
            text: (row) => row.DoneRows,
            cell: (row) =>
              row.State === 'running' && row.TotalRows !== null
                ? t('result.progress', { done: format.number(row.DoneRows), total: format.number(row.TotalRows) })
                : row.State === 'done'
                  ? format.number(row.DoneRows)
                  : null,
          },
          column('AskedAt'),
          column('IsScheduled', { label: t('result.scheduled') }),
          column('ExpiresAt'),
        ]}
        filters={[filter('State', { words: stateWord })]}
        searchable
        rowHref={(row) => href('/Reports/Run/:ID', { ID: row.ID })}
        rowActions={(row) => runButtons(row)}
        emptySentence={t('result.noRuns')}
      />
    </Page>
  )
}
