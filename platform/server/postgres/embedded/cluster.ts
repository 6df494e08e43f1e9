import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ConfigError } from '../../configuration/config-error.ts'
import { giveTo, type RunAs } from './run-as.ts'

/** Owns every table of the embedded server. */
export const superuser = 'academy'
/** Serves requests: reads and writes rows, and no more. */
export const application = 'academy_app'

export interface ClusterOptions {
  readonly folder: string
  readonly programs: string
  readonly as: RunAs
  /** False: nothing is forced to disk (tests). */
  readonly durable: boolean
}

/**
 * Makes the data folder of a server, if it is not one yet. Each process prepares a folder of its own and renames it,
 * so that a killed start leaves no half cluster and of two that start together one wins.
 */
export function initCluster({ folder, programs, as, durable }: ClusterOptions): void {
  const version = versionOf(programs, as)
  if (isCluster(folder)) return refuseOtherVersion(folder, version)

  mkdirSync(folder, { recursive: true, mode: 0o700 })
  refuseHalfMade(folder)
  giveTo(folder, as)
  const fresh = `${folder}.init-${randomBytes(4).toString('hex')}`
  mkdirSync(fresh, { mode: 0o700 })
  giveTo(fresh, as)
  // Never locale C: pg_trgm would see no Arabic letters at all.
  const locale = version >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8']
  const flags = [
    '-D',
    fresh,
    '-U',
    superuser,
    '-A',
    'trust',
    '-E',
    'UTF8',
    ...locale,
    ...(durable ? [] : ['--no-sync']),
  ]
  try {
    const { status, signal, stderr, error } = run(programs, as, 'initdb', flags)
    if (status !== 0) {
      throw new ConfigError(
        `The database could not be made in ${folder}: ${lastLine(stderr) || error?.message || signal}`,
      )
    }
    renameSync(fresh, folder)
    removeLeftovers(folder)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!isCluster(folder)) throw error
  }
}

/** A folder with something in it that is no database: another program's, or one whose files were lost in part. */
function refuseHalfMade(folder: string): void {
  if (readdirSync(folder).length === 0 || isCluster(folder)) return
  throw new ConfigError(
    `${folder} is no database: it holds files, but not PG_VERSION. Restore the folder whole, or name another DATA_DIR.`,
  )
}

const lastLine = (text: string | null) => text?.trim().split('\n').at(-1)

export const isCluster = (folder: string) => existsSync(join(folder, 'PG_VERSION'))

/** What killed first starts prepared and could not rename. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    if (name.startsWith(`${basename(folder)}.init-`)) {
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
    }
  }
}

/** Runs one of the PostgreSQL programs to its end. */
function run(programs: string, as: RunAs, program: string, flags: readonly string[]) {
  const [command, ...rest] = [...as.prefix, join(programs, program), ...flags]
  return spawnSync(command!, rest, {
    ...as.account,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  })
}

export function versionOf(programs: string, as: RunAs): number {
  const { stdout, stderr, error } = run(programs, as, 'postgres', ['--version'])
  const version = Number(/(\d+)/.exec(stdout ?? '')?.[1])
  if (!version)
    throw new ConfigError(`${join(programs, 'postgres')} does not run: ${lastLine(stderr) || error?.message}`)
  return version
}

function refuseOtherVersion(folder: string, version: number): void {
  const written = Number(readFileSync(join(folder, 'PG_VERSION'), 'utf8'))
  if (written === version) return
  throw new ConfigError(
    `${folder} was written by PostgreSQL ${written}, the programs here are version ${version}. ` +
      `Point PG_BIN at version ${written}, back up with bin/backup, and restore into a new data folder.`,
  )
}
