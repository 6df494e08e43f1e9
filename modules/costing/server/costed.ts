import type { Actor } from '#platform/shared/actor.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { Money } from '#platform/shared/values/money.ts'
import type { Database } from '#platform/server/database.ts'
import type { AllModules } from '#platform/server/module.ts'
import type { CostSubject } from '../rules/kinds.ts'

/** What a module knows of something that costs. */
export interface CostFacts {
  readonly code: string
  readonly name: Trilingual
  readonly startsOn: Day | null
  readonly endsOn: Day | null
  /** Days on which it is taught. */
  readonly days: number
  /** For how many it is reckoned. */
  readonly trainees: number
  /** What each pays, net; null: nobody has said it. */
  readonly price: Money | null
  readonly instructorIds: readonly number[]
  readonly classRoomId: number | null
  /** Held in the academy, so that a class room is wanted. */
  readonly isInAcademy: boolean
  /** Where it was said who stays: how many nights, and how many share a room; null: nobody. Else as the academy has set. */
  readonly stay?: { readonly nights: number; readonly sharedBy: number } | null
}

/** What a module below says of its records that have a cost sheet; costing asks, and knows none of them (decision 82). */
export interface Costed {
  readonly kind: Exclude<CostSubject, 'planRow' | 'class'>
  /** Undefined where there is none or it is not the actor's. */
  readonly facts: (db: Database, actor: Actor, id: number) => Promise<CostFacts | undefined>
  /** For how many, and at what net price each, the class was agreed that came of such a record; undefined: of none. */
  readonly agreedOfClass?: (db: Database, classId: number) => Promise<Pick<CostFacts, 'trainees' | 'price'> | undefined>
}

declare module '#platform/server/module.ts' {
  interface ModuleServer {
    /** Its records that have a cost sheet. */
    readonly costed?: readonly Costed[]
  }
}

export const costedOf = (modules: AllModules): readonly Costed[] => modules().flatMap((each) => each.costed ?? [])

/** What was agreed of a class with whoever asked for it; undefined where nobody did. */
export async function agreedOfClass(db: Database, modules: AllModules, classId: number) {
  for (const each of costedOf(modules)) {
    const agreed = await each.agreedOfClass?.(db, classId)
    if (agreed) return agreed
  }
  return undefined
}
