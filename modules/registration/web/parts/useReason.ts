import { useText } from '#platform/web/text.ts'

/** The reason as people read it: the system writes a word of its own, everybody else writes sentences. */
export function useReason(): (reason: string | null) => string | null {
  const t = useText('registration')
  return (reason) => (reason === null || reason === '' ? null : t.maybe(`reasons.${reason}`, reason))
}
