import type { Output } from '#platform/shared/call.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { certificateKinds } from '../../rules/kinds.ts'
import { CertificateLinks } from '../parts/CertificateLinks.tsx'

type Row = Output<typeof calls.getAllTraineeCertificate>['Items'][number]

/** The trainee's own certificates, of every kind. */
export default function MyCertificatesPage() {
  const t = useText('certificates')
  const { column, filter, props } = useList(calls.getAllTraineeCertificate, 'certificates')
  return (
    <Page title={t('screens.mine')}>
      <DataTable
        {...props}
        id="own-certificates"
        columns={[
          column('CourseName', { label: t('titleOf'), card: 'title', always: true }),
          column('Kind', { label: t('kind'), words: (kind) => t(`kinds.${kind}`), card: 'badge' }),
          column('Serial', { label: t('serial') }),
          column('IssuedAt', { label: t('issuedAt'), align: 'end' }),
          {
            key: 'Open',
            label: t('open'),
            card: 'action',
            cell: (row: Row) => <CertificateLinks certificate={row} />,
          },
        ]}
        filters={[filter('Kind', { label: t('kind'), among: certificateKinds, words: (each) => t(`kinds.${each}`) })]}
        searchable
        searchLabel={t('searchOwn')}
        emptySentence={t('noneMine')}
      />
    </Page>
  )
}
