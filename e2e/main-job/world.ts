import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '#apps/server/serve.ts'
import { seedMailTemplates } from '#database/seeds/mail-templates.ts'
import { instantOf } from '#platform/shared/values/dates.ts'
import { moveClassesOn } from '#modules/classes/server/acts/clock.ts'
import { readConfig } from '#platform/server/configuration/config.ts'
import type { Database } from '#platform/server/database.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { signInSettings } from '#modules/signin/contract/settings.ts'
import { cloneDatabase } from '#testing/database.ts'
import { testDataKey } from '#testing/template.ts'
import { freePort } from '#testing/servers/free-port.ts'

/** The whole server with its jobs and listeners in this process, on a database of the cast, with a clock that can be set. */
export interface World {
  readonly origin: string
  readonly db: Database
  /** From now on it is this time of the academy, and time goes on; the hourly job of classes has run. */
  at(day: string, time: string): Promise<void>
  now(): Date
  close(): Promise<void>
}

export async function openWorld(): Promise<World> {
  const database = await cloneDatabase()
  await seedMailTemplates(database.db)
  // As the sample academy has it; the sign-in's own journey tries the second factor.
  await changeSetting(database.db, signInSettings, 'secondFactor', 'off')
  const dataDir = mkdtempSync(join(tmpdir(), 'diwan-main-job-'))
  // The cast's passports are encrypted already.
  mkdirSync(join(dataDir, 'secrets'), { recursive: true })
  writeFileSync(join(dataDir, 'secrets', 'data'), testDataKey)
  const port = await freePort()
  let shift = 0
  const now = () => new Date(Date.now() + shift)
  const config = {
    ...readConfig({
      NODE_ENV: 'development',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    }),
    sample: true,
  }
  const server = await serve(config, database.config, now)
  return {
    origin: `http://localhost:${port}`,
    db: database.db,
    at: async (day, time) => {
      shift = instantOf(day, time).getTime() - Date.now()
      await moveClassesOn(database.db, now())
    },
    now,
    close: async () => {
      await server.stop()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
