import { existsSync } from 'node:fs'
import { saveBackup } from '#platform/server/backup/save.ts'
import { ConfigError } from '#platform/server/config.ts'
import { openStorage } from '#platform/server/files/storage.ts'
import { onAcademy, ownerOf } from './academy.ts'

const [file, ...rest] = process.argv.slice(2)
if (!file || rest.length > 0) {
  console.error('Usage: bin/backup FILE.tar.gz   (the server may be running)')
  process.exitCode = 2
} else {
  await onAcademy(async (academy) => {
    const { config } = academy
    if (existsSync(file)) throw new ConfigError(`${file} is there already; name another file.`)
    const { manifest, lost } = await saveBackup(ownerOf(academy), openStorage(config), file)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Saved ${rows} rows of ${manifest.tables.length} tables and ${manifest.files} files to ${file}.`)
    if (lost.length > 0) throw new ConfigError(`The storage lacks ${lost.length} files: ${lost.join(', ')}`)
  })
}
