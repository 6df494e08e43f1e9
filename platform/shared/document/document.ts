import type * as z from 'zod'
import type { Rule } from '../access.ts'
import type { DocumentParameter } from './document-parameters.ts'
import type { EventKind } from '../record/event-kinds.ts'
import type { Reach } from '../record/reach.ts'
import type { Paper } from './papers.ts'
import type { Screen } from '../screen.ts'

/** The names in a published path: `/report/X/:ID?/:Day?` has `ID` and `Day`. */
type NamesIn<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? NamesIn<Head> | NamesIn<Rest>
  : Path extends `:${infer Name}?`
    ? Name
    : Path extends `:${infer Name}`
      ? Name
      : never
type Params = Readonly<Record<string, DocumentParameter<any>>>
/** What was asked for, as the reading gets it. */
type Values<P extends Params> = { readonly [Name in keyof P]: P[Name] extends DocumentParameter<infer V> ? V : never }

/** Whose line of signature stands below a document; the settings say what they are called and their names. */
export const posts = ['director', 'registrar'] as const
export type Post = (typeof posts)[number]

/** Kinds of certificates that may have a background of their own. */
export const backgroundKinds = ['completion', 'excellence', 'attendance', 'diploma', 'practical', 'noCourse'] as const
export type BackgroundKind = (typeof backgroundKinds)[number]

interface Facts<Path extends string, P extends Params> {
  /** The published address; its second part is the document's key. */
  readonly path: Path
  /** What its parts are, by exactly the names in the path. */
  readonly params: P & Readonly<Record<NamesIn<Path>, DocumentParameter<any>>>
  /**
   * Who may open it signed in, by role: a rule, or whoever stands to its noun in any way (`rules/reach.ts`); the reading
   * decides the rows. `public`: its page needs neither session nor ticket, so its reading shows what is published alone.
   */
  readonly who: Rule | Reach | 'public'
  readonly paper: Paper
  /** False for what fills the paper to its edge. */
  readonly letterhead?: false
  /** The kinds of certificate that it prints, where it is one; none: it has the background of all certificates. */
  readonly backgrounds?: readonly BackgroundKind[]
  /** Who signs it, where the settings do not say otherwise. */
  readonly signedBy?: readonly Post[]
  /** The series that gives the number which stands on it (`GenerateCode`). */
  readonly series?: string
  /** Many of them may be asked for as one PDF, which is made in the background (`modules/papers`). */
  readonly isBundled?: true
  /** First and last day of what it covers: in this order, five years apart at most. */
  readonly period?: readonly [from: NamesIn<Path>, to: NamesIn<Path>]
  /** The facts about its record with which every ticket to it ends: it was revoked, or made anew. */
  readonly endedBy?: readonly EventKind[]
  /** One English sentence for the API document. */
  readonly summary: string
}

/** `~` exists in types only. */
export interface Document<P = any, Content = any> extends Facts<`/report/${string}`, any> {
  readonly shape: z.ZodType
  readonly '~'?: { params: P; content: Content }
}
/** What a browser needs of it. */
export interface DocumentFacts extends Pick<Document, 'path' | 'paper' | 'letterhead'> {
  /** Parts of the address without which there is no such document. */
  readonly needs: readonly string[]
}
export function factsOf({ path, paper, letterhead, params }: Document): DocumentFacts {
  const parts = Object.entries(params as Record<string, DocumentParameter>)
  const needs = parts.filter(([, { isOptional }]) => !isOptional).map(([name]) => name)
  return { path, paper, ...(letterhead === false && { letterhead }), needs }
}
export type Asked<D extends Document> = NonNullable<D['~']>['params']
export type Content<D extends Document> = NonNullable<D['~']>['content']

/**
 * Declares a printable document, the default export of `document.ts` in a folder of its own below `documents/` of its
 * noun's module. From it come its screen, its call, its tickets, its PDF and its line in the list of documents.
 */
export function document<const Path extends `/report/${string}`, P extends Params, Shape extends z.ZodType>(
  declared: Facts<Path, P> & { readonly shape: Shape },
): Document<Values<P>, z.output<Shape>> & { readonly path: Path } {
  return declared as never
}

/** Where a document's folder stands, which is also what its dictionary is called: `billing/documents/invoice`. */
export type DocumentPlace = `${string}/documents/${string}`

const place = /modules\/([^/]+\/documents\/[^/]+)\//
/** The place of a file in a document's folder. */
export function placeOfDocument(file: string): DocumentPlace {
  return place.exec(file.replaceAll('\\', '/'))![1] as DocumentPlace
}

/** The published name: `CourseRegistrationInvoiceIACE`. */
export const keyOf = ({ path }: Pick<Document, 'path'>): string => path.split('/')[2]!

/**
 * The screen of a document: it opens for everybody and holds no data, its call decides. Its title is the document's own
 * word, so that the router loads its dictionary.
 */
export const documentScreen = ({ path }: Pick<Document, 'path'>, at: DocumentPlace, page: Screen['page']): Screen => ({
  path,
  rule: 'anonymous',
  auth: false,
  frame: 'bare',
  title: `${at}:title`,
  page,
})
