import type { Call } from '#platform/shared/call.ts'

/** A record by the names of the wire: of its fields those are sent that name it (`ID`, `AttemptID`) or its version. */
export type Kept = object

/**
 * What the button of an act sends, where the call takes it: the body what it has a field for (`Rows` where it takes several
 * records), the address the id where the body names no record. The query's shape is not asked: the browser's build leaves
 * it out.
 */
export function inputOf({ body }: Pick<Call, 'body'>, record: Kept, more: object): object {
  const kept = Object.fromEntries(Object.entries(record).filter(([name]) => /(ID|Version)$/.test(name)))
  const { ID, Version } = kept
  if (!body) return { ID }
  const { shape = {} } = body as { shape?: object }
  const taken = Object.entries({ Rows: [{ ID, Version }], ...kept, ...more }).filter(
    ([name, value]) => name in shape && value !== undefined,
  )
  const isNamed = taken.some(([name]) => name === 'Rows' || name.endsWith('ID'))
  return { ...(!isNamed && { ID }), body: Object.fromEntries(taken) }
}
