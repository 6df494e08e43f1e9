import { openapiDocument } from '#apps/server/openapi.ts'

/** The person whom a call is aimed at. */
export interface Aim {
  readonly account: number
  /** The person's own record; the account again where there is none. */
  readonly record: number
  readonly email: string
  readonly version: number
}

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly minimum?: number
  readonly format?: string
  readonly pattern?: string
}

export interface WritingCall {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly { readonly name: string; readonly schema: Schema; readonly required?: boolean }[]
  readonly body: Schema | null
}

const document = openapiDocument() as {
  readonly paths: Record<string, Record<string, Record<string, unknown>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> }
}

/** Every call that writes, as the API document tells of it: a new one is aimed without anybody adding it. */
export const documentedWrites = (): WritingCall[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, facts]) => {
      if (facts['x-effect'] !== 'writes') return []
      const content = (facts['requestBody'] as { content?: Record<string, { schema: Schema }> } | undefined)?.content
      const parameters = (facts['parameters'] ?? []) as (WritingCall['parameters'][number] & { in: string })[]
      return [
        {
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path,
          parameters: parameters.filter((each) => each.in === 'query'),
          body: content?.['application/json']?.schema ?? null,
        },
      ]
    }),
  )

/** On the page of users an id is the account's. */
const aimedBy = (call: WritingCall, aim: Aim): Aim =>
  call.path.startsWith('/api/User/') ? { ...aim, record: aim.account } : aim

export const queryFor = (call: WritingCall, aim: Aim): Record<string, string> =>
  Object.fromEntries(
    call.parameters
      .filter((each) => each.required)
      .map(({ name, schema }) => [name, String(valueFor(schema, name, aimedBy(call, aim)))]),
  )

/** What may be written flat or as a list: the same person, said both ways. */
const ways = [(key: string) => /^Contact[A-Z]/.test(key), (key: string) => key === 'Contacts']
type Way = (typeof ways)[number]

/** The bodies that mean the person, one for each way to say it; undefined for a call without a body. */
export const bodiesFor = (call: WritingCall, aim: Aim): unknown[] => {
  if (call.body === null) return [undefined]
  const bodies = ways.map((way) => valueFor(call.body!, '', aimedBy(call, aim), way))
  return bodies.filter((body, at) => bodies.findIndex((each) => JSON.stringify(each) === JSON.stringify(body)) === at)
}

/** A value that the schema takes and that means the person: their ids, another address, another state. */
function valueFor(schema: Schema, name: string, aim: Aim, way: Way = ways[0]!): unknown {
  const one = resolved(schema)
  if (one.const !== undefined) return one.const
  if (one.enum) return one.enum.includes('trainee') ? 'trainee' : one.enum[0]
  const choice = one.anyOf ?? one.oneOf
  if (choice?.some((each) => resolved(each).type === 'null')) return null
  if (choice) return valueFor(choice[0]!, name, aim, way)
  if (one.allOf) return Object.assign({}, ...one.allOf.map((each) => valueFor(each, name, aim, way)))
  const type = Array.isArray(one.type) ? one.type.find((each) => each !== 'null') : one.type
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(one.properties ?? {})
          .filter(([key]) => one.required?.includes(key) || key === 'ar' || key === 'FullName' || way(key))
          .map(([key, each]) => [key, valueFor(each, key, aim, way)]),
      )
    case 'array':
      return one.items && (one.minItems || /ids?$/i.test(name)) ? [valueFor(one.items, name, aim)] : []
    case 'integer':
    case 'number':
      return numberFor(name, one, aim)
    case 'boolean':
      // IsActive: false switches off; so does everything else that is asked for.
      return false
    default:
      return textFor(name, one, aim)
  }
}

const resolved = (schema: Schema): Schema =>
  schema.$ref ? document.components!.schemas![schema.$ref.split('/').at(-1)!]! : schema

function numberFor(name: string, schema: Schema, aim: Aim): number {
  if (/^version$/i.test(name)) return aim.version
  if (/^(account|user)id$/i.test(name)) return aim.account
  if (/^(ids?|traineeids?|instructorids?|organizationids?|customerids?)$/i.test(name)) return aim.record
  return Math.max(1, schema.minimum ?? 1)
}

function textFor(name: string, schema: Schema, aim: Aim): string {
  if (/email/i.test(name) || schema.format === 'email') return `taken-over-${aim.account}@outrank.example`
  if (schema.format === 'uuid') return '00000000-0000-4000-8000-000000000000'
  if (schema.format === 'date-time') return '2026-11-22T09:00:00Z'
  if (schema.format === 'date' || /([dD]ate|[dD]ay|On)$/.test(name)) return '2026-11-22'
  if (/time$/i.test(name)) return '09:00'
  if (/mobile|phone/i.test(name)) return '+201001234567'
  if (/currency/i.test(name)) return 'USD'
  return 'x'
}
