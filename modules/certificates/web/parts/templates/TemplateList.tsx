import { Anchor, Button } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { certificatesCalls as calls } from '../../../contract/calls.ts'
import { KeyInUse } from './KeyInUse.tsx'

/** The texts of certificates, one of each kind, and the key that signs them. */
export function TemplateList() {
  const t = useText('certificates')
  const words = useText('certificates/templates')
  const format = useFormat()
  const isEditor = useMayPass('editor')
  const query = useCall(calls.getCertificateTemplates, {})
  return (
    <Page
      title={t('screens.templates')}
      description={words('about')}
      actions={
        isEditor && (
          <Button component={AppLink} variant="default" to="/Setting/GeneralImage">
            {words('pictures')}
          </Button>
        )
      }
    >
      <QueryView query={query} module="certificates">
        {({ Items }) => (
          <Section flush>
            <SimpleTable
              caption={t('screens.templates')}
              rows={Items}
              rowKey={(row) => row.ID}
              columns={[
                {
                  key: 'Kind',
                  label: t('kind'),
                  card: 'title',
                  cell: (row) => (
                    <Anchor
                      component={AppLink}
                      to={href('/Setting/CertificateTemplate', {}, { template: row.ID }) as '/'}
                    >
                      {t(`kinds.${row.Kind}`)}
                    </Anchor>
                  ),
                },
                {
                  key: 'IsOwn',
                  label: words('text'),
                  card: 'badge',
                  cell: (row) => (
                    <StateBadge tone={row.IsOwn ? 'info' : 'neutral'} label={words(row.IsOwn ? 'own' : 'shipped')} />
                  ),
                },
                {
                  key: 'Version',
                  label: t('verify.version'),
                  align: 'end',
                  cell: (row) => format.number(row.Version),
                },
                { key: 'Issued', label: words('issued'), align: 'end', cell: (row) => format.number(row.Issued) },
              ]}
            />
          </Section>
        )}
      </QueryView>
      {isEditor && <KeyInUse />}
    </Page>
  )
}
