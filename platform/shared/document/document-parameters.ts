import * as z from 'zod'
import { code as codeShape, day as dayShape, line, queryId, queryNumber, shortText } from '../shapes.ts'

/** What a part of a document's address is, for the page that asks for it. */
export const parameterKinds = ['id', 'ids', 'day', 'number', 'amount', 'code', 'text'] as const
export type ParameterKind = (typeof parameterKinds)[number]

/** One part of a document's address, read strictly out of its text. */
export interface DocumentParameter<Value = unknown> {
  readonly kind: ParameterKind
  readonly shape: z.ZodType<Value>
  readonly isOptional: boolean
}

const parameter = <Shape extends z.ZodType>(kind: ParameterKind, shape: Shape): DocumentParameter<z.output<Shape>> => ({
  kind,
  shape: shape as never,
  isOptional: false,
})

const mostIds = 200
const ascending = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other)
const listOfIds = shortText(mostIds * 11, 'tooMany')
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'notANumber')
  .transform((text) => ascending(text.split(',').map(Number)))
  .pipe(z.array(z.int().max(2_147_483_647, 'notANumber')).max(mostIds, 'tooMany'))

/** A record's id. */
export const id = parameter('id', queryId())
/** Ids with commas between them, 200 at most; each counts once, in whichever order they come. */
export const ids = parameter('ids', listOfIds)
/** A day, as `2026-03-01`. */
export const day = parameter('day', dayShape())
/** A whole number from 0 to a million: hours, people. */
export const number = parameter('number', queryNumber(0, 1_000_000))
/** An amount with two decimals at most, as `1250.50`; it stays the text that it is. */
export const amount = parameter('amount', shortText(13, 'notANumber').regex(/^\d{1,10}(\.\d{1,2})?$/, 'notANumber'))
/** A code such as `CC-2026-0012`. */
export const code = parameter('code', codeShape())
/** A code of this form. */
export const codeOf = (form: RegExp) => parameter('code', shortText(60, 'tooLong').regex(form, 'notAllowed'))
/** A name. What stands in an address is only ever compared with what is stored, never printed. */
export const text = parameter('text', line(200))

/** In a list of ids this stands for all, as if it were left out. */
const all = z.literal('0').transform(() => undefined)

/** Which may be left out of the address. */
export const optional = <Value>(one: DocumentParameter<Value>): DocumentParameter<Value | undefined> => ({
  ...one,
  shape: (one.kind === 'ids' ? z.union([all, one.shape]) : one.shape).optional() as never,
  isOptional: true,
})
