import type { Doing } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { AllModules } from '#platform/server/module.ts'

/** Rows of the plan in pairs: what `from` has is what `to` gets. */
export type RowPairs = readonly { readonly from: number; readonly to: number; readonly code: string }[]

/** What a module below keeps beside rows of the plan, and goes along with them; planning asks, and knows none of it (decision 82). */
export interface AlongRows {
  /** Rows that have just been made of others get what those have; `asPlanned`: without what has come of it since. */
  readonly copy: (doing: Doing, pairs: RowPairs, asPlanned: boolean) => Promise<void>
  /** Rows become in this what others are. */
  readonly become: (doing: Doing, pairs: RowPairs) => Promise<void>
  /** What each of these rows has, as one text: the same text is the same content. Rows that have nothing are left out. */
  readonly says: (db: Database, rowIds: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

declare module '#platform/server/module.ts' {
  interface ModuleServer {
    /** What it keeps beside rows of the plan. */
    readonly alongRows?: AlongRows
  }
}

/** That of all modules together. */
export const alongRowsOf = (modules: AllModules): AlongRows => {
  const all = () => modules().flatMap(({ alongRows }) => alongRows ?? [])
  return {
    copy: async (doing, pairs, asPlanned) => {
      for (const each of all()) await each.copy(doing, pairs, asPlanned)
    },
    become: async (doing, pairs) => {
      for (const each of all()) await each.become(doing, pairs)
    },
    says: async (db, rowIds) => {
      const found = await Promise.all(all().map((each) => each.says(db, rowIds)))
      return new Map(rowIds.map((id) => [id, found.map((said) => said.get(id) ?? '').join('|')]))
    },
  }
}
