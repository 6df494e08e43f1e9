import { useText } from '#platform/web/text.ts'
import { AskForm } from '../parts/AskForm.tsx'

/** A trainee asks for a course. */
export default function AskAlonePage() {
  const t = useText('requests')
  return <AskForm title={t('screens.askAlone')} alone />
}
