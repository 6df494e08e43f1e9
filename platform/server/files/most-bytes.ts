import type { Database } from '../database.ts'
import type { UploadField } from '../module.ts'

/** How large a file of the field may be today, in bytes. */
export const mostBytesOf = async (field: UploadField, db: Database): Promise<number> =>
  (await field.mostBytes?.(db)) ?? field.maxBytes
