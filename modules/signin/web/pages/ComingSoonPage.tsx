import { Notice } from '#platform/web/pages/Notice.tsx'
import { useText } from '#platform/web/text.ts'

export default function ComingSoonPage() {
  const t = useText('account')
  return <Notice title={t('comingSoon.title')} sentence={t('comingSoon.sentence')} />
}
