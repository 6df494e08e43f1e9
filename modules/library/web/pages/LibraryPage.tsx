import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { OwnDocuments } from '../parts/OwnDocuments.tsx'

/** What the academy has published for whoever reads, by their role. */
export default function LibraryPage() {
  const t = useText('library')
  return (
    <Page title={t('screens.own')} description={t('about.own')}>
      <OwnDocuments id="own-documents" emptySentence={t('none')} />
    </Page>
  )
}
