import { CompiledQuery, type Compilable, type Kysely } from 'kysely'
import { singleOf } from './single-statement.ts'

/** Stands for a value while a statement is built, so that the compiled statement serves every value. */
export class Slot {
  readonly #from: (values: Values) => unknown
  constructor(from: (values: Values) => unknown) {
    this.#from = from
  }

  valueIn(values: Values): unknown {
    return this.#from(values)
  }

  /** What is made of the value before it is sent. */
  as(change: (value: never) => unknown): Slot {
    return new Slot((values) => change(this.#from(values) as never))
  }
}

type Values = Readonly<Record<string, unknown>>

interface KeptStatement {
  readonly compiled: CompiledQuery
  readonly parameters: readonly unknown[]
}

const statements = new Map<string, KeptStatement>()
const mostKept = 500

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

/** The same object with a slot for each value that is given, under its name; the others are left out. */
export function slotsOf<V extends object>(values: V, prefix: string): V {
  const slots = Object.keys(values)
    .filter((name) => isGiven((values as Values)[name]))
    .map((name) => [name, new Slot((all) => (all[prefix] as Values)[name])])
  return Object.fromEntries(slots) as V
}

/** Which values are given: what the shape of a statement hangs on. */
export const givenIn = (values: object): string =>
  Object.keys(values)
    .filter((name) => isGiven((values as Values)[name]))
    .sort()
    .join(',')

/**
 * Runs a statement that is built and compiled once for its shape: building one takes longer than sending it. `build`
 * is given nothing but slots, and literals go by `sql.lit`: a value of one request that stood in the kept statement
 * would be seen by the next, so a string or a number among the parameters throws.
 */
export async function runKept<Row>(
  db: Kysely<never> | Kysely<any>,
  shape: string,
  values: Values,
  build: () => Compilable<Row>,
): Promise<Row[]> {
  let known = statements.get(shape)
  if (!known) {
    const compiled = build().compile()
    for (const parameter of compiled.parameters) {
      if (typeof parameter === 'string' || typeof parameter === 'number') {
        throw new Error(`The kept statement "${shape}" holds a value of one request.`)
      }
    }
    known = { compiled, parameters: compiled.parameters }
    statements.set(shape, known)
    if (statements.size > mostKept) statements.delete(statements.keys().next().value!)
  }
  const parameters = known.parameters.map((each) => (each instanceof Slot ? each.valueIn(values) : each))
  const single = singleOf(db)
  if (single) return (await single(known.compiled.sql, parameters)).rows as Row[]
  return (await db.executeQuery<Row>({ ...known.compiled, parameters } as CompiledQuery<Row>)).rows
}
