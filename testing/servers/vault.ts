import { diskStorage } from '#platform/server/files/storage/disk.ts'
import { sealedStorage } from '#platform/server/files/storage/sealed-storage.ts'
import type { FileStorage } from '#platform/server/files/kept-files.ts'
import { vaultOf } from '#platform/server/vault/vault.ts'
import { testDataKeys } from '../template.ts'

/** For what needs keys and no database. */
export const testVault = vaultOf(testDataKeys, Buffer.alloc(32, 7), null)

/** Files in a folder, encrypted as the academy keeps them. */
export const sealedFolder = (folder: string): FileStorage => sealedStorage(diskStorage(folder), testVault)
