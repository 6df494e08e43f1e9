/*
 * Entries of sheets as a browser keeps them until the server has them, and what each answer of the server makes of
 * them. Pure: the store runs these inside one transaction.
 */

/** What stands at the server in the place of an entry, as it answered. */
export interface Stand {
  /** `conflict`: somebody else's stands there, which the giver has not seen. */
  readonly Outcome: string
  readonly Version: number | null
}

/** One entry that somebody has given. The newest of a place alone is kept. */
export interface KeptEntry<Stands extends Stand> {
  /** Whose it is: nobody else's session sends or shows it. */
  readonly uid: number
  /** The version that was seen when it was given. */
  readonly version: number | null
  readonly givenAt: string
  /**
   * `draft`: not handed over yet. `waiting`: on its way. `conflict`: somebody else's stands, and its giver has to
   * choose. `refused`: it will not be taken.
   */
  readonly standing: 'draft' | 'waiting' | 'conflict' | 'refused'
  readonly theirs?: Stands
  /** The code of the refusal. */
  readonly why?: string
}

/** A kind of entries: what tells their places apart, and which of them go together. */
export interface EntryKind<Entry> {
  /** The browser's database of them. */
  readonly database: string
  readonly table?: string
  /** The fields that make a place, beside whose it is. */
  readonly place: readonly (keyof Entry & string)[]
  /** The fields that are alike in what is sent together. */
  readonly together: readonly (keyof Entry & string)[]
}

const joined = (fields: readonly string[], of: unknown): string =>
  fields.map((field) => String((of as Record<string, unknown>)[field])).join(' ')

/** The place of an entry as a key. */
export const placeOf = <Entry>(kind: Pick<EntryKind<Entry>, 'place'>, place: Partial<NoInfer<Entry>>): string =>
  joined(kind.place, place)

/** What waits, in batches that are sent together, each of at most `most`. */
export function batchesOf<Entry extends { readonly standing: string }>(
  kind: Pick<EntryKind<Entry>, 'together'>,
  entries: readonly Entry[],
  most = 200,
): Entry[][] {
  const waiting = entries.filter(({ standing }) => standing === 'waiting')
  return [...Map.groupBy(waiting, (entry) => joined(kind.together, entry)).values()].flatMap((batch) =>
    Array.from({ length: Math.ceil(batch.length / most) }, (_, at) => batch.slice(at * most, (at + 1) * most)),
  )
}

/** What stays of an entry once the server has answered for the one that was sent; null: nothing, it is safe. */
export function answered<Entry extends KeptEntry<Stands>, Stands extends Stand>(
  kept: Entry,
  sent: Entry,
  reply: Stands,
): Entry | null {
  if (reply.Outcome === 'conflict') return { ...kept, standing: 'conflict', theirs: reply }
  // A newer one was given meanwhile, over what now stands.
  return kept.givenAt === sent.givenAt ? null : { ...kept, version: reply.Version }
}

/** The same where it was refused: a newer one is tried by itself. */
export const refused = <Entry extends KeptEntry<Stand>>(kept: Entry, sent: Entry, why: string): Entry =>
  kept.givenAt === sent.givenAt ? { ...kept, standing: 'refused', why } : kept

/** Its giver writes over what stands, having seen it. */
export function insisted<Entry extends KeptEntry<Stand>>(
  kept: Entry,
  now: Date,
  standing: 'draft' | 'waiting' = 'waiting',
): Entry {
  const { theirs, why: _, ...entry } = kept
  return {
    ...entry,
    standing,
    version: theirs?.Version ?? kept.version,
    givenAt: now.toISOString(),
  } as unknown as Entry
}

/** What stands in a place as this page knows it: what was read, or what the server has answered since. */
export const newest = <Read extends { readonly Version: number | null }>(
  read: Read | null,
  answer: Read | undefined,
): Read | null => (answer && (answer.Version ?? 0) >= (read?.Version ?? 0) ? answer : read)
