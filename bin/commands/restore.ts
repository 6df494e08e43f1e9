import { existsSync } from 'node:fs'
import { restoreBackup } from '#platform/server/backup/restore.ts'
import { openStorage } from '#platform/server/files/storage.ts'
import { bringUpToDate } from '#platform/server/postgres/academy.ts'
import { roleFacts } from '#platform/server/postgres/roles.ts'
import { onAcademy, ownerOf } from './academy.ts'

const [file, ...rest] = process.argv.slice(2)
if (!file || rest.length > 0 || !existsSync(file)) {
  console.error(
    file && !existsSync(file) ? `${file} is not there.` : 'Usage: bin/restore FILE.tar.gz   (into an empty database)',
  )
  process.exitCode = 2
} else {
  await onAcademy(async (academy) => {
    const { config } = academy
    const { tables, files, createdAt } = await restoreBackup(ownerOf(academy), openStorage(config), file)
    // The tables are new ones, open to nobody but their owner.
    const role = academy.twoRoles ? (await roleFacts(academy.address)).name : null
    await bringUpToDate(ownerOf(academy), role)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Restored ${rows} rows of ${tables.length} tables and ${files} files, as of ${createdAt}. All compared.`,
    )
  })
}
