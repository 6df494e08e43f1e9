import { useText } from '#platform/web/text.ts'
import { AskForm } from '../parts/AskForm.tsx'

/** An organization asks for a course. */
export default function AskPage() {
  const t = useText('requests')
  return <AskForm title={t('screens.ask')} alone={false} />
}
