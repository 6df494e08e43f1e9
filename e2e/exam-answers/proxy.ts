import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** How the line between a browser and the server is. `silent`: connections open and nothing ever comes. */
export type Line = 'open' | 'refused' | 'silent'

/** A line of the test's own between one browser and the server, below HTTP: it can be cut, slowed down and reset. */
export interface Proxy {
  readonly origin: string
  /** From now on; connections that stand are cut where it is not `open`. */
  be(line: Line): void
  /** Everything that goes through comes this many milliseconds later. */
  slowDown(milliseconds: number): void
  /** Breaks every connection that stands; new ones are let through as the line says. */
  reset(): void
  /** Lets the next requests reach the server and breaks the line before their answer comes back. */
  loseAnswers(count: number): void
  /** The next request reaches the server; with its answer the line is cut. */
  cutWithNextAnswer(): void
  readonly line: Line
  close(): Promise<void>
}

/** To the server at `port`; `at` is the port that the browser knows, a free one where it does not matter. */
export async function openProxy(port: number, at = 0): Promise<Proxy> {
  let line: Line = 'open'
  let delay = 0
  let losing = 0
  let cutting = false
  const sockets = new Set<Socket>()
  const breakAll = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const server = createServer((browser) => {
    hold(browser)
    if (line === 'refused') return void browser.resetAndDestroy()
    if (line === 'silent') return void browser.on('data', () => {})
    const upstream = connect(port, '127.0.0.1')
    hold(upstream)
    const both = () => {
      browser.destroy()
      upstream.destroy()
    }
    const pass = (from: Socket, to: Socket, lost: () => boolean) => {
      from.on('data', (bytes: Buffer) => {
        if (lost()) return void browser.resetAndDestroy()
        if (delay === 0) return void (to.writable && to.write(bytes))
        setTimeout(() => to.writable && to.write(bytes), delay)
      })
      // Half-closed is closed here, once what is on its way has come through.
      from.on('end', () => setTimeout(both, delay))
      from.on('close', () => setTimeout(both, delay))
    }
    pass(browser, upstream, () => false)
    pass(upstream, browser, () => {
      if (cutting) line = 'refused'
      cutting = false
      return line === 'refused' || (losing > 0 && losing-- > 0)
    })
  })
  await new Promise<void>((done) => server.listen(at, '127.0.0.1', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    be(next) {
      line = next
      if (next !== 'open') breakAll()
      else {
        // What connected to the silent line goes nowhere: a browser that waits there is let go.
        breakAll()
        losing = 0
      }
    },
    slowDown(milliseconds) {
      delay = milliseconds
    },
    reset: breakAll,
    loseAnswers(count) {
      losing = count
    },
    cutWithNextAnswer() {
      cutting = true
    },
    get line() {
      return line
    },
    close: () =>
      new Promise((done) => {
        line = 'refused'
        server.close(() => done())
        breakAll()
      }),
  }
}
