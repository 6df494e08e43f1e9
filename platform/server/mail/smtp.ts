import { createTransport } from 'nodemailer'
import type { Deliver } from '../outbox/send-due.ts'
import { headersOf } from './headers.ts'

/** Delivers through an SMTP server: `smtp://user:password@host:587` or `smtps://host`. */
export function deliverBySmtp(url: string): { deliver: Deliver; close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // The outbox tries again itself: a second try in here could send twice, and last longer than the outbox's lease.
    maxRequeues: 0,
    // A letter never reads a file or an address of the server's network.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const deliver: Deliver = async ({ leave, pictures, calendar, ...letter }) => {
    await transport.sendMail({
      ...letter,
      // A server that knows how names the letter in what it reports of it, with its head alone and nothing of what it says.
      dsn: { id: letter.messageId.replace(/[<>]/g, ''), return: 'headers', notify: ['failure', 'delay'] },
      attachments: pictures.map(({ cid, mediaType, bytes }) => ({
        cid,
        content: bytes,
        contentType: mediaType,
        contentDisposition: 'inline',
        filename: false,
      })),
      // Mail programs find it as a part of the letter, and people as a file.
      ...(calendar && { icalEvent: { method: calendar.method, content: calendar.text, filename: 'dates.ics' } }),
      headers: headersOf({ leave }),
    })
  }
  return { deliver, close: () => transport.close() }
}

/** Where a mailbox page stands in for a mail server: being in the outbox is being delivered. */
export const deliverToMailbox: Deliver = async () => {}
