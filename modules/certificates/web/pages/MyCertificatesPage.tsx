import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { OwnCertificates } from '../parts/OwnCertificates.tsx'

/** The trainee's own certificates. */
export default function MyCertificatesPage() {
  const t = useText('certificates')
  return (
    <Page title={t('screens.mine')}>
      <OwnCertificates none={t('noneMine')} />
    </Page>
  )
}
