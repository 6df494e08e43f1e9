import type * as z from 'zod'
import type { Rule } from './access.ts'
import type { RefusalKind } from './refusal.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** `writes` decides the transaction, the idempotency key, no-store and that nothing prefetches it: this API also writes through GET. */
export type Effect = 'reads' | 'writes'

/** A light constraint: comparing against the full ZodType costs seconds over hundreds of calls. */
interface Shape {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

interface Facts {
  readonly method: Method
  readonly path: `/${string}`
  /** The named rule of `access.ts` that admits the caller's role. Which rows they see is decided by the store. */
  readonly who: Rule
  readonly effect: Effect
  /** One English sentence for the API document. */
  readonly summary: string
  /** Every designed 'no' beyond the universal ones. */
  readonly refusals: readonly RefusalKind[]
  /**
   * `gzip`: the body may come gzip-compressed (only UpdateCourse does). `multipart`: one file (only the upload does).
   * `form`: a form of a program that is not ours, of which nothing is read (a mail program's one click).
   */
  readonly encoding?: 'gzip' | 'multipart' | 'form'
  /** Not for an administrator who acts as somebody else: what is the person's own to do, and whatever gives rights. */
  readonly whileActing?: 'refused'
  /** Goes on while everybody but administrators is kept out: an exam being sat, signing in. */
  readonly duringMaintenance?: true
  /**
   * The reply holds what the database keeps nowhere in clear, or what nobody may open unseen: no idempotency key keeps it.
   * A repeated request runs anew, is written down anew and gets an answer of its own; nothing else may come of it.
   */
  readonly secretReply?: true
  /**
   * Made twice it has the effect of once, by its own input and whatever happens in between: it needs no idempotency key,
   * and pages send none. A key that is sent all the same keeps the reply as ever.
   */
  readonly repeatable?: true
  /**
   * Why the database shows whoever calls it everybody's rows. Without it a person who is not staff is shown the own ones
   * alone, whatever the statements say (`testing/whole/second-wall.test.ts` holds the list).
   */
  readonly pastTheWall?: string
  /**
   * A list, a statistic or a report: the answer may be some seconds old, save for what its reader has written, and is
   * read from a replica of the database where there is one. Its handler reads `db` alone and writes nothing to it.
   * Every `list()` says so by itself.
   */
  readonly mayBeBehind?: true
  /** No page of the academy asks it: published, and kept for other programs. */
  readonly forOthers?: true
  /** Requests a second from one actor, where the general limit does not fit. */
  readonly perSecond?: number
  /** Its handler counts failures itself, by who fails: those of a whole network do not close it. */
  readonly countsFailures?: true
}

/**
 * `~` exists in types only: input, argument and output are computed once where the call is declared,
 * so every use of the call is one property look-up for the compiler.
 */
export interface Call<Input = any, Argument = any, Output = any> extends Facts {
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly reply: z.ZodType
  readonly '~'?: { input: Input; argument: Argument; output: Output }
}

type QueryInput<Q extends Shape> = Q['_zod']['input'] extends undefined ? unknown : Q['_zod']['input']
type BodyInput<B extends Shape> = B['_zod']['input'] extends undefined ? unknown : { body: B['_zod']['input'] }

/**
 * Declares one operation of the API. The server route, guard, parsing, OpenAPI document, client and query keys
 * all derive from it; `who`, `effect`, `reply` and `refusals` are compulsory.
 */
export function call<R extends Shape, Q extends Shape = z.ZodUndefined, B extends Shape = z.ZodUndefined>(
  facts: Facts & { reply: R; query?: Q; body?: B },
): Call<QueryInput<Q> & BodyInput<B>, { query: Q['_zod']['output']; body: B['_zod']['output'] }, R['_zod']['output']> {
  return facts as never
}

/** The calls of one module by the names that code uses: `{ getCourseClass, ... }`. */
export type Calls = { readonly [name: string]: Call }
export type Input<C extends Call> = NonNullable<C['~']>['input']
export type Argument<C extends Call> = NonNullable<C['~']>['argument']
export type Output<C extends Call> = NonNullable<C['~']>['output']
