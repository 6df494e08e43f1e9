import { useEntryLook } from '#modules/lookups/web/public.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import type { Tone } from '#platform/web/ui/states/StateBadge.tsx'
import { statuses, statusTones, type Status } from '../../../rules/status.ts'

/** The words and colours of statuses, as the academy has chosen them. */
export function useStatusLook() {
  const t = useText('registration') as Translate
  const look = useEntryLook('Status')
  const words = (status: string) => look(status)?.label ?? t.maybe(`states.${status}`, status)
  const toneOf = (status: string): Tone => look(status)?.tone ?? statusTones[status as Status] ?? 'neutral'
  return { words, toneOf, tones: Object.fromEntries(statuses.map((status) => [status, toneOf(status)])) }
}
