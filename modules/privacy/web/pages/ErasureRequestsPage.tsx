import { href } from '#platform/web/href.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { searchErasureRequests } from '../../contract/erasure-requests.ts'
import { erasureTones } from '../parts/erasure-tones.ts'

/** Who asked to be erased. */
export default function ErasureRequestsPage() {
  const t = useText('privacy')
  const platform = useText('platform')
  const { column, filter, props, waiting } = useList(searchErasureRequests, 'privacy')
  const columns = [
    column('Name', { label: t('list.person'), always: true, card: 'title' }),
    column('Email', { label: t('list.email') }),
    column('Role', { label: t('list.role'), words: (role) => platform(`roles.${role}`) }),
    column('State', { label: t('list.state'), tones: erasureTones }),
    column('AskedAt', { label: t('list.askedAt'), align: 'end' }),
    column('EndedAt', { label: t('list.endedAt'), align: 'end' }),
  ]
  return (
    <Page title={t('list.title')} description={t('list.description')}>
      <DataTable
        {...props}
        id="erasure-requests"
        columns={columns}
        filters={[filter('State', { label: t('list.state') })]}
        needsAction={waiting({ State: 'asked' })}
        rowHref={(row) => href('/User/ErasureRequest/:ID', { ID: row.ID })}
        emptySentence={t('list.none')}
      />
    </Page>
  )
}
