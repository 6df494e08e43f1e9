import { sql } from 'kysely'
import { expect } from 'vitest'
import { declaredCalls } from '#apps/server/openapi.ts'
import type { Database } from '#platform/server/database.ts'
import type { Call } from '#platform/shared/call.ts'
import type { Asker } from '../asker.ts'

const calls = new Map<string, Call>(
  declaredCalls().flatMap((each) =>
    Object.values(each.calls).map((call) => [`${call.method} ${call.path}`, call] as const),
  ),
)

export interface Answer {
  readonly status: number
  readonly text: string
}

/** What the call at this address answers, whatever its status; that the server fails is a fault. */
export async function answers(asker: Asker, address: string, query: object = {}): Promise<Answer> {
  const { statusCode, body } = await asker.raw(calls.get(address)!, query)
  expect(statusCode, `${address}: ${body}`).toBeLessThan(500)
  return { status: statusCode, text: body }
}

/** Whether a list that was answered has such a row; `of` finds it where it stands in a field of the reply. */
export function holds({ status, text }: Answer, isIt: (row: Record<string, unknown>) => boolean, of = 'Items') {
  if (status !== 200) return false
  const reply = JSON.parse(text) as Record<string, unknown>[] | Record<string, Record<string, unknown>[]>
  return (Array.isArray(reply) ? reply : reply[of]!).some(isIt)
}

/** The ways that admit the asker; who is admitted by none does not reach the record. */
export function admitted(ways: Readonly<Record<string, Answer>>, isIt: (answer: Answer, way: string) => boolean) {
  const open = Object.entries(ways).filter(([, { status }]) => status !== 403)
  if (open.length === 0) return { admitted: false }
  return Object.fromEntries(open.map(([way, answer]) => [way, isIt(answer, way)]))
}

/** How one noun is asked for one of its records; every way must give the same answer. */
export type Question = (asker: Asker, id: number) => Promise<Readonly<Record<string, boolean>>>

/** Whose registration it is, in which class. */
export async function placeOf(db: Database, registrationId: number) {
  const { rows } = await sql<{ trainee_id: number; class_id: number }>`select trainee_id, class_id
    from registration.registration where id = ${registrationId}`.execute(db)
  return rows[0]!
}
