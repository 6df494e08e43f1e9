import { existsSync } from 'node:fs'
import { noteBackup } from '#platform/server/backup/last.ts'
import { saveBackup } from '#platform/server/backup/save.ts'
import { ConfigError } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database.ts'
import type { DatabaseAddress } from '#platform/server/postgres/academy.ts'
import { openStorage } from '#platform/server/files/storage.ts'
import { onAcademy } from './academy.ts'

const [file, ...rest] = process.argv.slice(2)
if (!file || rest.length > 0) {
  console.error('Usage: bin/backup FILE.tar.gz   (the server may be running)')
  process.exitCode = 2
} else {
  await onAcademy(async ({ address, config }) => {
    if (existsSync(file)) throw new ConfigError(`${file} is there already; name another file.`)
    const begun = new Date()
    const { manifest, lost } = await saveBackup(address, openStorage(config), file)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Saved ${rows} rows of ${manifest.tables.length} tables and ${manifest.files} files to ${file}.`)
    if (lost.length === 0) await note(address, begun)
    if (lost.length > 0) throw new ConfigError(`The storage lacks ${lost.length} files: ${lost.join(', ')}`)
  })
}

/** `/metrics` says how long ago it was; what changed since its beginning is not in it. */
async function note(address: DatabaseAddress, begun: Date): Promise<void> {
  const { db, close } = openDatabase({ ...address, max: 1 })
  await noteBackup(db, begun).finally(close)
}
