import * as z from 'zod'
import { erasureBlocks } from '#platform/shared/record/own-data.ts'

/** Something open that keeps somebody from being erased; `Code` is that of the registration, invoice, class ... */
export const blockShape = z.object({ Kind: z.enum(erasureBlocks), Code: z.string() }).meta({ id: 'ErasureBlock' })
