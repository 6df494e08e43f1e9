import { peopleCalls } from '#modules/people/contract/calls.ts'
import { Localized } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { diplomasCalls as calls } from '../../contract/calls.ts'

/** Who has completed which track, for the staff that works with people. */
export default function CompletionsPage() {
  const t = useText('diplomas')
  const { column, filter, props } = useList(calls.listCompletions, 'diplomas')
  return (
    <Page title={t('screens.completions')}>
      <DataTable
        {...props}
        id="track-completions"
        columns={[
          column('FullName', { always: true, card: 'title' }),
          column('TraineeCode', { label: t('fields.traineeCode') }),
          column('OrganizationName', {
            label: t('fields.organization'),
            cell: (row) => <Localized text={row.OrganizationName} fallback="—" />,
          }),
          column('TrackName', { label: t('fields.track') }),
          column('DiplomaName', {
            label: t('fields.diploma'),
            cell: (row) => <Localized text={row.DiplomaName} fallback="—" />,
          }),
          column('CompletedAt', { label: t('fields.completedAt') }),
        ]}
        filters={[
          filter('TrackID', { label: t('fields.track'), record: { call: calls.listTracks } }),
          filter('DiplomaID', { label: t('fields.diploma'), record: { call: calls.listDiplomas } }),
          filter('OrganizationID', {
            label: t('fields.organization'),
            record: { call: peopleCalls.listOrganizations },
          }),
          { keyFrom: 'From', keyTo: 'To', label: t('fields.completedAt'), kind: 'dayRange' },
        ]}
        searchable
        searchLabel={t('searchCompletions')}
        rowHref={(row) => href('/User/Trainee-Edit/:ID?', { ID: row.TraineeID }, { tab: 'courses' })}
        emptySentence={t('noCompletions')}
      />
    </Page>
  )
}
