import * as z from 'zod'
import { listQuery, moneyReply, paged, trilingualReply } from '../shapes.ts'

/**
 * The query and the reply of a list: `row` is one of its rows, `orders` are the columns that it can be ordered by, `first`
 * the order where none is asked for (`-` in front: downwards), `filters` what narrows it, each only where it is asked for,
 * `always` what must be asked for. Spread into its `call`: of a query or a reply that a call names itself the pages know
 * nothing (`build/slim-contracts.ts`), so their table would have no columns.
 */
export function list<
  Row extends z.ZodType,
  const Orders extends readonly string[],
  const Filters extends z.ZodRawShape = {},
  const Always extends z.ZodRawShape = {},
>(facts: {
  readonly row: Row
  readonly orders: Orders
  readonly first: NoInfer<Orders[number] | `-${Orders[number]}`>
  readonly filters?: Filters
  readonly always?: Always
}) {
  const filters = Object.entries(facts.filters ?? {}).map(([key, shape]) => [key, z.optional(shape)])
  const query = listQuery(facts.orders, {
    ...(facts.always as Always),
    ...(Object.fromEntries(filters) as Optional<Filters>),
  })
  const { sort } = query.shape as unknown as { sort: z.ZodOptional<z.ZodType<Sort<Orders>, Sort<Orders>>> }
  return {
    query: query.extend({ sort: sort.unwrap().default(facts.first as never) }),
    reply: pagedOrNear(facts.row),
    mayBeBehind: true as const,
  }
}
/** `IsNear`: nothing is what was searched, and the rows are near it. */
const pagedOrNear = <Row extends z.ZodType>(row: Row) => paged(row).extend({ IsNear: z.optional(z.boolean()) })
type Optional<Filters extends z.ZodRawShape> = { [Key in keyof Filters]: z.ZodOptional<Filters[Key]> }
type Sort<Orders extends readonly string[]> = Orders[number] | `-${Orders[number]}`

/** How a field of a reply is shown where a page does not say otherwise. */
export type Look =
  | 'trilingual'
  | 'money'
  | 'day'
  | 'instant'
  | 'code'
  | 'choice'
  | 'number'
  | 'percent'
  | 'flag'
  | 'text'

const looks = z.registry<{ readonly look: Look }>()
/** A code, e-mail or number of a document in a reply: shown left to right and whole. */
export const codeReply = () => z.string().register(looks, { look: 'code' })
/** A number of percent in a reply. */
export const percentReply = () => z.number().register(looks, { look: 'percent' })
/** A day in a reply, `YYYY-MM-DD`. */
export const dayReply = () => z.iso.date()

interface Definition {
  readonly type: string
  readonly format?: string
  readonly innerType?: z.ZodType
  readonly out?: z.ZodType
  readonly entries?: Readonly<Record<string, string>>
  readonly options?: readonly z.ZodType[]
  readonly defaultValue?: unknown
}
const definition = (shape: z.ZodType): Definition => shape._zod.def as never

/** The shape without `optional`, `nullable` and `default` around it; of a query's number, which comes as text, the number. */
function bare(shape: z.ZodType): z.ZodType {
  const { innerType, out } = definition(shape)
  const inner = innerType ?? out
  return inner ? bare(inner) : shape
}

/** How a field of this shape is shown; null for what is no single value (a list, a record). */
export function lookOf(shape: z.ZodType): Look | null {
  const inner = bare(shape)
  if (inner === trilingualReply) return 'trilingual'
  if (inner === moneyReply) return 'money'
  const said = looks.get(inner)
  if (said) return said.look
  const { type, format } = definition(inner)
  if (type === 'string') return format === 'date' ? 'day' : format === 'datetime' ? 'instant' : 'text'
  if (type === 'enum') return 'choice'
  if (type === 'boolean') return 'flag'
  return type === 'number' ? 'number' : null
}

/** What a field or a filter of this shape can be, where it is one of a few words; else null. */
export function choicesOf(shape: z.ZodType): readonly string[] | null {
  const { entries } = definition(bare(shape))
  return entries ? Object.values(entries) : null
}

/** Whether a filter of this shape is `queryFlag`. */
export function isFlag(shape: z.ZodType): boolean {
  return definition(bare(shape)).options?.some((option) => definition(option).type === 'boolean') ?? false
}

type ListCall = { readonly query?: z.ZodType; readonly body?: z.ZodType; readonly reply: z.ZodType }
const fieldsOf = (shape: z.ZodType) => (shape as z.ZodObject).shape as Readonly<Record<string, z.ZodType>>

/** The fields of a row of a list call. */
export const rowOf = ({ reply }: ListCall): Readonly<Record<string, z.ZodType>> =>
  fieldsOf((fieldsOf(reply)['Items'] as z.ZodArray).element as z.ZodType)

/** Whether its rows say yes or no to a filter of this name: it can be asked for both. */
export const bearsFlag = (call: ListCall, key: string): boolean => {
  const shape = rowOf(call)[key]
  return shape !== undefined && lookOf(shape) === 'flag'
}

/** The filters of a list call beside page, search and order. */
export const filtersOf = ({ query, body }: ListCall): Readonly<Record<string, z.ZodType>> => fieldsOf((query ?? body)!)

/** The columns that a list call can be ordered by, and the order where none is asked for. */
export function ordersOf(call: ListCall): { readonly orders: ReadonlySet<string>; readonly first: string | undefined } {
  const sort = filtersOf(call)['sort']!
  return {
    orders: new Set((choicesOf(sort) ?? []).map((order) => order.replace(/^-/, ''))),
    first: definition(sort).defaultValue as string | undefined,
  }
}
