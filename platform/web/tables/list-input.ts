import type { Call } from '#platform/shared/call.ts'

type Asked = Readonly<Record<string, unknown>>

/** What a list is asked for, as its call takes it: side by side in the query, or in the body without what is empty. */
export function listInput(call: Pick<Call, 'body'>, asked: Asked): Asked {
  if (!call.body) return asked
  const said = Object.entries(asked).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return { body: Object.fromEntries(said) }
}
