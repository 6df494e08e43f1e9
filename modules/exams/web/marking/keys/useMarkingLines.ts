import type { KeyLine } from '#platform/web/keys/KeyList.tsx'
import { useText } from '#platform/web/text.ts'

/** What keys do in an open paper. */
export function useMarkingLines(): readonly KeyLine[] {
  const t = useText('correction')
  return [
    { keys: ['J', 'K'], does: t('marking.key.questions') },
    { keys: ['0–9'], does: t('marking.key.score') },
    { keys: ['Enter'], does: t('marking.key.enter') },
    { keys: ['Ctrl', 'Enter'], does: t('marking.key.goOn') },
  ]
}
