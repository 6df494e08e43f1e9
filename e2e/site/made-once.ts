import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'

/** A folder that the first who asks for it fills; all files of the run get the same one, in whichever process they are. */
export async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(inject('shared'), name)
  const ready = `${folder}.ready`
  while (!existsSync(ready)) {
    if (!takes(folder)) {
      await pause(50)
      continue
    }
    try {
      await make(folder)
      writeFileSync(ready, '')
    } catch (error) {
      rmSync(folder, { recursive: true, force: true })
      throw error
    }
  }
  return folder
}

/** Of all who try at once, one makes the folder. */
function takes(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
