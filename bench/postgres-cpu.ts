import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/**
 * What reads the CPU time, in microseconds, that the database's server and its connections have taken since they began.
 * The server runs on this machine; where there is no `/proc` it is always 0.
 */
export async function postgresCpu(db: Database): Promise<() => number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const server = parentOf(rows[0]!.pid)
  if (server === 0) return () => 0
  return () => {
    let sum = 0
    for (const pid of readdirSync('/proc').map(Number)) {
      if (pid === server || (pid > 0 && parentOf(pid) === server)) sum += cpuOf(pid)
    }
    return sum
  }
}

/** 0 where it has ended. */
function parentOf(pid: number): number {
  // The name before it may hold spaces and brackets.
  return Number(read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ')[1] ?? 0)
}

/** Nanoseconds on a core are the first number. */
const cpuOf = (pid: number) => Number(read(`/proc/${pid}/schedstat`).split(' ')[0]) / 1000

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
