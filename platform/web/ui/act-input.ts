import type { Call } from '#platform/shared/call.ts'

/** A record: its id, and its version where its acts ask for one (`LockVersion` of what has versions of its own). */
export interface Kept {
  readonly ID: number
  readonly Version?: number
  readonly LockVersion?: number
}

/**
 * What the button of an act sends, where the call takes it: the body what it has a field for (`Rows` where it takes several
 * records), the address the id where the body has none. The query's shape is not asked: the browser's build leaves it out.
 */
export function inputOf({ body }: Pick<Call, 'body'>, { ID, Version, LockVersion }: Kept, more: object): object {
  if (!body) return { ID }
  const given = Object.entries({ ID, Version, LockVersion, Rows: [{ ID, Version }], ...more })
  const { shape = {} } = body as { shape?: object }
  const taken = Object.fromEntries(given.filter(([name, value]) => name in shape && value !== undefined))
  return 'ID' in taken || 'Rows' in taken ? { body: taken } : { ID, body: taken }
}
