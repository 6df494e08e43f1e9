import { sql } from 'kysely'
import { openapiDocument } from '#apps/server/openapi.ts'
import type { Database } from '#platform/server/database.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: { readonly enum?: readonly string[]; readonly type?: string; readonly anyOf?: unknown }
}

export interface DocumentedCall {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly effect: 'reads' | 'writes'
  readonly parameters: readonly Parameter[]
  readonly hasBody: boolean
  /** Read from a replica where there is one. */
  readonly mayBeBehind: boolean
}

/** Every call as the API document tells of it, so that a new one is asked without anybody adding it here. */
export function documentedCalls(): DocumentedCall[] {
  const { paths } = openapiDocument() as { paths: Record<string, Record<string, Record<string, unknown>>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, facts]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      effect: facts['x-effect'] as 'reads' | 'writes',
      parameters: ((facts['parameters'] ?? []) as Parameter[]).filter((each) => each.in === 'query'),
      hasBody: facts['requestBody'] !== undefined,
      mayBeBehind: facts['x-may-be-behind'] === true,
    })),
  )
}

/** Ids and codes that stand in the sample academy, of its cast and of others. */
export async function readPools(db: Database): Promise<Pools> {
  const list = async (text: string) => (await sql.raw<{ value: number | string }>(text).execute(db)).rows
  const values = async (text: string) => (await list(text)).map((row) => row.value)
  const own = `(select id from people.trainee where email in ('layla@diwan.example', 'yusuf@diwan.example'))`
  const pairs = await sql
    .raw<{ class: number; trainee: number }>(
      `(select class_id as class, trainee_id as trainee from registration.registration where trainee_id in ${own})
       union all (select class_id, trainee_id from registration.registration where trainee_id not in ${own}
       and main = 'completed' order by id limit 4)`,
    )
    .execute(db)
  const ids = [
    ...(await values(`select id as value from registration.registration where trainee_id in ${own}`)),
    ...(await values(`select id as value from exams.attempt where trainee_id in ${own}`)),
    ...(await values(`select id as value from certificates.certificate where trainee_id in ${own}`)),
    ...pairs.rows.flatMap((row) => [row.class, row.trainee]),
  ].map(Number)
  return {
    ids: [...new Set([1, 2, 3, 5, 8, 21, 55, 144, ...ids])].slice(0, 26),
    pairs: pairs.rows,
    codes: [
      ...(await values(`select code as value from registration.registration order by id limit 3`)),
      ...(await values(`select code as value from exams.exam order by id desc limit 3`)),
      ...(await values(`select code as value from classes.course_class order by id desc limit 2`)),
      ...(await values(`select serial as value from certificates.certificate order by id limit 2`)),
    ].map(String),
  }
}

export interface Pools {
  readonly ids: readonly number[]
  readonly pairs: readonly { readonly class: number; readonly trainee: number }[]
  readonly codes: readonly string[]
}

type Query = Readonly<Record<string, string>>

const isClass = (name: string) => /class_?id$/i.test(name)
const isId = (name: string) => /id$/i.test(name)

/** Queries to ask a call with: its required fields alone, with values that are there. */
export function queriesOf(call: DocumentedCall, pools: Pools): Query[] {
  const required = call.parameters.filter((each) => each.required)
  const fixed = Object.fromEntries(
    required.filter((each) => !isId(each.name) && each.name !== 'Code').map((each) => [each.name, plainValue(each)]),
  )
  const keys = required.filter((each) => isId(each.name) || each.name === 'Code')
  if (keys.length === 0) return [fixed]
  const of = (make: (name: string) => string): Query => ({
    ...fixed,
    ...Object.fromEntries(keys.map(({ name }) => [name, make(name)])),
  })
  if (keys.some(({ name }) => name === 'TraineeID') && keys.length > 1)
    return pools.pairs.map((pair) =>
      of((name) => String(name === 'TraineeID' ? pair.trainee : isClass(name) ? pair.class : pair.class)),
    )
  if (keys.some(({ schema, name }) => name === 'Code' || schema.type === 'string'))
    return pools.codes.map((code) => of(() => code))
  return pools.ids.map((id) => of(() => String(id)))
}

function plainValue({ name, schema }: Parameter): string {
  if (schema.enum) return schema.enum[0]!
  if (name === 'Year') return '2026'
  if (/date|day/i.test(name)) return name === 'endDate' ? '2026-12-20' : '2026-11-22'
  if (/time/i.test(name)) return name === 'endTime' ? '11:00' : '09:00'
  return 'x'
}
