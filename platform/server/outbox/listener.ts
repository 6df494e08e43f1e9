import type { Config } from '../configuration/config.ts'
import type { Database } from '../database.ts'
import { letterFrame } from '../mail/frame.ts'
import type { LetterFrame } from '../mail/letter.ts'
import { deliverByService } from '../mail/hand-over.ts'
import { deliverBySmtp, deliverToMailbox } from '../mail/smtp.ts'
import type { Listener } from '../module.ts'
import { sendDue, type Deliver, type SendOptions } from './send-due.ts'

export interface Outbox {
  /** Sends what is due, whenever a mail is queued and every few seconds; null: nothing takes mails, they wait. */
  readonly listener: Listener | null
  /** Whether every mail leaves: a mail server takes them, or they are shown at `/dev/mail`. */
  readonly sendsMail: boolean
  /** Ends the connections to the mail server. */
  close(): void
}

/** Whether mails are shown at `/dev/mail` in place of being sent: in the sample academy and in development alone. */
export const hasMailbox = (config: Pick<Config, 'smtpUrl' | 'sample' | 'mode'>): boolean =>
  config.smtpUrl === null && (config.sample || config.mode !== 'production')

type OutboxConfig = Pick<Config, 'smtpUrl' | 'sample' | 'mode' | 'mailFrom' | 'publicUrl' | 'mailService'>

interface Asked extends Required<Pick<SendOptions, 'inactive' | 'held' | 'onFailure'>> {
  /** The academy's pictures that go along with letters (`attachedPictures`). */
  readonly pictures: (db: Database) => Promise<NonNullable<LetterFrame['pictures']>>
  /** The kinds of mails to many, which a mail service takes where one is set. */
  readonly kindsToMany: readonly string[]
}

export function openOutbox(config: OutboxConfig, asked: Asked): Outbox {
  const smtp = config.smtpUrl === null ? null : deliverBySmtp(config.smtpUrl)
  const deliver = smtp?.deliver ?? (hasMailbox(config) ? deliverToMailbox : null)
  // A mail service goes on without a mail server: what it takes waits for nothing that is missing.
  const goesOut = deliver !== null || config.mailService !== null
  return {
    listener: goesOut ? listener(deliver, config, asked) : null,
    sendsMail: deliver !== null,
    close: () => smtp?.close(),
  }
}

function listener(deliver: Deliver | null, config: OutboxConfig, { pictures, kindsToMany, ...asked }: Asked): Listener {
  const keepsSecrets = deliver === deliverToMailbox
  const service = config.mailService
  const otherWay = service && { kinds: kindsToMany, deliver: deliverByService(service) }
  return {
    channel: 'diwan_mail',
    everySeconds: 5,
    run: async ({ db }: { db: Database }) => {
      await sendDue({ ...asked, db, deliver, otherWay, keepsSecrets, frame: letterFrame(db, config, pictures) })
    },
  }
}
