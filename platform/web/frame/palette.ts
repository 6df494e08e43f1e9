import type { Rule } from '#platform/shared/access.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import type { RecordNoun } from '../record-sections.ts'

/** `<module>:screens.<key>`: titles are there before a module's other words. */
type Title = `${string}:screens.${string}`

export interface FoundRecord {
  /** Its id. */
  readonly key: number
  readonly name: Trilingual | string
  readonly code?: string | null
  /** What tells it from others of that name: the state of a class, the course of a registration. */
  readonly detail?: Trilingual | string | null
  /** The text is its number, said in a form that neither name nor code shows. */
  readonly isNamed?: boolean
  readonly href: string
  /** What else it is for this reader, with what can be done then. */
  readonly also?: readonly RecordNoun[]
}

/** Finds records of one kind. Offered to those who pass the rule. */
export interface Searcher {
  readonly key: string
  /** Heading of its results. */
  readonly title: Title
  readonly rule: Rule
  /** What its records are, where modules say what can be done with them. */
  readonly of?: RecordNoun
  /** What some of them are beside it; each that is found says so itself. */
  readonly also?: readonly RecordNoun[]
  /** At most a handful, best first. */
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>
}

/** Something that can be done, for those who pass the rule; before pages. */
export interface PaletteAct {
  readonly title: Title
  readonly rule: Rule
  readonly href: string
}

/** What can be done with a record that was found. */
export interface RecordAct extends Omit<PaletteAct, 'href'> {
  readonly of: RecordNoun
  readonly to: (id: number) => string
}

/** Whether this can be done with what was found, or, without one, with something that the searcher may find. */
export const canBeDone = ({ of }: RecordAct, searcher: Searcher, { also = [] }: Pick<Searcher, 'also'> = searcher) =>
  of === searcher.of || also.includes(of)

/** What a module brings to the palette, in `web/palette.ts`: fetched when it is opened, the calls when somebody searches. */
export interface PalettePart {
  readonly searchers?: readonly Searcher[]
  readonly acts?: readonly PaletteAct[]
  readonly recordActs?: readonly RecordAct[]
}
