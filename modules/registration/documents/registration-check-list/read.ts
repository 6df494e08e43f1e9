import { reading } from '#platform/server/documents/reading.ts'
import { settings } from '#platform/server/settings.ts'
import { visaSettings } from '../../contract/settings.ts'
import { courseOnOfferCalled } from '../../server/store/printed/course-on-offer.ts'
import registrationCheckList from './document.ts'

export default reading(registrationCheckList, async ({ db }, { CourseName }) => {
  const found = await courseOnOfferCalled(db, CourseName)
  if (!found) return null
  const { courseId, ...course } = found
  const { passportMonths } = await settings(db, visaSettings)
  return { content: { ...course, PassportMonths: passportMonths }, record: ['course', courseId] }
})
