import { spawn } from 'node:child_process'

/** What the operator's command says of a file; `failed`: it could not look. */
export type ScanVerdict = 'clean' | 'infected' | 'failed'
export type Scan = (path: string) => Promise<ScanVerdict>

/** Milliseconds; a scanner that takes longer is ended. */
const patience = 60_000
/** Stands for the file among the command's words; without it the file comes last. */
const place = '{file}'
const mostOutput = 2_000

/**
 * Runs the command on a file, without a shell and with nothing of this process's environment but the search path. It
 * ends with 0 for a clean file and with 1 for one to be refused, as clamscan and clamdscan do; whatever else happens
 * is `failed`, and told to `onFailure` for the operator.
 */
export function scanWith(command: readonly string[], onFailure: (why: string) => void = () => {}): Scan {
  return async (path) => {
    const words = command.includes(place) ? command.map((word) => (word === place ? path : word)) : [...command, path]
    const { code, why } = await run(words)
    if (code === 0) return 'clean'
    if (code === 1) return 'infected'
    onFailure(why)
    return 'failed'
  }
}

function run([program, ...words]: readonly string[]): Promise<{ code: number | null; why: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '' }
    const scanner = spawn(program!, words, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: patience,
      killSignal: 'SIGKILL',
    })
    let said = ''
    for (const output of [scanner.stdout, scanner.stderr])
      output.on('data', (part: Buffer) => {
        said = (said + part.toString()).slice(0, mostOutput)
      })
    scanner.on('error', (error) => resolve({ code: null, why: error.message }))
    scanner.on('close', (code, signal) =>
      resolve({ code, why: `ended with ${code ?? signal}${said ? `: ${said.trim()}` : ''}` }),
    )
  })
}
