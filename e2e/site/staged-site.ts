import { signInSettings } from '#modules/signin/contract/settings.ts'
import { changeSetting } from '#platform/server/settings.ts'
import { cloneDatabase } from '#testing/database.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { endVisits } from './browser.ts'

const started: TestServer[] = []

/** The sample academy for one journey, where a log-in asks for no second factor: its server, and where a browser finds it. */
export async function startStagedSite(): Promise<{ server: TestServer; origin: string }> {
  const database = await cloneDatabase()
  await changeSetting(database.db, signInSettings, 'secondFactor', 'off')
  const server = await startTestServer({ listening: true, isSample: true, database })
  started.push(server)
  return { server, origin: `http://localhost:${new URL(server.url).port}` }
}

/** Closes the browser first, so that no page asks a server that is gone. */
export async function closeStagedSite(): Promise<void> {
  await endVisits()
  for (const server of started.splice(0)) await server.close()
}
