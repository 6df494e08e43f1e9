import * as z from 'zod'
import { access } from '#platform/shared/access.ts'
import type { Call, Calls } from '#platform/shared/call.ts'
import { notWhileActing, universalRefusals, type RefusalKind } from '#platform/shared/refusal.ts'
import { fileBytes } from '#platform/shared/shapes.ts'

export interface DocumentedModule {
  readonly module: string
  readonly calls: Calls
}

type Json = Record<string, unknown>

const statusWords: Readonly<Record<number, string>> = {
  400: 'The input is not valid; `fields` says where',
  401: 'Sign in first, or again',
  403: 'This account may not',
  404: 'Not there, or not yours',
  409: 'Not now, or not with what is there already',
  410: 'Gone',
  413: 'Larger than allowed',
  415: 'A type or packing that is not accepted',
  422: 'Understood, and impossible',
  429: 'Too often; `Retry-After` says when again',
  503: 'Busy; `Retry-After` says when again',
}

const problemShape: Json = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string', description: 'One of the refusals of the call, or `unexpected`' },
    message: { type: 'string' },
    data: { type: 'object', additionalProperties: true },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code'],
        properties: {
          path: { type: 'string', description: 'Dotted, as `Contacts.0.Value`' },
          code: { type: 'string' },
          data: { type: 'object', additionalProperties: true },
        },
      },
    },
    requestId: { type: 'string' },
  },
}

/** The OpenAPI 3.1.1 document of all declared calls. `x-who`, `x-rights`, `x-effect` and `x-refusals` say what OpenAPI has no word for. */
export function openapiDocument(
  modules: readonly DocumentedModule[],
  version: string,
  areaOf: (call: Call) => string | null,
): Json {
  const schemas = new Schemas()
  const paths: Record<string, Json> = {}
  const names = new Set<string>()
  for (const { module, calls } of modules) {
    for (const [name, call] of Object.entries(calls)) {
      const operationId = names.has(name) ? `${module}.${name}` : name
      names.add(name)
      const path = (paths[call.path] ??= {})
      path[call.method.toLowerCase()] = operation(call, operationId, module, schemas, areaOf(call))
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Diwan',
      version,
      description:
        'The API of a training academy. Some calls change things through GET, as published; `x-effect` tells. ' +
        'Writes take an `Idempotency-Key`: repeated with the same input they have one effect and the same reply; ' +
        'where `x-secret-reply` stands no reply is kept, and each request gets one of its own; ' +
        'where `x-repeatable` stands they need no key, as a repetition changes nothing. ' +
        'What `x-may-be-behind` answers may be some seconds old where the academy reads from replicas; a program that may write is answered from what is. ' +
        'Where `x-for-others` stands no page of the academy asks: the call is kept for other programs. ' +
        'A program asks with `Authorization: Bearer` and an API token, which an administrator or the account of an organization makes ' +
        'at `/ApiTokens`: it opens the calls of the areas that it was made for (`x-token-area`), with the rights that its person ' +
        'has at that moment, and no call without an area. What happens in the academy is posted to the addresses of `/Webhooks`.',
    },
    servers: [{ url: '/' }],
    tags: modules.map(({ module }) => ({ name: module })),
    paths: Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1))),
    components: {
      schemas: { Problem: problemShape, ...schemas.all() },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The session of a person.' },
        apiToken: { type: 'http', scheme: 'bearer', description: 'An API token: `diwan_` and 43 characters.' },
      },
    },
  }
}

