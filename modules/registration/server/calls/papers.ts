import type { Asked, Handler } from '#platform/server/handler.ts'
import { requireEntries } from '#modules/lookups/server/public.ts'
import { passportIdentity } from '#modules/people/server/public.ts'
import { attachFile } from '#platform/server/files/store.ts'
import { settings } from '#platform/server/settings.ts'
import { visaSettings } from '../../contract/settings.ts'
import { refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { mandatoryDataMissing, passportTooShort } from '../../contract/refusals.ts'
import { nightsOf } from '../../rules/desk/rooming.ts'
import { passportLongEnough, passportNeededUntil } from '../../rules/passport.ts'
import { keepVisaLetter } from '../acts/visa-letter.ts'
import { doingOf, follow, moved, take } from '../acts/perform.ts'
import { move } from '../acts/move.ts'
import { addDocument } from '../store/papers.ts'

type Paper = { ID: number; Version: number; FileID: number }

async function savePaper(
  asked: Asked<{ body: Paper }>,
  action: 'uploadVisaProof' | 'uploadTicket',
  kind: 'visaProof' | 'flightTicket',
) {
  const { db, actor, body } = asked
  const doing = await doingOf(asked)
  const found = await take(asked, doing, body, action)
  const uploaded = await move(doing, found, action)
  await attachFile(db, actor, body.FileID, kind, ['registration', found.id])
  await addDocument(db, found.id, { kind, fileId: body.FileID, by: actor.userId, at: asked.now })
  return moved(uploaded)
}

export const uploadVisaProof: Handler<typeof calls.uploadVisaProof> = (asked) =>
  savePaper(asked, 'uploadVisaProof', 'visaProof')
export const uploadTicket: Handler<typeof calls.uploadTicket> = (asked) =>
  savePaper(asked, 'uploadTicket', 'flightTicket')

/** The letter is written from the passport alone, so the passport must be known and reach far enough; what it says is kept. */
export const issueVisaLetter: Handler<typeof calls.issueVisaLetter> = async (asked) => {
  const doing = await doingOf(asked)
  const found = await take(asked, doing, asked.body, 'issueVisaLetter')
  const { passportMonths } = await settings(asked.db, visaSettings)
  const passport = (await passportIdentity(asked.db, found.traineeId))!
  if (!passport.sealed) refuse(mandatoryDataMissing, { missing: ['passportNumber'] })
  if (!passportLongEnough(passport.expiresOn, found.endsOn, passportMonths)) {
    refuse(passportTooShort, { until: passportNeededUntil(found.endsOn, passportMonths) })
  }
  const after = await move(doing, found, 'issueVisaLetter')
  await keepVisaLetter(asked, found, passport)
  return moved(after)
}

export const arrangeTravel: Handler<typeof calls.arrangeTravel> = async (asked) => {
  const { Flight, Hotel, HotelID, RoomTypeID, ...when } = asked.body
  await requireEntries(asked.db, [
    ...(HotelID === null ? [] : [['HotelID', 'Hotel', HotelID] as const]),
    ...(RoomTypeID === null ? [] : [['RoomTypeID', 'RoomType', RoomTypeID] as const]),
  ])
  const doing = await doingOf(asked)
  const found = await take(asked, doing, asked.body, 'arrangeTravel')
  // Who is given a room stays in it, whatever was wished.
  const isLodged = RoomTypeID !== null && (HotelID !== null || Hotel !== '') && !found.needsAccommodation
  const arranged = await move(doing, found, 'arrangeTravel', {
    set: {
      flight: Flight,
      hotel: Hotel,
      hotel_id: HotelID,
      arrives_on: when.ArrivesOn,
      arrives_at: when.ArrivesAt,
      departs_on: when.DepartsOn,
      departs_at: when.DepartsAt,
      departure_flight: when.DepartureFlight,
      ...(RoomTypeID && { room_type_id: RoomTypeID }),
      ...(isLodged && { needs_accommodation: true, nights: nightsOf(found, when.ArrivesOn, when.DepartsOn) }),
    },
  })
  return moved(await follow(doing, arranged, 'arrangeTravel'))
}
