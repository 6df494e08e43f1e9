import { parseArgs } from 'node:util'
import { withoutServer } from '#apps/server/openapi.ts'
import { ConfigError } from '#platform/server/configuration/config.ts'
import { openDatabase } from '#platform/server/database.ts'
import { openStorage } from '#platform/server/files/storage/storage.ts'
import { readSecrets } from '#platform/server/configuration/secrets.ts'
import { changeKeys } from '#platform/server/vault/change-keys.ts'
import { addKeptKey, dropFormerKeys, keepsOwnKeys, readDataKeys, type DataKeys } from '#platform/server/vault/keys.ts'
import { openVault } from '#platform/server/vault/vault.ts'
import { onAcademy, type CommandAcademy } from './academy.ts'

const usage = `Usage: bin/keys             names the keys that the academy's data are encrypted with
       bin/keys rotate [--leave-lost]

rotate      encrypts passport numbers, second factors and files with the first key. Interrupted, run it again.
            With the keys of the data folder: stop the academy; a new key is made, the former one goes at the end.
            With DATA_KEY or DATA_KEY_FILE: put the new key before the present one, restart every process, run it.
--leave-lost  ends although files could not be read; they are lost with the former key.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { 'leave-lost': { type: 'boolean' } },
})

/** With the data folder's own keys: a fresh one, unless a change that was interrupted has made it already. */
function keysToUse({ config, reused }: CommandAcademy): DataKeys {
  const keys = readDataKeys(config.dataDir, config.databaseUrl !== null)
  if (!keepsOwnKeys()) return keys
  if (reused) throw new ConfigError('The academy is running and would go on with the former key. Stop it first.')
  return keys.all.length > 1 ? keys : addKeptKey(config.dataDir)
}

async function rotate(academy: CommandAcademy): Promise<void> {
  const { address, config } = academy
  const keys = keysToUse(academy)
  const { db, close } = openDatabase({ ...address, max: 2, options: '-c timezone=UTC' })
  try {
    const vault = await openVault(db, keys, readSecrets(config.dataDir, config.databaseUrl !== null))
    const done = await changeKeys({
      db,
      vault,
      keys,
      columns: withoutServer().flatMap((module) => module.sealed ?? []),
      files: openStorage(config, vault),
      leavesLost: values['leave-lost'] === true,
    })
    console.log(`Encrypted with the key ${keys.current.id}: ${done.values} values and ${done.files} files.`)
    if (done.lost.length > 0) {
      console.error(`These files could not be read: ${done.lost.join(', ')}`)
      if (values['leave-lost'] !== true) {
        throw new ConfigError('The former key is kept. Bring the files back and run this again, or add --leave-lost.')
      }
    }
    const aside = keepsOwnKeys() ? dropFormerKeys(config.dataDir) : null
    if (aside) {
      console.log(`Backups that were made before need the former key: it lies in ${aside} until you delete it.`)
    } else if (keys.all.length > 1)
      console.log('No other key is needed any more, but for backups that were made before.')
  } finally {
    await close()
  }
}

if (positionals.length === 0) {
  await onAcademy(async ({ config }) => {
    const { all } = readDataKeys(config.dataDir, config.databaseUrl !== null)
    all.forEach(({ id }, at) => console.log(at === 0 ? `${id}  encrypts` : `${id}  opens what it encrypted before`))
  })
} else if (positionals[0] === 'rotate') await onAcademy(rotate)
else {
  console.error(usage)
  process.exitCode = 2
}
