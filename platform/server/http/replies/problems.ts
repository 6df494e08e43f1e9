import {
  busy,
  fileLost,
  invalidInput,
  noRoom,
  Refusal,
  tooLarge,
  universalRefusals,
  unsupportedType,
  type Problem,
  type RefusalData,
  type RefusalKind,
} from '#platform/shared/refusal.ts'
import type { Call } from '#platform/shared/call.ts'
import { LostFile } from '../../files/kept-files.ts'
import { databaseRefusal } from './database-errors.ts'

/** Which call was asked, as its route is declared; no `url`: none. */
export interface AskedCall {
  readonly method: string
  readonly url: string | undefined
}

/** The English sentence of a refusal code, in the words of the call that refuses; data fills its `{{placeholders}}`. */
export type Sentence = (code: string, data?: RefusalData, asked?: AskedCall) => string

const unexpected = 'unexpected'

/** What the caller is told of an error, and whether it is a bug to be logged in full. */
export function problemOf(
  error: unknown,
  sentences: Sentence,
  requestId: string,
  asked?: AskedCall,
): { problem: Problem; bug: boolean } {
  const sentence: Sentence = (code, data) => sentences(code, data, asked)
  if (error instanceof Refusal) return { problem: fromRefusal(error, sentence, requestId), bug: false }
  const known = databaseRefusal(error) ?? fileRefusal(error) ?? frameworkRefusal(error)
  if (known) return { problem: fromRefusal(new Refusal(known), sentence, requestId), bug: false }
  return { problem: { status: 500, code: unexpected, message: sentence(unexpected), requestId }, bug: true }
}

function fromRefusal({ kind, data, fields }: Refusal, sentence: Sentence, requestId: string): Problem {
  return {
    status: kind.status,
    code: kind.code,
    message: sentence(kind.code, data),
    ...(Object.keys(data).length > 0 && { data }),
    ...(fields.length > 0 && { fields }),
    requestId,
  }
}

/** The disk, or this user's share of it, holds no more; or it has lost what it held. */
function fileRefusal(error: unknown): RefusalKind | null {
  if (error instanceof LostFile) return fileLost
  return ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown } | null)?.code)) ? noRoom : null
}

/** Fastify's own errors: a body that is no JSON, too large, of another type, or cut off. */
function frameworkRefusal(error: unknown): RefusalKind | null {
  const { statusCode } = error as { statusCode?: unknown }
  if (statusCode === 413) return tooLarge
  if (statusCode === 415) return unsupportedType
  if (statusCode === 503) return busy
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? invalidInput : null
}

/** Seconds after which a refused request is worth another try. */
export function retryAfter(problem: Problem): number | null {
  const { seconds } = problem.data ?? {}
  const waits = problem.status === 429 || problem.status === 503 || problem.code === 'stillRunning'
  return waits ? (typeof seconds === 'number' ? seconds : 1) : null
}

const universal = new Set(universalRefusals.map((kind) => kind.code))
const declared = new WeakMap<Call, Set<string>>()

/** Whether the call may answer with this refusal. A contract that does not name it tells its users a lie. */
export function isDeclared(call: Call, kind: RefusalKind): boolean {
  let own = declared.get(call)
  if (!own) declared.set(call, (own = new Set(call.refusals.map((each) => each.code))))
  return universal.has(kind.code) || own.has(kind.code)
}
