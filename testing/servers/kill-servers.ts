import { execFileSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** As a power failure would: supervisor and servers are gone at once. Waits until they are. */
export async function killAll(supervisor: ChildProcess): Promise<void> {
  if (supervisor.exitCode !== null || supervisor.signalCode !== null) return
  const servers = serversOf(supervisor.pid!)
  const ended = once(supervisor, 'exit')
  // First, or it would start others.
  supervisor.kill('SIGKILL')
  for (const pid of servers) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended as its supervisor did.
    }
  }
  await ended
}

/** Of the processes that this one started, those that serve; PostgreSQL is one too. */
export function serversOf(pid: number): number[] {
  const text = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' })
  return text.split('\n').flatMap((line) => {
    const id = /^\s*(\d+) .*main\.ts/.exec(line)?.[1]
    return id ? [Number(id)] : []
  })
}
