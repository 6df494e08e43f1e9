import { reading } from '#platform/server/documents/reading.ts'
import { beneficiariesOf, classToCount } from '../../server/store/beneficiaries.ts'
import numberBeneficiaries from './document.ts'

export default reading(numberBeneficiaries, async ({ db }, { CourseClassID }) => {
  const found = await classToCount(db, CourseClassID)
  if (!found) return null
  return {
    content: {
      ClassCode: found.class_code,
      CourseName: found.course_name,
      StartDate: found.starts_on,
      EndDate: found.ends_on,
      Organizations: await beneficiariesOf(db, CourseClassID, 'organization'),
      Nationalities: await beneficiariesOf(db, CourseClassID, 'nationality'),
    },
    record: ['courseClass', CourseClassID],
  }
})
