import * as z from 'zod'
import { instantOf, isDay } from '#platform/shared/values/dates.ts'
import { optionalTrilingual, timeOfDay } from '#platform/shared/shapes.ts'
import { zone } from '#platform/web/start/zone.ts'

/** What is typed: the end as a day and a time of the academy's, both or neither, and not over already. */
export const maintenanceFields = z
  .strictObject({
    IsOn: z.boolean(),
    Day: z.string().refine(isDay, 'notADay').nullable(),
    Time: timeOfDay().nullable(),
    Message: optionalTrilingual(500),
  })
  .refine((form) => form.Day === null || form.Time !== null, { error: 'required', path: ['Time'] })
  .refine((form) => form.Time === null || form.Day !== null, { error: 'required', path: ['Day'] })
  .refine(
    (form) => !form.IsOn || !form.Day || !form.Time || instantOf(form.Day, form.Time, zone()).getTime() > Date.now(),
    {
      error: 'past',
      path: ['Day'],
    },
  )
  .refine((form) => !form.IsOn || Boolean(form.Message.ar || form.Message.en || form.Message.fr), {
    error: 'required',
    path: ['Message'],
  })
