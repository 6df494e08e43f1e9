import { rm } from 'node:fs/promises'
import { fileDamaged, fileInfected, fileNotAccepted, fileNotScanned } from '#platform/shared/files.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { byOf } from '../audit/by.ts'
import { auditedRefusal } from '../audit/refused.ts'
import type { Database } from '../database.ts'
import { recordEvent } from '../event.ts'
import type { Asked } from '../handler.ts'
import type { UploadField } from '../module.ts'
import { cleanFileName } from './file-name.ts'
import { measure, type IncomingFile } from './incoming.ts'
import { encodeAnew } from './pictures/picture.ts'
import { newStorageKey } from './storage/storage.ts'
import type { NewFile } from './store.ts'
import { extensionsOf, fileTypes, headMatches, headOf, typeOfName } from './types.ts'

type Asking = Pick<Asked<never>, 'db' | 'actor' | 'files' | 'request'>
type Rules = Pick<UploadField, 'field' | 'types' | 'maxBytes' | 'longestSide' | 'nameless'>

/**
 * Takes one file in: looks at what it truly is, lets the operator's scanner look, encodes pictures anew, keeps its bytes and lets `add` write its row,
 * in one transaction with the event. Where any of it refuses, nothing stays. For a handler with own transactions, as
 * no connection should wait for bytes.
 */
export async function receiveFile(
  asking: Asking,
  rules: Rules,
  incoming: IncomingFile,
  add: (tx: Database, file: NewFile) => Promise<number>,
): Promise<{ ID: number; Name: string; Bytes: number; MediaType: string }> {
  const arrived = await incoming.receive(asking.files.incoming, rules.maxBytes)
  try {
    return await keep(asking, await inspect(asking, rules, arrived), arrived.path, add)
  } finally {
    await rm(arrived.path, { force: true })
  }
}

async function inspect(
  asking: Asking,
  rules: Rules,
  { name: given, path }: { name: string; path: string },
): Promise<Omit<NewFile, 'storage_key' | 'key_id'>> {
  const name = cleanFileName(given)
  const type = typeOfName(name, rules.types)
  if (!type) refuse(fileNotAccepted, { kinds: extensionsOf(rules.types).join(', ') })
  if (!headMatches(type, await headOf(path))) refuse(fileDamaged)
  // Before anything opens it.
  await scan(asking, rules, path)
  if (fileTypes[type].picture) await encodeAnew(path, type, rules.longestSide)
  const kept = rules.nameless ? `${newStorageKey().slice(0, 12)}.${fileTypes[type].extensions[0]}` : name
  return { field: rules.field, name: kept, media_type: fileTypes[type].mediaType, ...(await measure(path)) }
}

/** Refuses what the operator's scanner refuses, and what it could not look at. */
async function scan({ files, actor }: Asking, { field }: Rules, path: string): Promise<void> {
  const verdict = (await files.scan?.(path)) ?? 'clean'
  if (verdict === 'failed') refuse(fileNotScanned)
  if (verdict === 'infected')
    throw auditedRefusal(fileInfected, {
      kind: 'platform.refuseFile',
      subject: ['account', actor.userId],
      data: { field },
    })
}

async function keep(
  { db, actor, files, request }: Asking,
  file: Omit<NewFile, 'storage_key' | 'key_id'>,
  path: string,
  add: (tx: Database, file: NewFile) => Promise<number>,
) {
  const key = newStorageKey()
  await files.keep(key, path, file.sha256)
  try {
    const ID = await db.transaction().execute(async (tx) => {
      const id = await add(tx, { ...file, storage_key: key, key_id: files.vault.keyId })
      const data = { field: file.field }
      await recordEvent(tx, { kind: 'platform.uploadFile', subject: ['file', id], data }, byOf(actor, request))
      return id
    })
    return { ID, Name: file.name, Bytes: file.bytes, MediaType: file.media_type }
  } catch (error) {
    await files.remove(key)
    throw error
  }
}
