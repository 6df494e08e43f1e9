import { type DBSchema, openDB } from 'idb'
import { currentSession } from '../../session.ts'

/** What somebody had typed into a form and not saved, with the values and the version that it was typed over. */
export interface Draft {
  readonly values: object
  readonly base: object
  readonly version: number
  /** Milliseconds since 1970. */
  readonly at: number
}

interface Schema extends DBSchema {
  drafts: { key: [account: number, form: string]; value: Draft }
}

/** Drafts older than this are not offered any more, in milliseconds. */
const stays = 30 * 86_400_000

const open = () =>
  openDB<Schema>('formDrafts', 1, {
    upgrade: (database) => void database.createObjectStore('drafts'),
  })

/** Runs on the browser's store; where there is none (a private window, a full disk) nothing is kept, and null is given. */
async function within<T>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T | null> {
  try {
    const database = await open()
    try {
      return await work(database)
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

export const keepDraft = (account: number, form: string, draft: Draft) =>
  within((database) => database.put('drafts', draft, [account, form]))

export const dropDraft = (account: number, form: string) =>
  within((database) => database.delete('drafts', [account, form]))

/** The draft of a form; null where there is none or it is older than thirty days. */
export const findDraft = async (account: number, form: string, now = Date.now()): Promise<Draft | null> => {
  const draft = await within((database) => database.get('drafts', [account, form]))
  return draft && now - draft.at < stays ? draft : null
}

/** Deletes everything that whoever is signed in left unsaved in this browser. */
export async function dropOwnDrafts(): Promise<void> {
  const account = currentSession()?.user.uid
  if (account === undefined) return
  await within((database) => database.delete('drafts', IDBKeyRange.bound([account, ''], [account, '\uffff'])))
}
