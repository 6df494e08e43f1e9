import * as z from 'zod'

/** An amount that must be given, more than nothing. */
export const paidAmount = z
  .object({ Minor: z.int('notANumber').min(1, 'tooSmall'), Currency: z.string() })
  .nullable()
  .refine((money) => money !== null, 'required')
  .transform((money) => money!)
