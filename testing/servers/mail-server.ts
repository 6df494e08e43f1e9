import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Code and text, as a mail server says it. */
type Answer = readonly [code: number, text: string]

export interface MailServer {
  readonly url: string
  readonly letters: readonly Email[]
  /** The next so many letters get a "no", a temporary one where not said. */
  refuseNext(count: number, answer?: Answer): void
  /** Whoever writes to this address gets this answer from now on; null: none. */
  refuseRecipient(address: string, answer: Answer | null): void
  stop(): Promise<void>
}

/** An SMTP server that keeps what it receives, on a free port or the given one. */
export async function startMailServer(wantedPort = 0): Promise<MailServer> {
  const letters: Email[] = []
  let refusals = 0
  let said: Answer = [451, 'Try again later']
  const refused = new Map<string, Answer>()
  const no = ([responseCode, text]: Answer) => Object.assign(new Error(text), { responseCode })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const answer = refused.get(address.toLowerCase())
      done(answer ? no(answer) : null)
    },
    onData: async (stream, _session, done) => {
      const letter = await PostalMime.parse(await buffer(stream))
      if (refusals > 0) {
        refusals--
        return done(no(said))
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
    refuseNext: (count, answer = [451, 'Try again later']) => {
      refusals = count
      said = answer
    },
    refuseRecipient: (address, answer) => {
      if (answer) refused.set(address.toLowerCase(), answer)
      else refused.delete(address.toLowerCase())
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
