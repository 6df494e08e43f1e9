import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { papersCalls as calls } from '../../contract/calls.ts'
import type { RunState } from '../../rules/run.ts'
import { runButtons, runTones, useLivePapers } from '../parts/run.ts'

/** What was printed for oneself in the background. */
export default function PaperRunsPage() {
  useLivePapers()
  const t = useText('papers')
  const format = useFormat()
  const { column, filter, props } = useList(calls.getPaperRuns, 'papers')
  const stateWord = (state: RunState) => t(`runStates.${state}`)
  return (
    <Page title={t('screens.runs')} description={t('about')}>
      <DataTable
        {...props}
        id="paperRuns"
        columns={[
          column('Name', { always: true, card: 'title' }),
          column('State', { tones: runTones, words: stateWord }),
          {
            key: 'TotalPapers',
            label: t('fields.printed'),
            align: 'end',
            text: (row) => row.PrintedPapers,
            cell: (row) =>
              t('progress', { done: format.number(row.PrintedPapers), total: format.number(row.TotalPapers) }),
          },
          column('AskedAt'),
          column('ExpiresAt'),
        ]}
        filters={[filter('State', { words: stateWord })]}
        searchable
        rowHref={(row) => href('/Papers/:ID', { ID: row.ID })}
        rowActions={(row) => runButtons(row)}
        emptySentence={t('noRuns')}
      />
    </Page>
  )
}
