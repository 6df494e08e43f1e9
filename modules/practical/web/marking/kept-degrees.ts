import type { Output } from '#platform/shared/call.ts'
import type { practicalCalls } from '../../contract/calls.ts'
import type { SheetKind } from '../../rules/sheets.ts'

/*
 * Degrees as a browser keeps them until the server has them, and what each answer of the server makes of them. Pure: the
 * store runs these inside one transaction.
 */

export type SaveReply = Output<typeof practicalCalls.saveTraineePractical>
export type SavedDegree = SaveReply['Degrees'][number]

/** Which degree: of whom, on which sheet, for which question. */
export interface DegreePlace {
  readonly classId: number
  readonly traineeId: number
  readonly kind: SheetKind
  readonly itemId: number
}

/** One degree that somebody has given. The newest of a place alone is kept. */
export interface KeptDegree extends DegreePlace {
  /** Whose it is: nobody else's session sends or shows it. */
  readonly uid: number
  readonly degree: number
  /** The version that was seen when it was given. */
  readonly version: number | null
  readonly givenAt: string
  /** `conflict`: somebody else's stands, and its giver has to choose. `refused`: it will not be taken. */
  readonly standing: 'waiting' | 'conflict' | 'refused'
  readonly theirs?: SavedDegree
  /** The code of the refusal. */
  readonly why?: string
}

export const placeKey = (place: DegreePlace): string =>
  `${place.classId} ${place.traineeId} ${place.kind} ${place.itemId}`
const sheetKey = (place: DegreePlace): string => `${place.classId} ${place.traineeId} ${place.kind}`

/** What waits, a batch for each sheet of a trainee. */
export const batchesOf = (degrees: readonly KeptDegree[]): KeptDegree[][] => [
  ...Map.groupBy(
    degrees.filter(({ standing }) => standing === 'waiting'),
    sheetKey,
  ).values(),
]

/** What stays of a degree once the server has answered for the one that was sent; null: nothing, it is safe. */
export function answered(kept: KeptDegree, sent: KeptDegree, reply: SavedDegree): KeptDegree | null {
  // A newer one was given meanwhile, over what now stands.
  if (kept.givenAt !== sent.givenAt)
    return reply.Outcome === 'conflict'
      ? { ...kept, standing: 'conflict', theirs: reply }
      : { ...kept, version: reply.Version }
  return reply.Outcome === 'conflict' ? { ...kept, standing: 'conflict', theirs: reply } : null
}

/** The same where it was refused: a newer one is tried by itself. */
export const refused = (kept: KeptDegree, sent: KeptDegree, why: string): KeptDegree =>
  kept.givenAt === sent.givenAt ? { ...kept, standing: 'refused', why } : kept

/** Its giver writes over what stands, having seen it. */
export const insisted = (kept: KeptDegree, now: Date): KeptDegree => {
  const { theirs, why: _, ...degree } = kept
  return { ...degree, standing: 'waiting', version: theirs?.Version ?? kept.version, givenAt: now.toISOString() }
}
