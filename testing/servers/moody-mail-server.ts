import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * `closing`: it is shutting down (421) whenever somebody comes. `silent`: it says nothing at all. `busy`: no recipient can be
 * written to now (450). `slow`: it takes a moment for each letter. `up`: it takes what comes.
 */
type Mood = 'up' | 'slow' | 'busy' | 'closing' | 'silent'

export interface MoodyMailServer {
  mood(mood: Mood): void
  /** The subjects of the letters that were acknowledged, or were about to be, in their order. */
  arrived(): string[]
  stop(): Promise<void>
}

const momentMs = 60
const no = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

/** A mail server on a port of 127.0.0.1 that behaves as it is told to. */
export async function startMoodyMailServer(port: number): Promise<MoodyMailServer> {
  let mood: Mood = 'up'
  const arrived: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Of whoever waits for a greeting that never comes.
    socketTimeout: 60_000,
    closeTimeout: 200,
    onConnect: (_session, done) => {
      if (mood === 'silent') return
      done(mood === 'closing' ? no(421, 'Shutting down') : null)
    },
    onMailFrom: (_address, _session, done) => done(mood === 'closing' ? no(421, 'Shutting down') : null),
    onRcptTo: (_address, _session, done) => done(mood === 'busy' ? no(450, '4.2.1 Try later') : null),
    onData: async (stream, _session, done) => {
      const { subject } = await PostalMime.parse(await buffer(stream))
      arrived.push(subject ?? '')
      if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, momentMs))
      done()
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  return {
    mood: (next) => (mood = next),
    arrived: () => [...arrived],
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
