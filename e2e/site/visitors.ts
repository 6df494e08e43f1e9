import { afterAll, afterEach, beforeAll } from 'vitest'
import { cast, castPassword, type CastKey } from '#testing/stages/cast.ts'
import { startAcademy, type Academy } from './academy.ts'
import { comeIn, endVisits, visit, type Visit, type VisitOptions } from './browser.ts'

export interface Visitors {
  /** The academy of the file; not before its first test or hook. */
  academy(): Academy
  /** Somebody with a browser of their own, which is closed after the test. */
  come(options?: VisitOptions): Promise<Visit>
  /** One of the cast, on the page `to` in a session of their own. */
  comeAs(who: CastKey, to: string, options?: VisitOptions): Promise<Visit>
}

/**
 * An academy for all tests of a file, and those who come to it. `usual` is how everybody comes where a test says
 * nothing else; `start` starts the academy where it needs more than its sample.
 */
export function visitorsOfAcademy(
  usual: VisitOptions = {},
  start: () => Promise<Academy> = () => startAcademy(),
): Visitors {
  let academy: Academy | undefined
  let open: Visit[] = []
  beforeAll(async () => {
    academy = await start()
  })
  afterEach(async () => {
    await Promise.all(open.map(({ context }) => context.close()))
    open = []
  })
  afterAll(async () => {
    await endVisits()
    await academy?.close()
  })
  const come = async (options?: VisitOptions) => {
    const visitor = await visit(academy!.origin, { ...usual, ...options })
    open.push(visitor)
    return visitor
  }
  return {
    academy: () => academy!,
    come,
    comeAs: async (who, to, options) => {
      const visitor = await come(options)
      await comeIn(visitor.page, cast[who].email, castPassword, to)
      return visitor
    },
  }
}
