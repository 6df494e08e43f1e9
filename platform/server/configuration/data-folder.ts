import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { ConfigError } from './config-error.ts'

/**
 * Makes the data folder where it is not there, and refuses one that cannot be written, in words. Level by level:
 * Node's own recursive way never ends on a path that can hold no folder, such as one below /proc.
 */
export function openDataFolder(folder: string): void {
  try {
    make(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${folder} ${why(error)}. Name a folder that this user may write.`)
  }
}

function make(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  if (found) throw Object.assign(new Error(), { code: 'ENOTDIR' })
  if (dirname(folder) !== folder) make(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process that starts at the same time made it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOTDIR: 'is a file, or lies below one',
  EACCES: 'cannot be written by this user',
  EPERM: 'cannot be written by this user',
  EROFS: 'lies on a disk that is read only',
  ENOENT: 'lies where no folder can be made',
  ENOSPC: 'cannot be made: the disk is full',
}

function why(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return reasons[code ?? ''] ?? `cannot be used (${code ?? message})`
}
