import { useText } from '../text.ts'
import { Notice } from './Notice.tsx'

export default function ServerErrorPage() {
  const t = useText('platform')
  return <Notice code="500" title={t('pages.serverError.title')} sentence={t('pages.serverError.sentence')} />
}
