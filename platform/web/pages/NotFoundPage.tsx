import { useText } from '../text.ts'
import { Notice } from './Notice.tsx'

export default function NotFoundPage() {
  const t = useText('platform')
  return <Notice code="404" title={t('pages.notFound.title')} sentence={t('pages.notFound.sentence')} />
}
