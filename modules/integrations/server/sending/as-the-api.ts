import type { Asked } from '#platform/server/handler.ts'
import type { Database } from '#platform/server/database.ts'
import type { FileStorage } from '#platform/server/files/kept-files.ts'
import type { AllModules } from '#platform/server/module.ts'
import { handlerOf, withoutRequest } from '#platform/server/reading/without-request.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import { passes } from '#platform/shared/access.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Call } from '#platform/shared/call.ts'
import { Refusal } from '#platform/shared/refusal.ts'

interface Reading {
  readonly db: Database
  readonly vault: Vault
  readonly now: Date
  readonly actor: Actor
  readonly modules: AllModules
}

const noFiles = new Proxy({} as FileStorage, {
  get: () => {
    throw new Error('A message brings no files.')
  },
})
const notWritten = async (): Promise<never> => {
  throw new Error('A message only reads.')
}

/**
 * What the API answers this person to a call that reads, without a request; null where it refuses. So a message says nothing that
 * its person would not be told, whatever becomes of the call.
 */
export async function answerOf(
  call: Call,
  query: object,
  { db, vault, now, actor, modules }: Reading,
): Promise<object | null> {
  if (call.effect !== 'reads' || !passes(call.who, actor.role, actor.permissions)) return null
  const asked: Asked<never> = {
    db,
    dbOf: () => db,
    vault,
    files: noFiles,
    actor,
    now,
    query: call.query?.parse(query) as never,
    body: undefined as never,
    ...withoutRequest('webhook', actor.language),
    record: notWritten,
    audit: notWritten,
  }
  try {
    return (await handlerOf(modules, call)(asked)) as object
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
