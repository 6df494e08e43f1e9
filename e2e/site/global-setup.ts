import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import startDatabases from '#testing/global-setup.ts'
import { temporaryFolder } from '#testing/temporary-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where `madeOnce` keeps what the files of a run share. */
    shared: string
  }
}

/** The databases of all tests, and a folder for what the journeys share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stopDatabases = await startDatabases(project)
  const shared = temporaryFolder('diwan-shared-')
  project.provide('shared', shared)
  return async () => {
    rmSync(shared, { recursive: true, force: true })
    await stopDatabases()
  }
}
