import { sql, type RawBuilder } from 'kysely'
import { passes, type Rule } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { firstStepKeys, type FirstStepKey } from '#platform/shared/record/first-step-keys.ts'

/** Something that a new academy does first, as a module hands it in. */
export interface FirstStep {
  readonly key: FirstStepKey
  /** Where it is done, and the rule of that page: nobody is shown the way to a closed door. */
  readonly page: { readonly path: `/${string}`; readonly rule: Rule }
  /** Whether it is done, by what stands in the database: nobody ticks it. */
  readonly isDone: RawBuilder<boolean>
}

export interface FirstStepShown {
  readonly Key: FirstStepKey
  readonly IsDone: boolean
  readonly Href: string
}

/** Which of these steps are done, as part of a larger statement; `shown` makes of it what this person is told, in order. */
export function firstStepsIn(steps: readonly FirstStep[], { role, permissions }: Actor) {
  const own = steps
    .filter(({ page }) => passes(page.rule, role, permissions))
    .toSorted((one, other) => firstStepKeys.indexOf(one.key) - firstStepKeys.indexOf(other.key))
  return {
    part: sql<readonly boolean[]>`jsonb_build_array(${sql.join(own.map(({ isDone }) => isDone))})`,
    shown: (done: readonly boolean[]): FirstStepShown[] =>
      own.map(({ key, page }, at) => ({ Key: key, IsDone: done[at]!, Href: page.path })),
  }
}
