import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Where people find what refers to entries of lookups. */
export const foundAt: readonly FoundAt[] = [
  {
    table: 'people.trainee',
    screen: '/User/Trainee',
    by: { nationality_id: 'NationalityID' },
  },
  { table: 'people.trainee_contact', of: 'trainee_id', screen: '/User/Trainee' },
  { table: 'people.trainee_education', of: 'trainee_id', screen: '/User/Trainee' },
  {
    table: 'people.instructor',
    screen: '/Instructor',
    by: { status_id: 'StatusID' },
  },
  { table: 'people.instructor_contact', of: 'instructor_id', screen: '/Instructor' },
  { table: 'people.instructor_education', of: 'instructor_id', screen: '/Instructor' },
  { table: 'people.instructor_language', of: 'instructor_id', screen: '/Instructor' },
  { table: 'people.instructor_area', of: 'instructor_id', screen: '/Instructor' },
  { table: 'people.instructor_sector', of: 'instructor_id', screen: '/Instructor' },
  { table: 'people.organization', screen: '/User/Organization', by: { country_id: 'CountryID' } },
]