function operation(call: Call, operationId: string, module: string, schemas: Schemas, area: string | null): Json {
  const open = access[call.who].includes('anonymous')
  return {
    operationId,
    tags: [module],
    summary: call.summary,
    'x-who': call.who,
    'x-rights': access[call.who],
    'x-effect': call.effect,
    'x-refusals': call.refusals.map(({ code, status }) => ({ code, status })),
    ...(area !== null && { 'x-token-area': area }),
    ...(call.secretReply && { 'x-secret-reply': true }),
    ...(call.repeatable && { 'x-repeatable': true }),
    ...(call.mayBeBehind && call.effect === 'reads' && { 'x-may-be-behind': true }),
    ...(call.forOthers && { 'x-for-others': true }),
    ...(call.perSecond !== undefined && { 'x-per-second': call.perSecond }),
    security: [...(open ? [{}] : []), { bearer: [] }, ...(area !== null ? [{ apiToken: [] }] : [])],
    parameters: [...parametersOf(call, schemas), ...(call.effect === 'writes' ? [keyParameter] : [])],
    ...(call.body && { requestBody: { required: true, content: bodyOf(call, schemas) } }),
    responses: { '200': success(call, schemas), ...refusalResponses(call) },
  }
}

const keyParameter: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

function parametersOf(call: Call, schemas: Schemas): Json[] {
  if (!call.query) return []
  const { properties = {}, required = [] } = schemas.inline(call.query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function bodyOf(call: Call, schemas: Schemas): Json {
  if (call.encoding === 'multipart') {
    const schema = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }
    return { 'multipart/form-data': { schema } }
  }
  if (call.encoding === 'form') return { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } }
  return { 'application/json': { schema: schemas.of(call.body!, 'input') } }
}

function success(call: Call, schemas: Schemas): Json {
  if (call.reply === fileBytes) return { description: 'The bytes', content: { 'application/octet-stream': {} } }
  return { description: 'Done', content: { 'application/json': { schema: schemas.of(call.reply, 'output') } } }
}

function refusalResponses(call: Call): Json {
  const open = access[call.who].includes('anonymous')
  const possible = universalRefusals.filter(({ code }) => !(open && code === 'notAllowed'))
  const acting = call.whileActing === 'refused' ? [notWhileActing] : []
  const byStatus = new Map<number, RefusalKind[]>()
  for (const kind of [...possible, ...acting, ...call.refusals]) {
    byStatus.set(kind.status, [...(byStatus.get(kind.status) ?? []), kind])
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([one], [other]) => one - other)
      .map(([status, kinds]) => [
        String(status),
        {
          description: `${statusWords[status]}: ${[...new Set(kinds.map(({ code }) => `\`${code}\``))].join(', ')}`,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ]),
  )
}

/** JSON Schemas of the contracts' shapes; those with an id of their own stand once under `components`. */
class Schemas {
  readonly #named = new Map<string, Json>()

  of(shape: z.ZodType, io: 'input' | 'output'): Json {
    const { id, ...schema } = this.inline(shape, io) as Json & { id?: string }
    return id ? { $ref: this.#keep(id, schema, io) } : schema
  }

  inline(shape: z.ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _,
      $defs = {},
      ...schema
    } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json & {
      $defs?: Record<string, Json>
    }
    const places = new Map<string, string>()
    // Names first: definitions refer to each other.
    for (const [name, definition] of Object.entries($defs)) places.set(name, this.#place(name, definition, io))
    for (const [name, definition] of Object.entries($defs)) {
      const { id: _id, ...rest } = referring(definition, places) as Json
      this.#named.set(places.get(name)!, rest)
    }
    return referring(schema, places) as Json
  }

  #keep(id: string, schema: Json, io: 'input' | 'output'): string {
    const place = this.#place(id, schema, io)
    this.#named.set(place, schema)
    return `#/components/schemas/${place}`
  }

  /** The same shape may differ as it is sent and as it is answered (defaults); the sent one then gets a name of its own. */
  #place(id: string, definition: Json, io: 'input' | 'output'): string {
    const { id: _, ...rest } = definition
    const known = this.#named.get(id)
    if (!known || JSON.stringify(known) === JSON.stringify(rest)) return id
    return io === 'input' ? `${id}Input` : `${id}Output`
  }

  all(): Json {
    return Object.fromEntries([...this.#named].sort(([one], [other]) => (one < other ? -1 : 1)))
  }
}

function referring(value: unknown, places: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => referring(each, places))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (key !== '$ref' || typeof each !== 'string') return [key, referring(each, places)]
      const name = each.replace('#/$defs/', '')
      return [key, `#/components/schemas/${places.get(name) ?? name}`]
    }),
  )
}
