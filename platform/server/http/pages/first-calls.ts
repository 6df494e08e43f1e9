import type { Call, Input } from '#platform/shared/call.ts'
import { callAddress } from '#platform/shared/call-address.ts'

/** What a page asks for first when it is opened at its plain address: the browser may ask before the page's code is there. */
export interface FirstCalls {
  /** The path of the screen, as declared. */
  readonly page: string
  /** With their queries, in the order in which the page gives them. */
  readonly addresses: readonly string[]
}

/** The address of a reading call with this input. */
export const firstCall = <C extends Call>(call: C, input: Input<C>): string =>
  callAddress(call.path, input as Readonly<Record<string, unknown>>)
