import type { Output } from '#platform/shared/call.ts'
import { isProblem, send, sendForHead } from '#platform/web/client.ts'
import { currentLanguage } from '#platform/web/language.ts'
import { beginNextPage } from '#platform/web/start/next-page.ts'
import { beginSession } from '#platform/web/session.ts'
import { adoptSettings, saveToAccount } from '#platform/web/settings.ts'
import { changeLanguage } from '#platform/web/text.ts'
import { confirmEmail, resendCode as resendCodeCall, verifyOtp } from '../contract/code.ts'
import { forgotPassword } from '../contract/forgotten-password.ts'
import { login } from '../contract/session.ts'
import { fcmToken, logInBody } from './log-in-body.ts'
import { ownLanguage } from './own-language.ts'
import { forgetAttempt, keepAttempt, keptAttempt, type Arrival, type Attempt } from './attempt.ts'

type SignInReply = Output<typeof verifyOtp>

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly languageChosen: boolean
  readonly arrival: Arrival
}

/** Signed in, or a code is awaited first. */
export type Outcome = 'in' | Attempt

/** Logs in with the outcomes that are published. Throws the refusal. */
export async function signIn({ email: typed, password, ...rest }: Credentials): Promise<Outcome> {
  const former = keptAttempt()
  const body = logInBody({ email: typed, password })
  const { email } = body
  // One connection that breaks, or a server that has just started, is no reason to make a person press again.
  const answered = await sendForHead(login, { body }, { tries: 3 }).catch((error: unknown) => {
    // Their code is on its way, and this tab holds its attempt.
    if (isProblem(error, 'codeTooSoon') && former?.email === email && former.purpose === 'signIn') return former
    throw error
  })
  if ('purpose' in answered) return kept({ ...answered, ...rest })
  if (answered.output !== '0') return proceed(answered.output, rest)
  const asked = former?.purpose === 'proveEmail' && former.email === email ? former : null
  const id = answered.headers.get('x-code-attempt')
  const sentAt = id || !asked ? Date.now() : asked.sentAt
  return kept({ purpose: 'proveEmail', id: id ?? asked?.id ?? null, method: 'mail', email, sentAt, ...rest })
}

function kept(attempt: Attempt): Attempt {
  keepAttempt(attempt)
  return attempt
}

/** What follows a reply of signing in. */
export async function proceed(reply: SignInReply, rest: Pick<Attempt, 'languageChosen' | 'arrival'>): Promise<Outcome> {
  if (reply.status === 200) {
    await takeOver(reply, rest)
    return 'in'
  }
  const { attemptId: id, method, methods, email } = reply
  // Of an attempt before this one nothing but these goes on.
  const { languageChosen, arrival } = rest
  return kept({ purpose: 'signIn', id, method, methods, email, sentAt: Date.now(), languageChosen, arrival })
}

/**
 * Begins the session here and takes over the account's settings. A language that was chosen on the login page wins
 * over the account's and becomes it.
 */
async function takeOver(
  reply: Extract<SignInReply, { status: 200 }>,
  { languageChosen, arrival }: Pick<Attempt, 'languageChosen' | 'arrival'>,
): Promise<void> {
  forgetAttempt()
  const { settings } = reply.userData
  adoptSettings(settings)
  const language = languageChosen ? currentLanguage() : ownLanguage(settings.language)
  beginNextPage(reply, arrival.to, language)
  if (language !== currentLanguage()) await changeLanguage(language)
  beginSession(reply)
  if (languageChosen) saveToAccount()
}

/** The code that proves the address, or the second factor. Throws the refusal. */
export async function sendCode(attempt: Attempt, code: string): Promise<Outcome> {
  const call = attempt.purpose === 'signIn' ? verifyOtp : confirmEmail
  const reply = await send(call, { body: { attemptId: attempt.id!, code, FCMToken: fcmToken() } })
  return proceed(reply, attempt)
}

/** Signs the log-in with a passkey. Throws the refusal, or `PasskeyCancelled`. */
export async function sendPasskey(attempt: Attempt): Promise<Outcome> {
  // Few sign in so: what it needs comes when it is asked for.
  const [{ getPasskeyOptions, verifyPasskey }, { signWithPasskey }] = await Promise.all([
    import('../contract/passkey.ts'),
    import('./passkey-browser.ts'),
  ])
  const { options } = await send(getPasskeyOptions, { body: { attemptId: attempt.id! } })
  const passkey = await signWithPasskey(options)
  const reply = await send(verifyPasskey, {
    body: { attemptId: attempt.id!, passkey, FCMToken: fcmToken() },
  })
  return proceed(reply, attempt)
}

/** Asks for another code by mail. Throws the refusal. */
export async function resendCode(attempt: Attempt): Promise<Attempt> {
  const { attemptId } = await send(resendCodeCall, { body: { attemptId: attempt.id! } })
  return kept({ ...attempt, id: attemptId, sentAt: Date.now() })
}

/** Asks for the code with which a password may be set. Throws the refusal. */
export async function askForReset(email: string, arrival: Arrival): Promise<Attempt> {
  const former = keptAttempt()
  try {
    const { attemptId } = await send(forgotPassword, { body: { email } })
    const sentAt = Date.now()
    return kept({
      purpose: 'resetPassword',
      id: attemptId,
      method: 'mail',
      email,
      sentAt,
      languageChosen: false,
      arrival,
    })
  } catch (error) {
    if (isProblem(error, 'codeTooSoon') && former?.email === email && former.purpose === 'resetPassword') return former
    throw error
  }
}
