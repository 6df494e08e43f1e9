import * as z from 'zod'
import { document } from '#platform/shared/document/document.ts'
import { id } from '#platform/shared/document/document-parameters.ts'
import { day, trilingualReply } from '#platform/shared/shapes.ts'

export default document({
  path: '/report/EventDoorList/:ID?',
  params: { ID: id },
  who: 'editorSystemLookup',
  paper: 'portrait',
  summary: 'The confirmed guests of an event by name, to be ticked off at the door where there is no network.',
  shape: z.object({
    Title: trilingualReply,
    Place: trilingualReply,
    FirstDay: day(),
    LastDay: day(),
    StartsAt: z.string(),
    EndsAt: z.string(),
    Guests: z.array(
      z.object({ Name: z.string(), Organization: z.string(), Code: z.string(), HasArrived: z.boolean() }),
    ),
  }),
})
