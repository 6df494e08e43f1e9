import type { ComponentType } from 'react'
import type { Rule } from '#platform/shared/access.ts'
import type { Dictionaries, Keys, ModuleName } from './text.ts'

/** The records whose page modules below add to. */
export type RecordNoun =
  | 'trainee'
  | 'instructor'
  | 'organization'
  /** An instructor's own record, on the page of their profile. */
  | 'instructorOwn'
  | 'course'
  | 'diploma'
  | 'class'
  /** A class as whoever is on its staff has it, and as a trainee who takes part. */
  | 'classTaught'
  | 'classAttended'
  /** What only some places on its staff have beside: who teaches, and whose place opens its exams. */
  | 'classInstructed'
  | 'classExamined'

/** What a section is given: the record's id. It asks the server itself, through its own calls and their reach. */
export interface SectionOf {
  readonly ID: number
}
type Part = () => Promise<{ readonly default: ComponentType<SectionOf> }>

/** A tab that a module hands in to the page of a record. */
export interface RecordSection {
  readonly of: RecordNoun
  /** Stands in the address. */
  readonly key: string
  /** The dictionary of the title. */
  readonly module: ModuleName
  readonly title: string
  /** Who sees the tab: whoever passes the rule of the calls that it asks. */
  readonly rule: Rule
  readonly part: Part
  /** What stands of it in the head, behind the record's own facts: one line that begins with `Sep`, or nothing. */
  readonly head?: Part
  /** Lines (`OpenThing`) of what waits for somebody in this record, each with the way to do it; nothing where nothing waits. */
  readonly open?: Part
}

/** What a module says of each entry of a list that the academy keeps: by the key of the list, of an entry by its code. */
export type EntryParts = Readonly<
  Record<string, () => Promise<{ readonly default: ComponentType<{ readonly code: string }> }>>
>

/** The tabs of the pages of records, and what stands beside the entries of lists that the academy keeps. */
export interface HandedIn {
  readonly recordSections: readonly RecordSection[]
  readonly entryParts: EntryParts
}

/** Declares a tab; its title is a key of its module's dictionary. */
export const section = <Name extends ModuleName>(
  declared: Omit<RecordSection, 'module' | 'title'> & {
    readonly module: Name
    readonly title: Keys<Dictionaries[Name]>
  },
): RecordSection => declared
