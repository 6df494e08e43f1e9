import type { Database } from '#platform/server/database.ts'
import { classOwner } from './class-owner.ts'

/** Who may sit which exams, of every owner. */
export const sitters = (db: Database) => classOwner.sitters(db)
