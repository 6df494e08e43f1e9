import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { folderOfFailed } from '../kept-failure.ts'
import { recentLines } from './recent-log.ts'

// What the servers of the file said before a test failed.
afterEach(({ task }) => {
  const folder = folderOfFailed(task)
  if (folder) writeFileSync(join(folder, 'server.log'), recentLines().join(''))
})
