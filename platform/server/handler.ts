import type { Actor, Language } from '#platform/shared/actor.ts'
import type { Argument, Calls, Output } from '#platform/shared/call.ts'
import type { Database } from './database.ts'
import type { NewAudit } from './audit/entry.ts'
import type { NewEvent } from './event.ts'
import type { FileStorage } from './files/kept-files.ts'
import type { Vault } from './vault/vault.ts'

/** What the server knows of the request beside its input. */
export interface RequestFacts {
  readonly id: string
  /** From the configured number of proxies only. */
  readonly ip: string
  readonly language: Language
  readonly userAgent: string
  /** The key of one printable document, from the `X-Report-Ticket` header. */
  readonly reportTicket: string | null
  /** A visitor's key to upload before there is an account, from the `X-Upload-Key` header. */
  readonly uploadKey: string | null
  /** The session that the request's token belongs to; null for a visitor. */
  readonly sessionId: string | null
  /** The API token that the request came by; null where a person asks. */
  readonly apiTokenId: number | null
  /** People reach the academy over https, so that its cookies may be kept strictly. */
  readonly secure: boolean
  /** The `Range` header; null where the whole is asked for. */
  readonly range: string | null
  /** The `If-Range` header: the range is wanted of this very content alone. */
  readonly ifRange: string | null
  /** The `Cookie` header; `cookieOf` reads one. */
  readonly cookies: string
}

/** What goes out before the reply's body. */
export interface ReplyHead {
  /** The HTTP status of an answer that is no refusal, where 200 does not fit. */
  code(status: number): unknown
  header(name: string, value: string): unknown
}

/**
 * What a handler gets. For a call that writes, `db` is the call's one transaction; it commits when the handler
 * returns and rolls back when it throws. A visitor without a session is the actor with role `anonymous`.
 */
export interface Asked<A> {
  readonly db: Database
  readonly actor: Actor
  /** What a call that reads shows somebody else, for whom the actor brings a key (the ticket to a document). */
  readonly dbOf: (actor: Actor) => Database
  readonly now: Date
  readonly query: A extends { query: infer Q } ? Q : never
  readonly body: A extends { body: infer B } ? B : never
  readonly request: RequestFacts
  readonly reply: ReplyHead
  /** The bytes of uploaded files, by `files/read.ts`. */
  readonly files: FileStorage
  /** Closes and opens what the database keeps encrypted. */
  readonly vault: Vault
  /** Writes the call's event row, and its row of the audit, in the same transaction. */
  readonly record: (event: NewEvent) => Promise<void>
  /** Writes a row of the audit alone: for what nobody is notified of, such as a download. */
  readonly audit: (entry: NewAudit) => Promise<void>
}

export type Handlers<T extends Calls> = {
  readonly [Name in keyof T]: (asked: Asked<Argument<T[Name]>>) => Output<T[Name]> | Promise<Output<T[Name]>>
}
/** The handler of one call, for a file of its own: `export const makeFromPlan: Handler<typeof calls.makeFromPlan> = ...`. */
export type Handler<C extends Calls[string]> = (asked: Asked<Argument<C>>) => Output<C> | Promise<Output<C>>

export interface Implemented {
  readonly calls: Calls
  readonly handlers: Readonly<Record<string, (asked: Asked<never>) => unknown>>
}

/** Pairs a module's calls with their handlers; a declared call without a handler does not compile. */
export function implement<T extends Calls>(calls: T, handlers: Handlers<T>): Implemented {
  return { calls, handlers: handlers as never }
}
