import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from '../configuration/config-error.ts'
import { migrationNames } from '../postgres/migrate.ts'
import type { DataKey } from '../vault/keys.ts'
import { keyIdOf } from '../vault/sealed.ts'
import { lostKey } from '../vault/vault.ts'
import { readManifest, tableFile, unpack, type Manifest } from './archive.ts'

/** An archive in a folder of its own, which `close` removes. */
export interface OpenedArchive {
  readonly folder: string
  readonly manifest: Manifest
  close(): void
}

/** Unpacks an archive that this version can restore; refuses any other in a sentence. */
export async function openArchive(archive: string, key: DataKey | null): Promise<OpenedArchive> {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-restore-'))
  const close = () => rmSync(folder, { recursive: true, force: true })
  try {
    await unpack(archive, folder, key)
    const manifest = readManifest(folder)
    await refuseOtherVersion(manifest)
    return { folder, manifest, close }
  } catch (error) {
    close()
    throw error
  }
}

async function refuseOtherVersion({ migrations }: Manifest): Promise<void> {
  const known = (await migrationNames()).slice(0, migrations.length)
  if (migrations.length > 0 && known.join() === migrations.join()) return
  throw new ConfigError('The archive comes from a newer or another version of Diwan; restore it with that version.')
}

/**
 * Without the key that the academy's data were encrypted with nothing is restored: to be asked before anything is made,
 * as a key that is made for an empty folder opens nothing of it. Archives of older versions need none.
 */
export function refuseLostKey({ folder }: OpenedArchive, has: (keyId: string) => boolean): void {
  const file = tableFile(folder, 'platform.index_key')
  if (!existsSync(file)) return
  // In COPY's text form bytes are hexadecimal behind an escaped `\x`.
  for (const [, bytes] of readFileSync(file, 'utf8').matchAll(/\\\\x([0-9a-f]+)/g)) {
    const keyId = keyIdOf(Buffer.from(bytes!, 'hex'))!
    if (!has(keyId)) throw lostKey(keyId)
  }
}
