import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { useStatusLook } from './useStatusLook.ts'

/** The one status that people see, in words and colour. */
export function StatusBadge({ status }: { status: string }) {
  const { words, toneOf } = useStatusLook()
  return <StateBadge tone={toneOf(status)} label={words(status)} />
}
