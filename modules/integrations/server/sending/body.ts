import type { Database } from '#platform/server/database.ts'
import type { AllModules } from '#platform/server/module.ts'
import type { Vault } from '#platform/server/vault/vault.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { EventKind } from '#platform/shared/record/event-kinds.ts'
import { testKind, webhookEvents, type ToldNoun, type WebhookEvent } from '../../rules/events.ts'
import type { Due } from '../store/deliveries.ts'
import { answerOf } from './as-the-api.ts'
import { toldOf } from './record-told.ts'

type Facts = Readonly<Record<string, unknown>>

interface Telling {
  readonly db: Database
  readonly vault: Vault
  readonly now: Date
  readonly actor: Actor
  readonly modules: AllModules
}

/** Each of them is a fact that some module declares: what is misspelt does not compile. */
const nounOf = webhookEvents satisfies Partial<Record<EventKind, ToldNoun>>

/** Receivers may refuse what is larger; a record that would be is asked for by its number. */
const mostBytes = 20_000

/** What is sent of an event: its kind, when, and what it is about, as the API gives it to the person of the address. */
export async function bodyFor({ kind, subject_id, serial, happened_at }: Due, telling: Telling): Promise<string> {
  const head = { type: kind, timestamp: new Date(happened_at).toISOString() }
  if (kind === testKind) return JSON.stringify({ ...head, data: { ID: subject_id, Subject: 'webhook', Record: null } })
  const subject = nounOf[kind as WebhookEvent]
  const { call, query, fields, within } = toldOf[subject]
  const reply = (await answerOf(call, query({ id: subject_id, serial }), telling)) as Facts | null
  const found = (reply && within ? within(reply, subject_id) : reply) as Facts | null | undefined
  const Record = found && Object.fromEntries(fields.flatMap((field) => (field in found ? [[field, found[field]]] : [])))
  const data = { ID: subject_id, Subject: subject, ...(serial !== null && { Serial: serial }) }
  const whole = JSON.stringify({ ...head, data: { ...data, Record: Record ?? null } })
  return Buffer.byteLength(whole) <= mostBytes ? whole : JSON.stringify({ ...head, data: { ...data, Record: null } })
}
