import { Textarea } from '@mantine/core'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { HeldUp, Overridable } from '../../../rules/objections/objections.ts'
import type { Objection } from './Objections.tsx'

/** Why somebody lets pass what stands against a registration, by its kind. */
export type Reasons = Partial<Record<Overridable, string>>

/**
 * What of these the reader may let pass with a reason, and whether everything that keeps the person out has one: `overrides`
 * as calls take them. `steps`: what must not be held up.
 */
export function letPassOf(
  objections: readonly Objection[],
  reasons: Reasons,
  steps: readonly HeldUp[] = ['submission'],
) {
  const stops = objections.filter(({ HoldsUp }) => steps.includes(HoldsUp))
  const kinds = stops.filter(({ MayOverride }) => MayOverride).map(({ Kind }) => Kind as Overridable)
  return {
    kinds,
    isSettled: stops.every(({ Kind, MayOverride }) => MayOverride && reasons[Kind as Overridable]?.trim()),
    overrides: kinds.map((Kind) => ({ Kind, Reason: reasons[Kind] ?? '' })),
  }
}

/** A field for the reason of each. */
export function OverrideReasons({
  kinds,
  reasons,
  onChange,
}: {
  kinds: readonly Overridable[]
  reasons: Reasons
  onChange: (reasons: Reasons) => void
}) {
  const words = useText('registration/standing')
  const format = useFormat()
  return kinds.map((kind) => (
    <Textarea
      key={kind}
      label={`${words('reasonOf')}${format.colon}${words(`kinds.${kind}`)}`}
      description={words('overrideHint')}
      value={reasons[kind] ?? ''}
      maxLength={1000}
      autosize
      required
      onChange={(event) => onChange({ ...reasons, [kind]: event.currentTarget.value })}
    />
  ))
}
