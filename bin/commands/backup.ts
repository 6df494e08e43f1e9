import { existsSync } from 'node:fs'
import { readBackupKey } from '#platform/server/backup/archive-key.ts'
import { noteBackup } from '#platform/server/backup/last.ts'
import { saveBackup } from '#platform/server/backup/save.ts'
import { ConfigError } from '#platform/server/configuration/config.ts'
import { openDatabase } from '#platform/server/database.ts'
import type { DatabaseAddress } from '#platform/server/postgres/embedded/database-server.ts'
import { filesOf, namedFile, onAcademy, ownerOf } from './academy.ts'

const sentences: Readonly<Record<string, string>> = {
  ENOENT: 'its folder is not there',
  ENOTDIR: 'it names no folder',
  EACCES: 'its folder is not open to this user',
  EROFS: 'its disk is read only',
  ENOSPC: 'its disk is full; the backup needs twice its size while it is made',
}

/** What keeps the file from being written is said in a sentence. */
const refuseFolder = (file: string) => (error: unknown) => {
  const why = sentences[(error as NodeJS.ErrnoException).code ?? '']
  throw why ? new ConfigError(`${file} cannot be written: ${why}.`) : error
}

const [name, ...rest] = process.argv.slice(2)
// What begins with a dash is a wish, as for help, not a name.
if (!name || rest.length > 0 || name.startsWith('-')) {
  console.error(
    'Usage: bin/backup FILE   (the server may be running)\nWith BACKUP_KEY or BACKUP_KEY_FILE set, the file is encrypted.',
  )
  process.exitCode = 2
} else {
  const file = namedFile(name)
  await onAcademy(async (academy) => {
    const key = readBackupKey()
    if (existsSync(file)) throw new ConfigError(`${file} is there already; name another file.`)
    const begun = new Date()
    const saved = saveBackup(ownerOf(academy), await filesOf(academy), file, key)
    const { manifest, lost } = await saved.catch(refuseFolder(file))
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Saved ${rows} rows of ${manifest.tables.length} tables and ${manifest.files} files to ${file}${key ? `, encrypted with the key ${key.id}` : ''}.`,
    )
    if (lost.length === 0) await note(academy.address, begun)
    if (lost.length > 0) throw new ConfigError(`The storage lacks ${lost.length} files: ${lost.join(', ')}`)
  })
}

/** `/metrics` says how long ago it was; what changed since its beginning is not in it. */
async function note(address: DatabaseAddress, begun: Date): Promise<void> {
  const { db, close } = openDatabase({ ...address, max: 1 })
  await noteBackup(db, begun).finally(close)
}
