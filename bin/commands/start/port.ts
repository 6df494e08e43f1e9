import { createServer } from 'node:net'
import { ConfigError, type Config } from '#platform/server/config.ts'

/** Says before a long build or start that it would be for nothing. `command` is what to type with another port. */
export async function refuseTakenPort(
  { host, port }: Pick<Config, 'host' | 'port'>,
  command = 'npm start',
): Promise<void> {
  const code = await new Promise<string | null>((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
  if (code === null) return
  const why =
    code === 'EADDRINUSE' ? 'is taken by another program; perhaps Diwan runs already' : `cannot be used (${code})`
  throw new ConfigError(`Port ${port} ${why}. Choose another: PORT=${port + 1} ${command}`)
}
