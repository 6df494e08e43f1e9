import * as z from 'zod'
import { fileNotFound, fileTaken } from '#platform/shared/files.ts'
import { call } from '#platform/shared/call.ts'
import { day, id, optionalLine, timeOfDay, version } from '#platform/shared/shapes.ts'
import { moveRefusals } from './refusals.ts'
import { movedReply } from './shapes.ts'

const paper = z.strictObject({ ID: id(), Version: version(), FileID: id() })

export const uploadVisaProof = call({
  method: 'POST',
  path: '/api/CourseRegistration/SaveVisaProof',
  who: 'customerTrainee',
  effect: 'writes',
  summary: 'Hands in the proof of the visa (an uploaded file of the field `visaProof`).',
  body: paper,
  reply: movedReply,
  refusals: [...moveRefusals, fileNotFound, fileTaken],
})

export const uploadTicket = call({
  method: 'POST',
  path: '/api/CourseRegistration/SaveFlightTicket',
  who: 'customerTrainee',
  effect: 'writes',
  summary: 'Hands in the flight ticket (an uploaded file of the field `flightTicket`).',
  body: paper,
  reply: movedReply,
  refusals: [...moveRefusals, fileNotFound, fileTaken],
})

export const arrangeTravel = call({
  method: 'POST',
  path: '/api/CourseRegistration/ArrangeTravel',
  who: 'reviewers',
  effect: 'writes',
  summary: 'Writes down the flight, the hotel and the kind of room.',
  body: z
    .strictObject({
      ID: id(),
      Version: version(),
      Flight: optionalLine(200).default(''),
      /** When people arrive and leave; empty: as the class begins and ends. */
      ArrivesOn: day().nullable().default(null),
      ArrivesAt: timeOfDay().nullable().default(null),
      DepartsOn: day().nullable().default(null),
      DepartsAt: timeOfDay().nullable().default(null),
      DepartureFlight: optionalLine(200).default(''),
      Hotel: optionalLine(200).default(''),
      /** One of the academy's hotels, in place of a name or beside it. */
      HotelID: id().nullable().default(null),
      RoomTypeID: id().nullable().default(null),
    })
    .refine((travel) => Boolean(travel.Flight || travel.Hotel || travel.HotelID), {
      error: 'required',
      path: ['Flight'],
    })
    .refine(({ ArrivesOn, DepartsOn }) => !ArrivesOn || !DepartsOn || DepartsOn >= ArrivesOn, {
      error: 'endBeforeStart',
      path: ['DepartsOn'],
    }),
  reply: movedReply,
  refusals: moveRefusals,
})
