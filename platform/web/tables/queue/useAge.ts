import type { Instant } from '#platform/shared/values/dates.ts'
import { useFormat } from '../../format.tsx'
import { ageTone, type AgeLimits } from './queue-rules.ts'
import type { QueueBadge } from './queue-types.ts'

/** How long ago something began to wait, coloured by the limits; nothing where it is not known. */
export function useAge(limits: AgeLimits): (since: Instant | null) => { readonly age?: QueueBadge } {
  const format = useFormat()
  return (since) =>
    since === null ? {} : { age: { tone: ageTone(since, limits, Date.now()), label: format.relative(since) } }
}
