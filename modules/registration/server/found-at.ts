import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Where people find what refers to entries of lookups. */
export const foundAt: readonly FoundAt[] = [
  {
    table: 'registration.registration',
    screen: '/CourseRegistration/:CourseID?/:CourseClassID?/:AnnualPlanID?',
    by: { room_type_id: 'RoomTypeID', hotel_id: 'HotelID' },
  },
  {
    table: 'registration.registration_extra',
    of: 'registration_id',
    screen: '/CourseRegistration/:CourseID?/:CourseClassID?/:AnnualPlanID?',
    by: { additional_facility_id: 'ExtraID' },
  },
  // One payment may be of an invoice about something else, so no filter shows exactly these.
  {
    table: 'billing.payment',
    of: 'invoice_id',
    screen: '/CourseRegistration/:CourseID?/:CourseClassID?/:AnnualPlanID?',
  },
]
