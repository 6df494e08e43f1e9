import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Plugin } from 'vite'

const longest = 30_000

/**
 * While editing, the server is away for a second or two after each change. A call that comes then waits for it instead
 * of failing: the open page would show the failure and stay so. `isCall` tells calls from pages.
 */
export function waitForServer(port: number, isCall: (url: string) => boolean): Plugin {
  return {
    name: 'wait-for-server',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (isCall(request.url ?? '')) void untilItAnswers(port).then(() => next())
        else next()
      })
    },
  }
}

/** Returns after half a minute too: then the proxy says that nobody answers. */
async function untilItAnswers(port: number): Promise<void> {
  const deadline = performance.now() + longest
  while (!(await answers(port)) && performance.now() < deadline) await pause(50)
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
