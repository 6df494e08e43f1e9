import cluster from 'node:cluster'
import { ConfigError, readConfig } from '#platform/server/configuration/config.ts'
import { endWithNpm } from './start/parent.ts'
import { buildPages, pagesAreBuilt } from './start/pages.ts'
import { openDataFolder } from '#platform/server/configuration/data-folder.ts'
import { refuseTakenPort } from '#apps/server/port.ts'

/* Builds the pages where their sources have changed, then is the server. Its worker processes run this file too. */
async function prepare(): Promise<void> {
  const config = readConfig()
  openDataFolder(config.dataDir)
  await refuseTakenPort(config)
  if (!pagesAreBuilt()) await buildPages()
}

try {
  if (cluster.isPrimary) {
    endWithNpm()
    await prepare()
  }
  await import('#apps/server/main.ts')
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}
