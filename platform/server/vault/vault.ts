import { createHmac, randomBytes } from 'node:crypto'
import { ConfigError } from '../configuration/config-error.ts'
import type { Database } from '../database.ts'
import type { Secrets } from '../configuration/secrets.ts'
import type { DataKey, DataKeys } from './keys.ts'
import { keyIdOf, seal, unseal } from './sealed.ts'

/** What the database and the file store must not be able to read. */
export type VaultUse = 'authenticator' | 'passport' | 'file' | 'feedback' | 'signing' | 'push' | 'webhook'

/** Closes and opens what is kept encrypted, by keys that are not in the database. */
export interface Vault {
  /** The key that closes now. */
  readonly keyId: string
  /** Whether the academy has the key of that id. */
  has(keyId: string): boolean
  /** The key of that id for that use, for what is too big to be closed whole. Throws where the academy has no such key. */
  keyFor(use: VaultUse, keyId: string): Buffer
  /** `belongsTo` says which row it stands in: moved to another, it does not open. */
  close(use: VaultUse, plain: Buffer, belongsTo: string): Buffer
  open(use: VaultUse, sealed: Buffer, belongsTo: string): Buffer
  /** The same 32 bytes for the same text, and no way back without the key: for finding and for uniqueness. */
  index(use: VaultUse, text: string): Buffer
}

const indexRow = 'index key'

/**
 * The academy's vault. Refuses to start where the keys are not those that the database was filled with. `former` opens
 * what older versions sealed by a key of `JWT_SECRET`.
 */
export async function openVault(db: Database, keys: DataKeys, former: Secrets | null): Promise<Vault> {
  return vaultOf(keys, await readIndexKey(db, keys), former)
}

/** Without a database: the 32 bytes that marks are made with are given. */
export function vaultOf(keys: DataKeys, indexKey: Buffer, former: Secrets | null): Vault {
  const keyFor = (use: VaultUse, keyId: string) => keyOf(keys, keyId).key(use)
  return {
    keyId: keys.current.id,
    has: (keyId) => keys.all.some(({ id }) => id === keyId),
    keyFor,
    close: (use, plain, belongsTo) => seal(keys.current.id, keys.current.key(use), plain, belongsTo),
    open: (use, sealed, belongsTo) => {
      const id = keyIdOf(sealed)
      if (id === null && former === null) throw new Error('Sealed by an older version, whose secret is not known here.')
      return unseal(id === null ? former!.key(use) : keyFor(use, id), sealed, belongsTo)
    },
    index: (use, text) => createHmac('sha256', indexKey).update(`${use}\0${text}`).digest(),
  }
}

function keyOf(keys: DataKeys, keyId: string): DataKey {
  const key = keys.all.find((each) => each.id === keyId)
  if (!key) throw lostKey(keyId)
  return key
}

/** What says that the academy's data cannot be opened. */
export const lostKey = (keyId: string): ConfigError =>
  new ConfigError(
    `The academy's data are encrypted with the key ${keyId}, which is none of DATA_KEY (or of secrets/data in the data ` +
      'folder). Bring that key back: without it nobody can read passport numbers, second factors and files.',
  )

/**
 * Equal passports must give equal marks also after a change of keys, so marks have a key of their own. It stands in
 * the database, sealed by the data key; as it is sealed anew last of all, it also tells whether a former key may go.
 */
async function readIndexKey(db: Database, keys: DataKeys): Promise<Buffer> {
  const find = () => db.selectFrom('platform.index_key').select('sealed').executeTakeFirst()
  const found = await find()
  const sealed = found?.sealed ?? (await makeIndexKey(db, keys, find))
  return unseal(keyOf(keys, keyIdOf(sealed)!).key('index'), sealed, indexRow)
}

async function makeIndexKey(
  db: Database,
  { current }: DataKeys,
  find: () => Promise<{ sealed: Buffer } | undefined>,
): Promise<Buffer> {
  const sealed = seal(current.id, current.key('index'), randomBytes(32), indexRow)
  // Another process that starts at the same moment may be first.
  await db
    .insertInto('platform.index_key')
    .values({ sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find())!.sealed
}

/** The last step of a change of keys: from now on no former key is needed. */
export async function sealIndexKeyAnew(db: Database, keys: DataKeys): Promise<void> {
  const { sealed } = await db.selectFrom('platform.index_key').select('sealed').executeTakeFirstOrThrow()
  const id = keyIdOf(sealed)!
  if (id === keys.current.id) return
  const plain = unseal(keyOf(keys, id).key('index'), sealed, indexRow)
  await db
    .updateTable('platform.index_key')
    .set({ sealed: seal(keys.current.id, keys.current.key('index'), plain, indexRow) })
    .execute()
}
