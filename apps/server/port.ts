import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { ConfigError, type Config } from '#platform/server/configuration/config.ts'

/** What a server that was killed a moment ago leaves behind lets go of the port in milliseconds. */
const patience = 2_000

/**
 * Says before a long build or start that it would be for nothing. `command` is what to type with another port.
 */
export async function refuseTakenPort(
  { host, port }: Pick<Config, 'host' | 'port'>,
  command = 'npm start',
): Promise<void> {
  const deadline = performance.now() + patience
  let code = await tried(host, port)
  while (code === 'EADDRINUSE' && performance.now() < deadline) {
    await pause(50)
    code = await tried(host, port)
  }
  if (code === null) return
  if (code === 'EADDRINUSE') {
    throw new ConfigError(
      `Port ${port} is taken by another program; perhaps Diwan runs already. Choose another: PORT=${port + 1} ${command}`,
    )
  }
  if (code === 'EACCES') {
    throw new ConfigError(`Port ${port} is not open to this user. Choose one from 1024 on: PORT=8080 ${command}`)
  }
  throw new ConfigError(
    `HOST ${host} is no address of this machine (${code}). 127.0.0.1 is this machine alone, 0.0.0.0 all its addresses.`,
  )
}

const tried = (host: string, port: number) =>
  new Promise<string | null>((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)))
  })
