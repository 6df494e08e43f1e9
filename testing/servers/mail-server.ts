import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  readonly url: string
  readonly letters: readonly Email[]
  /** The next so many letters get a temporary "no". */
  refuseNext(count: number): void
  stop(): Promise<void>
}

/** An SMTP server that keeps what it receives, on a free port or the given one. */
export async function startMailServer(wantedPort = 0): Promise<MailServer> {
  const letters: Email[] = []
  let refusals = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, _session, done) => {
      const letter = await PostalMime.parse(await buffer(stream))
      if (refusals > 0) {
        refusals--
        return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
      }
      letters.push(letter)
      done()
    },
  })
  const port = await new Promise<number>((resolve) => {
    const socket = server.listen(wantedPort, '127.0.0.1', () => resolve((socket.address() as AddressInfo).port))
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refuseNext: (count) => (refusals = count),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
