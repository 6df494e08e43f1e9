import { Secret, TOTP } from 'otpauth'
import type { login } from '#modules/signin/contract/session.ts'
import type { Database } from '#platform/server/database.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import type { TestServer } from './server.ts'
import type { Output } from '#platform/shared/call.ts'

type LoginReply = Output<typeof login>
export type LoggedIn = Extract<LoginReply, { status: 200 }>
export type AskedForCode = Extract<LoginReply, { status: 201 }>

/** The reply of somebody who is in; fails where a code is asked for first. */
export async function loggedIn(sent: Promise<LoginReply>): Promise<LoggedIn> {
  const reply = await sent
  if (reply !== '0' && reply.status === 200) return reply
  throw new Error(`Expected to be logged in: ${JSON.stringify(reply)}`)
}

/** The reply of somebody who is asked for the second factor; fails where they are in. */
export async function askedForCode(sent: Promise<LoginReply>): Promise<AskedForCode> {
  const reply = await sent
  if (reply !== '0' && reply.status === 201) return reply
  throw new Error(`Expected to be asked for a code: ${JSON.stringify(reply)}`)
}

/**
 * What staff does at the first log-in: types the mailed code where one is asked for, sets an authenticator app up, and is in.
 * Answers the app too.
 */
export async function setUpApp(server: TestServer, asked: AskedForCode): Promise<LoggedIn & { app: TOTP }> {
  const { anonymous, db, now } = server
  let { attemptId } = asked
  if (asked.method === 'mail') {
    const code = await mailedCode(db, asked.email)
    ;({ attemptId } = await askedForCode(anonymous.send(signinCalls.verifyOtp, { body: { attemptId, code } })))
  }
  const begun = await anonymous.send(signinCalls.beginAppSetUp, { body: { attemptId } })
  const app = new TOTP({ secret: Secret.fromBase32(begun.Secret) })
  const code = app.generate({ timestamp: now().getTime() })
  return { ...(await anonymous.send(signinCalls.finishSetUp, { body: { attemptId, code } })), app }
}

const newestLetter = (db: Database, address: string) =>
  db
    .selectFrom('platform.outbox_mail')
    .selectAll()
    .where('to_address', '=', address)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** The code in the newest letter to the address. */
export async function mailedCode(db: Database, address: string): Promise<string> {
  const { subject, html } = await newestLetter(db, address)
  const code = /\b\d{6}\b/.exec(html)?.[0]
  if (!code) throw new Error(`The letter “${subject}” holds no code.`)
  return code
}

/** What follows the # of the link in the newest letter to the address. */
export async function mailedToken(db: Database, address: string): Promise<string> {
  const { subject, href } = await newestLetter(db, address)
  const token = href?.split('#')[1]
  if (!token) throw new Error(`The letter “${subject}” holds no link with a token.`)
  return token
}
