import type { Database } from '../../database.ts'

/** Ids of pictures that stand in texts which a visitor may read. */
export type PublicPictures = (db: Database) => Promise<readonly number[]>
