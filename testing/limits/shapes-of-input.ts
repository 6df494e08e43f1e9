import type * as z from 'zod'

type Schema = z.core.$ZodTypes
/** A text that a call takes, where it stands and what is looked at before it is refused. */
export interface TextField {
  readonly path: string
  readonly shape: z.core.$ZodString
}

const inner = (shape: unknown) => shape as Schema

/** Every text in an input as it arrives: what a transformation makes of it is not the sender's any more. */
export function textsIn(shape: z.core.$ZodType, path = ''): TextField[] {
  const { def } = inner(shape)._zod
  switch (def.type) {
    case 'string':
      return [{ path, shape: shape as z.core.$ZodString }]
    case 'object':
      return Object.entries(def.shape).flatMap(([key, value]) => textsIn(value, path ? `${path}.${key}` : key))
    case 'array':
      return textsIn(def.element, `${path}[]`)
    case 'record':
      return [...textsIn(def.keyType, `${path}{key}`), ...textsIn(def.valueType, `${path}{}`)]
    case 'tuple':
      return def.items.flatMap((each, at) => textsIn(each, `${path}[${at}]`))
    case 'union':
      return def.options.flatMap((each) => textsIn(each, path))
    case 'intersection':
      return [...textsIn(def.left, path), ...textsIn(def.right, path)]
    case 'pipe':
      return textsIn(def.in, path)
    case 'lazy':
      return textsIn(def.getter(), path)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return textsIn(def.innerType, path)
    default:
      return []
  }
}

interface NumberField {
  readonly path: string
  readonly isWhole: boolean
  /** The largest that it may be once it is read; Infinity where nothing says so. */
  readonly most: number
}

export function numbersIn(shape: z.core.$ZodType, path = ''): NumberField[] {
  const { def } = inner(shape)._zod
  switch (def.type) {
    case 'number': {
      const limits = (def.checks ?? []).map((check) => check._zod.def as { check: string; value?: number })
      const most = limits.flatMap(({ check, value }) => (check === 'less_than' ? Number(value) : []))
      return [{ path, isWhole: 'format' in def, most: Math.min(...most) }]
    }
    case 'object':
      return Object.entries(def.shape).flatMap(([key, value]) => numbersIn(value, path ? `${path}.${key}` : key))
    case 'array':
      return numbersIn(def.element, `${path}[]`)
    case 'record':
      return numbersIn(def.valueType, `${path}{}`)
    case 'tuple':
      return def.items.flatMap((each, at) => numbersIn(each, `${path}[${at}]`))
    case 'union':
      return def.options.flatMap((each) => numbersIn(each, path))
    case 'intersection':
      return [...numbersIn(def.left, path), ...numbersIn(def.right, path)]
    case 'pipe': {
      const [read, sent] = [numbersIn(def.out, path), numbersIn(def.in, path)]
      if (read.length === 0 || sent.length === 0) return [...read, ...sent]
      const before = Math.max(...sent.map(({ most }) => most))
      return read.map((each) => ({ ...each, most: Math.min(each.most, before) }))
    }
    case 'lazy':
      return numbersIn(def.getter(), path)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return numbersIn(def.innerType, path)
    default:
      return []
  }
}

/** A value of the shape whose texts are what `text` makes of them. Unions take their option of that number, or their last. */
export function valueOf(shape: z.core.$ZodType, text: (field: z.core.$ZodString) => string, option = 0): unknown {
  const { def } = inner(shape)._zod
  const of = (each: z.core.$ZodType) => valueOf(each, text, option)
  switch (def.type) {
    case 'string':
      return text(shape as z.core.$ZodString)
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, value]) => [key, of(value)]))
    case 'array':
      return [of(def.element)]
    case 'record':
      return { [String(of(def.keyType))]: of(def.valueType) }
    case 'tuple':
      return def.items.map(of)
    case 'union':
      return of(def.options[Math.min(option, def.options.length - 1)]!)
    case 'intersection':
      return { ...(of(def.left) as object), ...(of(def.right) as object) }
    case 'pipe':
      return of(def.in)
    case 'lazy':
      return of(def.getter())
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return of(def.innerType)
    case 'literal':
      return def.values[0]
    case 'enum':
      return Object.values(def.entries)[0]
    case 'boolean':
      return true
    case 'number':
      return 1
    default:
      return undefined
  }
}

/** Whether `valueOf` makes something else of the shape by another option. */
export const hasUnion = (shape: z.core.$ZodType): boolean => {
  const made = [0, 1, 2].map((option) => JSON.stringify(valueOf(shape, (field) => String(idOf(field)), option)))
  return new Set(made).size > 1
}

const ids = new WeakMap<z.core.$ZodString, number>()
let lastId = 0
function idOf(field: z.core.$ZodString): number {
  const id = ids.get(field) ?? ++lastId
  ids.set(field, id)
  return id
}

/** The most characters of a text, and whether whatever is longer is refused before anything else is asked of it. */
export function limitOf({ _zod: { def } }: z.core.$ZodString): { most: number; aborts: boolean } {
  const checks = (def.checks ?? []).map(
    (check) => check._zod.def as { check: string; maximum?: number; abort?: boolean },
  )
  const at = checks.findIndex(({ check }) => check === 'max_length')
  const before = checks.slice(0, at).filter(({ check }) => check !== 'min_length')
  return { most: checks[at]?.maximum ?? Infinity, aborts: at >= 0 && checks[at]!.abort === true && before.length === 0 }
}
