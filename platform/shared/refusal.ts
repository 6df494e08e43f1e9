/**
 * A refusal is a designed 'no': a code from a closed list, the HTTP status it is sent with, and data for the
 * sentence that people read (`refusals.<code>` in the text of the module that declares it).
 */
export interface RefusalKind<Code extends string = string> {
  readonly code: Code
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503 | 507
}

export type RefusalData = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

export function refusal<const Code extends string>(code: Code, status: RefusalKind['status']): RefusalKind<Code> {
  return { code, status }
}

export interface FieldError {
  /** Dotted path in the body or query, as `Contacts.0.Value`. */
  readonly path: string
  /** A key under `fieldErrors` in the text: `required`, `tooLong`, `invalidEmail`, ... */
  readonly code: string
  readonly data?: RefusalData
}

/** Thrown to refuse. The server answers with the kind's status; anything else thrown is a bug. */
export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly data: RefusalData
  readonly fields: readonly FieldError[]
  constructor(kind: RefusalKind, data: RefusalData = {}, fields: readonly FieldError[] = []) {
    super(kind.code)
    this.kind = kind
    this.data = data
    this.fields = fields
  }
}

export function refuse(kind: RefusalKind, data?: RefusalData, fields?: readonly FieldError[]): never {
  throw new Refusal(kind, data, fields)
}

/** What every failed call answers with. */
export interface Problem {
  readonly status: number
  readonly code: string
  /** English sentence for people who read the API by hand; pages show their own sentence for `code`. */
  readonly message: string
  readonly data?: RefusalData
  readonly fields?: readonly FieldError[]
  readonly requestId?: string
}

/* Refusals that any call may answer with; they need not be named in a call's own list. */
export const notSignedIn = refusal('notSignedIn', 401)
/** The rule of the call does not admit the actor. Data, where the guard says it: `needs`, rights of which one opens it; `grantedBy`, roles that can grant. */
export const notAllowed = refusal('notAllowed', 403)
/** An administrator acts as somebody, and this only the person may do. Calls with `whileActing: 'refused'` answer it. */
export const notWhileActing = refusal('notWhileActing', 403)
/** A program asked by an API token, and this call is not open to it: in none of its areas, or only a person's to make. Data: `area`, where another token could. */
export const notByToken = refusal('notByToken', 403)
export const notFound = refusal('notFound', 404)
/** The record is there, and the store has lost its file: a disk that was not restored, a bucket that was emptied. */
export const fileLost = refusal('fileLost', 410)
export const invalidInput = refusal('invalidInput', 400)
export const keyReused = refusal('keyReused', 422)
export const stillRunning = refusal('stillRunning', 409)
export const tooManyRequests = refusal('tooManyRequests', 429)
export const tooLarge = refusal('tooLarge', 413)
export const unsupportedType = refusal('unsupportedType', 415)
export const busy = refusal('busy', 503)
/** The academy is being worked on. Data: `seconds` until a new try is worth it, `until`, and the words for people: `ar`, `en`, `fr`. */
export const maintenance = refusal('maintenance', 503)
/** Somebody saved a newer version meanwhile. */
export const changedMeanwhile = refusal('changedMeanwhile', 409)
/** The state does not allow this action now. Data: `action`, `state`. */
export const notNow = refusal('notNow', 409)

/** The server's disk is full: what was sent is not kept. Any call may meet it, but calls that take files in name it. */
export const noRoom = refusal('noRoom', 507)

export const universalRefusals: readonly RefusalKind[] = [
  notSignedIn,
  notAllowed,
  notByToken,
  notFound,
  fileLost,
  invalidInput,
  keyReused,
  stillRunning,
  tooManyRequests,
  tooLarge,
  unsupportedType,
  busy,
  maintenance,
]
