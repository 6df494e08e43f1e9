import { existsSync } from 'node:fs'
import { readBackupKey } from '#platform/server/backup/archive-key.ts'
import { restoreBackup } from '#platform/server/backup/restore.ts'
import { bringUpToDate } from '#platform/server/postgres/embedded/academy.ts'
import { roleFacts } from '#platform/server/postgres/roles.ts'
import { filesOf, onAcademy, ownerOf } from './academy.ts'

const [file, ...rest] = process.argv.slice(2)
if (!file || rest.length > 0 || !existsSync(file)) {
  console.error(
    file && !existsSync(file) ? `${file} is not there.` : 'Usage: bin/restore FILE   (into an empty database)',
  )
  process.exitCode = 2
} else {
  await onAcademy(async (academy) => {
    const { tables, files, createdAt } = await restoreBackup(
      ownerOf(academy),
      await filesOf(academy),
      file,
      readBackupKey(),
    )
    // The tables are new ones, open to nobody but their owner.
    const role = academy.twoRoles ? (await roleFacts(academy.address)).name : null
    await bringUpToDate(ownerOf(academy), role)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Restored ${rows} rows of ${tables.length} tables and ${files} files, as of ${createdAt}. All compared.`,
    )
  })
}
