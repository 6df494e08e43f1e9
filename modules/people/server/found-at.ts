import type { FoundAt } from '#platform/server/reading/found-at.ts'

/** Nobody finds a record that was merged into another: what it refers to still is counted apart. */
const unmerged = 'case when t.merged_into is null then t.id end'

/** Where people find what refers to entries of lookups. */
export const foundAt: readonly FoundAt[] = [
  {
    table: 'people.trainee',
    shown: unmerged,
    screen: '/User/Trainee',
    by: {
      nationality_id: 'NationalityID',
      title_id: 'TitleID',
      country_id: 'CountryID',
      marital_status_id: 'MaritalStatusID',
      education_degree_id: 'EducationDegreeID',
    },
  },
  { table: 'people.trainee_contact', of: 'trainee_id', screen: '/User/Trainee', by: { type_id: 'ContactTypeID' } },
  {
    table: 'people.trainee_education',
    of: 'trainee_id',
    screen: '/User/Trainee',
    by: { degree_id: 'EducationDegreeID' },
  },
  {
    table: 'people.instructor',
    shown: unmerged,
    screen: '/Instructor',
    by: {
      status_id: 'StatusID',
      title_id: 'TitleID',
      nationality_id: 'NationalityID',
      country_id: 'CountryID',
      industry_sector_id: 'IndustrySectorID',
    },
  },
  { table: 'people.instructor_contact', of: 'instructor_id', screen: '/Instructor', by: { type_id: 'ContactTypeID' } },
  {
    table: 'people.instructor_education',
    of: 'instructor_id',
    screen: '/Instructor',
    by: { degree_id: 'EducationDegreeID' },
  },
  {
    table: 'people.instructor_language',
    of: 'instructor_id',
    screen: '/Instructor',
    by: { language_id: 'LanguageID' },
  },
  { table: 'people.instructor_area', of: 'instructor_id', screen: '/Instructor', by: { area_id: 'AreaID' } },
  {
    table: 'people.instructor_sector',
    of: 'instructor_id',
    screen: '/Instructor',
    by: { sector_id: 'IndustrySectorID' },
  },
  { table: 'people.organization', screen: '/User/Organization', by: { country_id: 'CountryID' } },
]
