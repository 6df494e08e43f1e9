import { isForPrograms } from '#platform/server/http/api-tokens.ts'
import type { Call, Calls } from '#platform/shared/call.ts'
import { fileCalls } from '#platform/shared/files.ts'
import { pieceCalls } from '#platform/shared/file-pieces.ts'
import { areaOfModule, type TokenArea } from '../rules/areas.ts'

interface Declared {
  readonly name: string
  readonly implemented: readonly { readonly calls: Calls }[]
}

/** Of which area a call is; null for every call that no token opens. Worked out once, of all that the modules declare. */
export function areaOfCalls(modules: readonly Declared[]): (call: Call) => TokenArea | null {
  const areas = new Map<Call, TokenArea>()
  const put = (calls: Calls, area: TokenArea | null) => {
    for (const call of Object.values(calls)) if (area !== null && isForPrograms(call)) areas.set(call, area)
  }
  for (const { name, implemented } of modules) for (const { calls } of implemented) put(calls, areaOfModule(name))
  put({ ...fileCalls, ...pieceCalls }, 'files')
  return (call) => areas.get(call) ?? null
}
