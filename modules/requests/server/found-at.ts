import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Where people find what refers to entries of lookups. */
export const foundAt: readonly FoundAt[] = [
  {
    table: 'requests.course_request',
    screen: '/CourseRequest',
    by: { request_location_id: 'RequestLocationID', room_type_id: 'RoomTypeID' },
  },
]
