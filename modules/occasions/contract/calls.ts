import type { Calls } from '#platform/shared/call.ts'
import { callsOf } from '#platform/shared/record/act.ts'
import { guestActs, occasionActs } from './acts.ts'
import * as asking from './asking.ts'
import { checkIn, decideGuests, getDoor, getGuests } from './guests.ts'
import { getOccasion, getOccasions, setOccasionPublished } from './occasions.ts'

export const occasionsCalls = {
  getOccasions,
  getOccasion,
  setOccasionPublished,
  getGuests,
  decideGuests,
  getDoor,
  checkIn,
  getPublicOccasions: asking.getPublicOccasions,
  getPublicOccasion: asking.getPublicOccasion,
  proveGuest: asking.proveGuest,
  askForPlace: asking.askForPlace,
  askMyself: asking.askMyself,
  getPass: asking.getPass,
  withdrawGuest: asking.withdrawGuest,
  ...callsOf(occasionActs),
  ...callsOf(guestActs),
} satisfies Calls
