import { existsSync } from 'node:fs'
import { readBackupKey } from '#platform/server/backup/archive-key.ts'
import { openArchive, refuseLostKey, type OpenedArchive } from '#platform/server/backup/opened.ts'
import { restoreArchive } from '#platform/server/backup/restore.ts'
import type { Config } from '#platform/server/configuration/config.ts'
import { readSecrets } from '#platform/server/configuration/secrets.ts'
import { openStorage } from '#platform/server/files/storage/storage.ts'
import { bringUpToDate } from '#platform/server/postgres/embedded/academy.ts'
import { roleFacts } from '#platform/server/postgres/roles.ts'
import { presentDataKeys, readDataKeys } from '#platform/server/vault/keys.ts'
import { vaultOf } from '#platform/server/vault/vault.ts'
import { namedFile, onAcademy, ownerOf } from './academy.ts'

/** By the keys alone: a database that waits for an archive has no key for marks yet, and gets the archive's. */
function filesOf(config: Config) {
  const elsewhere = config.databaseUrl !== null
  const keys = readDataKeys(config.dataDir, elsewhere)
  return openStorage(config, vaultOf(keys, Buffer.alloc(32), readSecrets(config.dataDir, elsewhere)))
}

const [name, ...rest] = process.argv.slice(2)
const file = name && namedFile(name)
if (!file || rest.length > 0 || !existsSync(file)) {
  console.error(
    file && !existsSync(file) ? `${file} is not there.` : 'Usage: bin/restore FILE   (into an empty database)',
  )
  process.exitCode = 2
} else {
  const opened: { archive?: OpenedArchive } = {}
  const open = async ({ dataDir, databaseUrl }: Config) => {
    opened.archive = await openArchive(file, readBackupKey())
    const keys = presentDataKeys(dataDir, databaseUrl !== null)
    refuseLostKey(opened.archive, (keyId) => keys?.all.some(({ id }) => id === keyId) ?? false)
  }
  await onAcademy(async (academy) => {
    const { tables, files, createdAt } = await restoreArchive(
      ownerOf(academy),
      filesOf(academy.config),
      opened.archive!,
    )
    // The tables are new ones, open to nobody but their owner.
    const role = academy.twoRoles ? (await roleFacts(academy.address)).name : null
    await bringUpToDate(ownerOf(academy), role)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Restored ${rows} rows of ${tables.length} tables and ${files} files, as of ${createdAt}. All compared.`,
    )
  }, open)
  opened.archive?.close()
}
