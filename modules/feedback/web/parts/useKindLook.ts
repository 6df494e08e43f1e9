import { useEntryLook } from '#modules/lookups/web/public.ts'
import { useText } from '#platform/web/text.ts'
import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import { sheetKinds, sheetTones, type SheetKind } from '../../rules/kinds.ts'

/** The words and colours of the kinds of sheets, as the academy has chosen them. */
export function useKindLook() {
  const t = useText('feedback')
  const look = useEntryLook('AssessmentType')
  const words = (kind: SheetKind): string => look(kind)?.label ?? t(`kinds.${kind}`)
  const toneOf = (kind: SheetKind): Tone => look(kind)?.tone ?? sheetTones[kind]
  return { words, tones: Object.fromEntries(sheetKinds.map((kind) => [kind, toneOf(kind)])) }
}
