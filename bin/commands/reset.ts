import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readConfig } from '#platform/server/configuration/config.ts'
import { isSampleFolder } from '#platform/server/configuration/sample-folder.ts'
import { livePid } from '#platform/server/postgres/embedded/process.ts'

/*
 * Deletes the data folder: the embedded database, uploaded files and made secrets. The sample academy is there to be thrown away; an
 * academy of somebody's own goes only where its whole folder is typed.
 */
const { dataDir, databaseUrl } = readConfig()
const cluster = join(dataDir, 'postgres')
const isSample = isSampleFolder(dataDir)
const withoutAsking = process.argv.includes('--yes')

async function isMeant(): Promise<boolean> {
  if (withoutAsking && isSample) return true
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    isSample
      ? `Delete the sample academy in ${dataDir}? Type yes: `
      : `What lies in ${dataDir} is no sample academy; bin/backup keeps a copy of it. To delete it for good, type ${dataDir}: `,
  )
  terminal.close()
  return isSample ? answer.trim().toLowerCase() === 'yes' : answer.trim() === dataDir
}

if (databaseUrl !== null) console.log('DATABASE_URL is set: its database is left alone, only the data folder goes.')
if (!existsSync(dataDir)) console.log(`${dataDir} is not there: nothing to delete.`)
else if (livePid(cluster)) {
  console.error('Diwan is running on this folder. Stop it first.')
  process.exitCode = 1
} else if (await isMeant()) {
  rmSync(dataDir, { recursive: true })
  console.log(
    `Deleted ${dataDir}. npm start begins anew with the sample academy, SAMPLE=off npm start with an empty one.`,
  )
} else {
  console.log(
    isSample
      ? 'Nothing was deleted. bin/reset --yes deletes the sample academy without asking.'
      : `Nothing was deleted: ${dataDir} holds no sample academy, so bin/reset asks at a terminal for its name.`,
  )
  process.exitCode = 1
}
