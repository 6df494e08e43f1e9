import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readConfig } from '#platform/server/configuration/config.ts'
import { livePid } from '#platform/server/postgres/embedded/process.ts'

/* Deletes the data folder: the embedded database, uploaded files and made secrets. */
const { dataDir, databaseUrl } = readConfig()
const cluster = join(dataDir, 'postgres')

async function isMeant(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Delete everything in ${dataDir}? Type yes: `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

if (databaseUrl !== null) console.log('DATABASE_URL is set: its database is left alone, only the data folder goes.')
if (!existsSync(dataDir)) console.log(`${dataDir} is not there: nothing to delete.`)
else if (livePid(cluster)) {
  console.error('Diwan is running on this folder. Stop it first.')
  process.exitCode = 1
} else if (await isMeant()) {
  rmSync(dataDir, { recursive: true })
  console.log(`Deleted ${dataDir}. npm start begins anew.`)
} else {
  console.log('Nothing was deleted. bin/reset --yes deletes without asking.')
  process.exitCode = 1
}
