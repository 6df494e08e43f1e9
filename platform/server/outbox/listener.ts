import type { Config } from '../configuration/config.ts'
import type { Database } from '../database.ts'
import { letterFrame } from '../mail/frame.ts'
import { deliverBySmtp, deliverToMailbox } from '../mail/smtp.ts'
import type { Listener } from '../module.ts'
import { sendDue, type Deliver, type SendOptions } from './send-due.ts'

export interface Outbox {
  /** Sends what is due, whenever a mail is queued and every few seconds; null: no mail server is set, mails wait. */
  readonly listener: Listener | null
  /** Ends the connections to the mail server. */
  close(): void
}

/** Whether mails are shown at `/dev/mail` in place of being sent: in the sample academy and in development alone. */
export const hasMailbox = (config: Pick<Config, 'smtpUrl' | 'sample' | 'mode'>): boolean =>
  config.smtpUrl === null && (config.sample || config.mode !== 'production')

type OutboxConfig = Pick<Config, 'smtpUrl' | 'sample' | 'mode' | 'mailFrom' | 'publicUrl'>

type Asked = Required<Pick<SendOptions, 'inactive' | 'held' | 'onFailure'>>

export function openOutbox(config: OutboxConfig, asked: Asked): Outbox {
  const smtp = config.smtpUrl === null ? null : deliverBySmtp(config.smtpUrl)
  const deliver = smtp?.deliver ?? (hasMailbox(config) ? deliverToMailbox : null)
  return { listener: deliver && listener(deliver, config, asked), close: () => smtp?.close() }
}

const listener = (deliver: Deliver, config: OutboxConfig, asked: Asked): Listener => ({
  channel: 'diwan_mail',
  everySeconds: 5,
  run: async ({ db }: { db: Database }) => {
    const keepsSecrets = deliver === deliverToMailbox
    await sendDue({ ...asked, db, deliver, keepsSecrets, frame: letterFrame(db, config) })
  },
})
