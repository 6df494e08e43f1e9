import * as z from 'zod'
import { call, type Call } from '#platform/shared/call.ts'
import { refusal } from '#platform/shared/refusal.ts'
import { byId, id, line, queryNumber } from '#platform/shared/shapes.ts'
import { implement, type Handler } from '#platform/server/handler.ts'
import type { ModuleServer } from '#platform/server/module.ts'

export const probeFull = refusal('probeFull', 409)

const facts = { summary: 'For tests of the platform.', refusals: [probeFull] }
const reply = z.object({ Count: z.int() })

/** Calls of no module: what a test lets their handlers do shows how the platform serves any call. */
export const probeCalls = {
  read: call({ ...facts, method: 'GET', path: '/api/Probe/Read', who: 'all', effect: 'reads', reply }),
  readBehind: call({
    ...facts,
    method: 'GET',
    path: '/api/Probe/Behind',
    who: 'anonymous',
    effect: 'reads',
    mayBeBehind: true,
    reply,
  }),
  readOpenly: call({ ...facts, method: 'GET', path: '/api/Probe/Open', who: 'anonymous', effect: 'reads', reply }),
  readOne: call({
    ...facts,
    method: 'GET',
    path: '/api/Probe/One',
    who: 'editor',
    effect: 'reads',
    query: byId,
    reply,
  }),
  write: call({
    ...facts,
    method: 'POST',
    path: '/api/Probe/Write',
    who: 'all',
    effect: 'writes',
    query: z.strictObject({ times: queryNumber(1, 9).default(1) }),
    body: z.strictObject({
      Name: line(20),
      Rows: z
        .array(z.strictObject({ ID: id() }))
        .max(3, 'tooMany')
        .optional(),
    }),
    reply,
  }),
  writeByGet: call({ ...facts, method: 'GET', path: '/api/Probe/Set', who: 'all', effect: 'writes', reply }),
  writeOpenly: call({ ...facts, method: 'POST', path: '/api/Probe/Knock', who: 'anonymous', effect: 'writes', reply }),
  slowDown: call({
    ...facts,
    method: 'GET',
    path: '/api/Probe/Rare',
    who: 'all',
    effect: 'reads',
    perSecond: 1,
    reply,
  }),
  upload: call({
    ...facts,
    method: 'PUT',
    path: '/api/Probe/Packed',
    who: 'editor',
    effect: 'writes',
    encoding: 'gzip',
    body: z.strictObject({ Text: z.string(), Rows: z.array(z.unknown()).optional() }),
    reply,
  }),
}

type Probes = typeof probeCalls
type Does<C extends Call> = Handler<C>

/** A server of the probes; `does` may be changed while it runs. */
export function probeServer(): { module: ModuleServer; does: { [Name in keyof Probes]: Does<Probes[Name]> } } {
  const nothing = () => ({ Count: 0 })
  const does: { [Name in keyof Probes]: Does<Probes[Name]> } = {
    read: nothing,
    readBehind: nothing,
    readOpenly: nothing,
    readOne: nothing,
    write: nothing,
    writeByGet: nothing,
    writeOpenly: nothing,
    slowDown: nothing,
    upload: nothing,
  }
  const handlers = Object.fromEntries(
    Object.keys(probeCalls).map((name) => [name, (asked: never) => does[name as keyof Probes](asked)]),
  )
  return { module: { name: 'probe', implemented: [implement(probeCalls, handlers as never)] }, does }
}
