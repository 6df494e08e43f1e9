import { flushSync } from 'react-dom'
/** What a schema says is wrong, as codes under `fieldErrors` by dotted path: the first of each path counts. */
export type FieldErrors = Readonly<Record<string, string>>

interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
  readonly code?: string
  readonly origin?: string
  readonly input?: unknown
}

/** The part of a schema that forms need; any zod shape has it. */
export interface FormSchema<Output = any> {
  readonly '~standard': {
    readonly validate: (value: unknown) => unknown
    readonly types?: { readonly output: Output } | undefined
  }
}
export type Parsed<S extends FormSchema> = NonNullable<S['~standard']['types']>['output']

export type Checked<Output> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly errors: FieldErrors }

/**
 * Parses what was typed. An empty field is null or '' here and absent in many shapes, so what fails while empty is
 * tried once more as absent. Only synchronous schemas; one that is not is a mistake of the page.
 */
export function check<S extends FormSchema>(schema: S, values: unknown): Checked<Parsed<S>> {
  let result = validate(schema, values)
  let tried = values
  const empty = (result.issues ?? []).map(pathOf).filter((path) => [null, ''].includes(valueAt(values, path) as null))
  if (empty.length > 0) {
    tried = withoutPaths(values, empty)
    result = validate(schema, tried)
  }
  if (!result.issues) return { ok: true, value: result.value as Parsed<S> }
  const errors: Record<string, string> = {}
  for (const issue of result.issues) {
    const path = pathOf(issue)
    errors[path] ??= codeOf(issue, valueAt(tried, path))
  }
  return { ok: false, errors }
}

function validate(schema: FormSchema, values: unknown): { value?: unknown; issues?: readonly Issue[] } {
  const result = schema['~standard'].validate(values)
  if (result instanceof Promise) throw new Error('The schema of a form must be synchronous.')
  return result as { value?: unknown; issues?: readonly Issue[] }
}

const pathOf = (issue: Issue): string =>
  (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.')

function withoutPaths(values: unknown, paths: readonly string[]): unknown {
  const copy = structuredClone(values)
  for (const path of paths) {
    const parts = path.split('.')
    const last = parts.pop()!
    const parent = valueAt(copy, parts.join('.'))
    if (typeof parent === 'object' && parent !== null && !Array.isArray(parent))
      delete (parent as Record<string, unknown>)[last]
  }
  return copy
}

export function valueAt(values: unknown, path: string): unknown {
  let at = values
  for (const part of path === '' ? [] : path.split('.')) at = (at as Record<string, unknown> | null | undefined)?.[part]
  return at
}

const isCode = (message: string) => /^[a-z][A-Za-z0-9]*$/.test(message)
const ofAnotherKind = new Set(['notANumber', 'notADay', 'notATime', 'invalid'])

/** The shapes name their codes as messages; a shape that does not gives an English sentence, which nobody must see. */
function codeOf(issue: Issue, value: unknown): string {
  // What was typed into a number field and is none.
  if (Number.isNaN(value)) return 'notANumber'
  const empty = value === undefined || value === null || value === ''
  // 'Write a number' says the wrong thing of a field that nobody has filled.
  if (empty && (ofAnotherKind.has(issue.message) || !isCode(issue.message))) return 'required'
  if (isCode(issue.message)) return issue.message
  const sized = issue.origin === 'string' || issue.origin === 'array'
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : sized ? 'tooMany' : 'tooLarge'
    case 'too_small':
      return issue.origin === 'string' ? 'tooShort' : sized ? 'tooFew' : 'tooSmall'
    case 'invalid_value':
    case 'unrecognized_keys':
      return 'notAllowed'
    default:
      return 'invalid'
  }
}

/** The error of a field: its own, or the first of what is inside it (`Name.ar` of `Name`, with `at: 'ar'`). */
export function errorWithin(
  errors: FieldErrors,
  path: string,
): { readonly code: string; readonly at?: string } | undefined {
  const own = errors[path]
  if (own !== undefined) return { code: own }
  const inside = Object.keys(errors).find((each) => each.startsWith(`${path}.`))
  return inside === undefined ? undefined : { code: errors[inside]!, at: inside.slice(path.length + 1) }
}

/** Errors of paths that no field on screen shows; they are said above the form, or nobody would know why it is refused. */
export function strayErrors(errors: FieldErrors, shown: Iterable<string>): FieldErrors {
  const fields = [...shown]
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => !fields.some((field) => path === field || path.startsWith(`${field}.`))),
  )
}

/** The errors without those of a field and of what is inside it. */
export function withoutErrorsOf(errors: FieldErrors, path: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([each]) => each !== path && !each.startsWith(`${path}.`)))
}

/** The keyboard goes to the field of this path, in the form of this id. */
export const focusField = (formId: string, path: string) => focusFirstWrong(formId, { [path]: '' })

/**
 * Draws the errors and leads the keyboard to the first of them: in this order, so that a field which bears one does not open
 * its list over what it says.
 */
export function showWrong(formId: string, errors: FieldErrors, draw: (errors: FieldErrors) => void): void {
  flushSync(() => draw(errors))
  focusFirstWrong(formId, errors)
}

/** After the errors are on screen, to the first field in the order of the page that has one. */
export function focusFirstWrong(formId: string, errors: FieldErrors): void {
  setTimeout(() => {
    const form = document.getElementById(formId)
    for (const element of form?.querySelectorAll<HTMLElement>('[name], [data-name]') ?? []) {
      const name = element.getAttribute('name') ?? element.dataset['name'] ?? ''
      if (
        name === '' ||
        (errorWithin(errors, name) === undefined && !Object.keys(errors).some((path) => name.startsWith(`${path}.`)))
      )
        continue
      element.focus()
      element.scrollIntoView({ block: 'center' })
      return
    }
  })
}
