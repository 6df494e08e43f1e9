/** How far the asking for options is. */
interface Asking<Option> {
  /** What stands in the field, without spaces around it. */
  readonly typed: string
  /** What the server was asked for last: it is asked once nobody types. */
  readonly asked: string
  /** The options in hand are those of an earlier question. */
  readonly ofFormer: boolean
  readonly failed: boolean
  readonly options: readonly Option[]
}

/**
 * What may be chosen now: options that answer what is typed, and nothing while that is still being asked for. Options of
 * an earlier question are none, or whoever types fast takes another than they see come.
 */
export function optionsNow<Option>({ typed, asked, ofFormer, failed, options }: Asking<Option>): {
  readonly options: readonly Option[]
  readonly standing: 'listed' | 'searching' | 'failed' | 'none'
} {
  if (typed !== asked || ofFormer) return { options: [], standing: 'searching' }
  if (options.length > 0) return { options, standing: 'listed' }
  return { options, standing: failed ? 'failed' : 'none' }
}
