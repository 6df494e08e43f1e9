import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lies in the data folder of the sample academy for as long as it has been started as one alone. */
const markOf = (dataDir: string) => join(dataDir, 'sample')

/** Whether all that lies in this folder is a sample academy, which may be thrown away. */
export const isSampleFolder = (dataDir: string): boolean => existsSync(markOf(dataDir))

/** Once the sample is in the database; where that is cut off, the folder counts as a real one. */
export const markSampleFolder = (dataDir: string): void =>
  writeFileSync(markOf(dataDir), 'The sample academy: bin/reset --yes deletes it.\n')

/** From a start without `SAMPLE` on, what is in it is somebody's own. */
export const unmarkSampleFolder = (dataDir: string): void => rmSync(markOf(dataDir), { force: true })
