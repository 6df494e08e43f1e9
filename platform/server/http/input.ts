import * as z from 'zod'
import type { Call } from '#platform/shared/call.ts'
import { invalidInput, refuse, type FieldError, type RefusalData } from '#platform/shared/refusal.ts'

export interface Input {
  readonly query: unknown
  readonly body: unknown
}

/** Parses a call's query and body strictly, or refuses with every field's error at once. */
export function inputParser(call: Call): (query: unknown, body: unknown) => Input {
  const parseQuery = parserOf(call.query)
  const parseBody = parserOf(call.body)
  return (query, body) => {
    const queried = parseQuery(query)
    const embodied = parseBody(body)
    if (queried.success && embodied.success) return { query: queried.data, body: embodied.data }
    refuse(invalidInput, undefined, [...(queried.error ?? []), ...(embodied.error ?? [])])
  }
}

type Parsed = { success: true; data: unknown; error?: undefined } | { success: false; error: readonly FieldError[] }

/** A shape is compiled when it is first asked for: all of them would keep the start for half a second. */
function parserOf(shape: z.ZodType | undefined): (value: unknown) => Parsed {
  if (!shape) return parseNothing
  let compiled: z.ZodType | undefined
  return (value) => {
    compiled ??= z.compile(shape)
    const parsed = compiled.safeParse(value, isLarge(value) ? firstFault : undefined)
    return parsed.success
      ? parsed
      : { success: false, error: parsed.error.issues.flatMap(fieldErrors).slice(0, mostTold) }
  }
}

/** So many keys and entries a form may have and be told all its faults at once. */
const mostLooked = 2_000
const mostTold = 200
/** Ends at the first fault: a mebibyte of faults would keep the only thread for a second, and be answered with ten. */
const firstFault = { abortEarly: true } as object

/** Without recursion: what is nested a hundred thousand deep would end it. */
function isLarge(value: unknown): boolean {
  const next: unknown[] = [value]
  for (let looked = 0; next.length > 0;) {
    const each = next.pop()
    if (typeof each !== 'object' || each === null) continue
    // By their places: `in` would first write down the number of each of 400,000 entries as a text.
    if (Array.isArray(each)) {
      if ((looked += each.length) > mostLooked) return true
      next.push(...(each as unknown[]))
      continue
    }
    for (const key in each) {
      if (++looked > mostLooked) return true
      next.push((each as Record<string, unknown>)[key])
    }
  }
  return false
}

const parseNothing = (value: unknown): Parsed =>
  isEmpty(value) ? { success: true, data: undefined } : { success: false, error: unasked(value) }

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value !== 'object') return false
  for (const _ in value) return false
  return true
}

const unasked = (value: unknown): FieldError[] =>
  (typeof value === 'object' ? Object.keys(value as object) : [''])
    .slice(0, mostTold)
    .map((path) => ({ path, code: 'notAllowed' }))

type Issue = z.core.$ZodIssue

function fieldErrors(issue: Issue): FieldError[] {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, mostTold).map((key) => ({ path: path ? `${path}.${key}` : key, code: 'notAllowed' }))
  }
  const data = limitsOf(issue)
  return [{ path, code: codeOf(issue), ...(data && { data }) }]
}

/** Contracts put the code where zod keeps its message; where they left zod's own English, the kind of issue tells. */
function codeOf(issue: Issue): string {
  if (/^[a-z][A-Za-z]*$/.test(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && /received undefined/.test(issue.message) ? 'required' : 'invalid'
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooLarge'
    case 'too_small':
      return issue.origin === 'string' ? 'tooShort' : issue.origin === 'array' ? 'tooFew' : 'tooSmall'
    case 'invalid_value':
      return 'notAllowed'
    case 'invalid_union':
      return (
        issue.errors
          .flat()
          .map(codeOf)
          .find((code) => code !== 'invalid') ?? 'invalid'
      )
    default:
      return 'invalid'
  }
}

function limitsOf(issue: Issue): RefusalData | undefined {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  if (issue.code === 'too_small') return { min: Number(issue.minimum) }
  return undefined
}
