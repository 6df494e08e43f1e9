import { chownSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ConfigError } from '../../configuration/config-error.ts'

/** How a PostgreSQL program is started by this user. */
export interface RunAs {
  /** Command and arguments that stand before the program. */
  readonly prefix: readonly string[]
  /** Another account, where one is used. */
  readonly account: { readonly uid?: number; readonly gid?: number }
}

const userNamespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--']

/**
 * PostgreSQL refuses to run as root. As root, it gets a user namespace (no account or chown needed), or else, where
 * the kernel forbids those, the account `postgres` or `nobody` - which must be able to read the programs.
 */
export function runAs(programs: string): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [], account: {} }
  const probe = [join(programs, 'postgres'), '--version'] as const
  if (
    process.env['PG_USER_NAMESPACE'] !== 'off' &&
    spawnSync(userNamespace[0]!, [...userNamespace.slice(1), ...probe]).status === 0
  )
    return { prefix: userNamespace, account: {} }
  for (const name of ['postgres', 'nobody']) {
    const account = accountOf(name)
    if (account && spawnSync(probe[0], [probe[1]], account).status === 0) return { prefix: [], account }
  }
  throw new ConfigError(
    'PostgreSQL cannot run as root here: user namespaces are off and neither the account postgres nor nobody can read ' +
      `${programs}. Start as another user, or set DATABASE_URL.`,
  )
}

function accountOf(name: string): { uid: number; gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
  if (uid?.status !== 0 || gid?.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

/** Gives a folder to the account that will run the server, where that is not the present one. */
export function giveTo(folder: string, { account }: RunAs): void {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
}
