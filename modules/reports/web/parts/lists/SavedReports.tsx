import { href } from '#platform/web/href.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText, type Translate } from '#platform/web/text.ts'
import { reportsCalls as calls } from '../../../contract/calls.ts'
import { savedButtons } from './report.ts'
import { useReportWords } from './useReportWords.tsx'

/** One's own saved reports and those that are shared with one. */
export function SavedReports() {
  const t = useText('reports')
  const words = useReportWords(t as unknown as Translate)
  const { column, filter, props } = useList(calls.getSavedReports, 'reports')
  return (
    <DataTable
      {...props}
      id="savedReports"
      label={t('registry.saved')}
      columns={[
        column('Name', { always: true, card: 'title' }),
        column('List', { words: words.title }),
        column('AuthorName'),
        column('IsShared'),
        column('NextAt'),
        column('ChangedAt', { hidden: true }),
      ]}
      filters={[filter('List', { words: words.title }), filter('IsMine')]}
      searchable
      rowHref={(row) => href('/Reports/View/:ID', { ID: row.ID })}
      rowActions={(row) => savedButtons(row, href('/Reports/Builder/:ID?', { ID: row.ID }))}
      emptySentence={t('registry.noSaved')}
    />
  )
}
