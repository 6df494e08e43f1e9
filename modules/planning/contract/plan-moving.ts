import * as z from 'zod'
import { call } from '#platform/shared/call.ts'
import { codeReply, dayReply } from '#platform/shared/record/list.ts'
import { day, id, tooMany, trilingualReply, version } from '#platform/shared/shapes.ts'
import { stays } from '../rules/moving/stays.ts'
import { clashReply } from './plan-shapes.ts'
import { rowsStay } from './refusals.ts'

/** Each is laid out anew, with everything that may stand in its way. */
export const mostMoved = 40
const longest = 366 * 86_400_000

/** Where a row is to stand, and the version that was seen. */
const wishedPlace = z
  .strictObject({
    ID: id(),
    Version: version(),
    StartDate: day(),
    EndDate: day(),
    /** null: in none; what the row wishes for in place of one stays. */
    ClassRoomID: id().nullable(),
  })
  .refine((row) => row.EndDate >= row.StartDate, { path: ['EndDate'], error: 'endBeforeStart' })
  .refine((row) => Date.parse(row.EndDate) - Date.parse(row.StartDate) <= longest, {
    path: ['EndDate'],
    error: 'tooLarge',
  })
const wishedPlaces = z
  .array(wishedPlace)
  .min(1, 'required')
  .max(mostMoved, tooMany)
  .refine((rows) => new Set(rows.map(({ ID }) => ID)).size === rows.length, { error: 'alreadyUsed' })

/** `reads`: nothing is stored, though it comes by POST for its body. */
export const previewPlanMove = call({
  method: 'POST',
  path: '/api/AnnualPlan/PreviewPlanMove',
  who: 'adminTrainingCoordinator',
  effect: 'reads',
  summary:
    'What a move of rows to other days or class rooms would bring, and for a single row the free places near it.',
  body: z.strictObject({
    Rows: wishedPlaces,
    /** Whether free places are looked for; of several rows none are. */
    Places: z.boolean().default(false),
  }),
  reply: z.object({
    Rows: z.array(
      z.object({
        ID: z.int(),
        Code: codeReply().nullable(),
        /** Why it would stay where it is; null: it moves. */
        Why: z.enum(stays).nullable(),
        Sessions: z.int(),
        /** By which last day its hours would fit, where they do not. */
        FitsBy: dayReply().nullable(),
        /** Somebody was asked or has answered for the days that it leaves, and is asked anew. */
        AsksAnew: z.boolean(),
        /** Those alone that the move brings. */
        Clashes: z.array(clashReply),
      }),
    ),
    /** Without any clash that hinders publishing, the best first. */
    Places: z.array(
      z.object({
        StartDate: dayReply(),
        EndDate: dayReply(),
        ClassRoomID: z.int().nullable(),
        ClassRoomCode: codeReply().nullable(),
        ClassRoomName: trilingualReply.nullable(),
        /** Days later than asked for; below zero: earlier. */
        DaysAway: z.int(),
        /** A row that nobody has decided on stands there too. */
        IsTentative: z.boolean(),
      }),
    ),
  }),
  refusals: [],
  perSecond: 4,
})

export const movePlanRows = call({
  method: 'POST',
  path: '/api/AnnualPlan/MovePlanRows',
  who: 'adminTrainingCoordinator',
  effect: 'writes',
  summary: 'Moves rows to other days or class rooms, all or none; who had accepted is asked again where days change.',
  body: z.strictObject({
    Rows: wishedPlaces,
    /** Move them although that brings clashes that hinder publishing. */
    Despite: z.boolean().default(false),
  }),
  reply: z.object({
    Rows: z.array(z.object({ ID: z.int(), Version: z.int() })),
    /** A move back, over these versions, makes everything as it was. */
    CanUndo: z.boolean(),
  }),
  refusals: [rowsStay],
})
