import type { Trilingual } from '#platform/shared/text.ts'
import { nothing, Localized } from '#platform/web/format.tsx'

/** Names, one below the other. */
export function Listed({ names }: { names: readonly Trilingual[] }) {
  if (names.length === 0) return nothing
  return names.map((name, index) => (
    <div key={index}>
      <Localized text={name} />
    </div>
  ))
}
