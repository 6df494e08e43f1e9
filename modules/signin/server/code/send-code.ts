import type { Database } from '#platform/server/database.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import type { Secrets } from '#platform/server/configuration/secrets.ts'
import type { Language } from '#platform/shared/actor.ts'
import { codeLetter, type MailedPurpose } from '../letters.ts'
import { drawCode, type CodeFor } from './one-time-code.ts'

export interface CodeToSend extends CodeFor {
  readonly purpose: MailedPurpose
  /** Empty where we do not know it. */
  readonly name: string
  readonly language: Language
  /** Nobody has the address: everything happens as else, and no letter leaves. */
  readonly toNobody?: boolean
  /** Makes the token of a link that the letter also holds. */
  readonly link?: (() => Promise<string>) | null
}

/** Draws a code and queues the letter with it. Answers the id for the browser; refuses as `drawCode`. */
export async function sendCode(db: Database, secrets: Secrets, asked: CodeToSend): Promise<{ attemptId: string }> {
  const run = async (tx: Database) => {
    const { attemptId, code } = await drawCode(tx, secrets, asked)
    if (!asked.toNobody) await queueMail(tx, codeLetter(asked, asked.purpose, code, (await asked.link?.()) ?? null))
    return { attemptId }
  }
  return db.isTransaction ? run(db) : db.transaction().execute(run)
}
