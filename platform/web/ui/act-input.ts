import type { Call } from '#platform/shared/call.ts'

/** A record: its id, and its version where its acts ask for one. */
export interface Kept {
  readonly ID: number
  readonly Version?: number
}

/** The id in the query or in the body, the rest in the body: where the call takes each. `Rows` of those that take several records. */
export function inputOf({ query, body }: Call, { ID, Version }: Kept, more: object): object {
  const given = { ID, Version, Rows: [{ ID, Version }], ...more }
  const taken = (schema: unknown) => {
    const shape = (schema as { shape?: object } | undefined)?.shape ?? {}
    return Object.fromEntries(Object.entries(given).filter(([name, value]) => name in shape && value !== undefined))
  }
  return { ...taken(query), ...(body && { body: taken(body) }) }
}
