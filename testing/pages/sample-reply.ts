import * as z from 'zod'

/** `full`: one of everything. `empty`: nothing in any list, and nothing that may be missing. */
export type Filling = 'full' | 'empty'

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
}

/** Greek: neither Arabic nor Latin, so that what a page shows of the data is told from what it says itself. */
const word = 'Ωμέγα'
/** What a text may have to be, the likeliest first. */
const texts = [
  word,
  '2026-03-01',
  '08:00',
  '2026-03-01T08:00:00.000Z',
  'α@β.γδ',
  'a@b.co',
  '+201001234567',
  'Ω-1',
  'EGP',
  '12',
  '#123456',
  'Africa/Cairo',
  'https://localhost/',
  '0'.repeat(64),
  '00000000-0000-0000-0000-000000000000',
]

/** What some shapes leave open and pages rely on: a text under such a name is one of these. */
const named: readonly (readonly [RegExp, string])[] = [
  [/Currency$/i, 'EGP'],
  [/(At|On|Until|Since|Expires|LastLogin)$/, '2026-03-01T08:00:00.000Z'],
  [/(Day|Date)$/, '2026-03-01'],
  [/Time$/, '08:00'],
  [/TimeZone$/i, 'Africa/Cairo'],
]

/** A reply of that shape, held against it. Made from the shape alone, so a call that is added has one. */
export function sampleOf(shape: z.ZodType, filling: Filling, language: string): unknown {
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema
  const made = { reply: filled(schema, { root: schema, filling, language, name: '', depth: 0 }) }
  // What a shape checks by code is not in its schema: the text in question becomes the next one that is tried.
  for (const text of texts.slice(1)) {
    const { error } = shape.safeParse(made.reply)
    if (!error) return made.reply
    for (const { path } of error.issues) replace(made, ['reply', ...path], text)
  }
  const { error } = shape.safeParse(made.reply)
  if (error) throw new Error(`No sample of the shape: ${error.message}`)
  return made.reply
}

function replace(root: object, path: readonly PropertyKey[], text: string): void {
  let holder = root as Record<PropertyKey, unknown>
  for (const key of path.slice(0, -1)) {
    if (typeof holder[key] !== 'object' || holder[key] === null) return
    holder = holder[key] as Record<PropertyKey, unknown>
  }
  const last = path.at(-1)!
  if (typeof holder[last] === 'string') holder[last] = text
}

interface Place {
  readonly root: Schema
  readonly filling: Filling
  /** Of documents, which are written in the language of whom they are for. */
  readonly language: string
  /** The field that it stands in. */
  readonly name: string
  readonly depth: number
}

function filled(schema: Schema, place: Place): unknown {
  const { root, filling, language, name, depth } = place
  const again = (inner: Schema, field = name) => filled(inner, { ...place, name: field, depth: depth + 1 })
  if (schema.$ref) {
    const definition = schema.$ref.split('/').at(-1)!
    return depth > 12 ? null : again(schema.$ref === '#' ? root : root.$defs![definition]!)
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) {
    const isNull = (each: Schema) => each.type === 'null'
    if (filling === 'empty' && choices.some(isNull)) return null
    return again(choices.find((each) => !isNull(each)) ?? choices[0]!)
  }
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => again(each) as object))
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, inner]) => [field, again(inner, field)]),
      )
    case 'array': {
      if (schema.prefixItems) return schema.prefixItems.map((inner) => again(inner))
      const count = Math.max(schema.minItems ?? 0, filling === 'full' ? 1 : 0)
      return Array.from({ length: count }, () => (schema.items ? again(schema.items) : null))
    }
    case 'string':
      return schema.format === 'date-time' ? '2026-03-01T08:00:00.000Z' : textNamed(name, language)
    case 'integer':
    case 'number':
      return Math.min(Math.max(filling === 'full' ? 1 : 0, schema.minimum ?? 0), schema.maximum ?? Infinity)
    case 'boolean':
      return filling === 'full'
    case 'null':
      return null
    default:
      return null
  }
}

const textNamed = (name: string, language: string): string =>
  /Language$/i.test(name) ? language : (named.findLast(([pattern]) => pattern.test(name))?.[1] ?? word)
