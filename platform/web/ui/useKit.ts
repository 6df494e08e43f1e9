import type { ar } from '../text/kit/ar.ts'
import { type Keys, useText } from '../text.ts'

export type KitKey = Keys<typeof ar>
/** The kit's own words. */
export const useKit = () => useText('kit')
