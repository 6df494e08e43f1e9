import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { OwnDocuments } from '../parts/OwnDocuments.tsx'

/** The videos that the academy has published for trainees. */
export default function GuideVideosPage() {
  const t = useText('library')
  return (
    <Page title={t('screens.videos')} description={t('about.videos')}>
      <OwnDocuments id="guide-videos" kind="video" emptySentence={t('noVideos')} />
    </Page>
  )
}
