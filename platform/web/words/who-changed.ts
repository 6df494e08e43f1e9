import type { RefusalData } from '#platform/shared/refusal.ts'
import { formatOf } from '../format.ts'

/**
 * Who saved a record meanwhile and when, as far as the refusal tells: names in the reader's language, days in words.
 * `own`: the reader (account `reader`) did it, in another tab or on another device.
 */
export function whoChanged(
  data: RefusalData,
  language: string,
  reader?: number,
): { readonly who: string | null; readonly at: string | null; readonly own: boolean } {
  const { by, byAr, byEn, at } = data
  const who = language === 'ar' ? byAr || byEn : byEn || byAr
  return {
    who: typeof who === 'string' ? who : null,
    at: typeof at === 'string' ? formatOf(language).dateTime(at) : null,
    own: typeof by === 'number' && by === reader,
  }
}
