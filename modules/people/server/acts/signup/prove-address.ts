import { sendCode } from '#modules/signin/server/public.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { Database } from '#platform/server/database.ts'
import type { RequestFacts } from '#platform/server/handler.ts'
import { countSignup } from './count-signup.ts'

interface Asked {
  readonly email: string
  readonly request: RequestFacts
  readonly now: Date
  /** The code is made and goes nowhere: the reply does not tell. */
  readonly toNobody?: boolean
}

/** Sends a code to an address that somebody without an account says is theirs; refuses who asks too often. */
export async function proveAddress(db: Database, secrets: Secrets, { email, request, now, toNobody }: Asked) {
  await countSignup(db, secrets, request.ip, now)
  const { attemptId } = await sendCode(db, secrets, {
    purpose: 'proveEmail',
    email,
    accountId: null,
    now,
    name: '',
    language: request.language,
    ...(toNobody && { toNobody }),
  })
  return { AttemptID: attemptId }
}
