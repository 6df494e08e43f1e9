import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

const asksByItself = () => setting.switch({ default: true, from: 'next' })

export const feedbackSettings = settingSection(
  'feedback',
  'feedback',
  { page: 'general', order: 75 },
  {
    /** Which sheets are asked by themselves once the last session of a class is over. */
    feedbackCourseByTrainee: asksByItself(),
    feedbackInstructorByTrainee: asksByItself(),
    feedbackInstructorByEvaluator: asksByItself(),
    feedbackCourseByInstructor: asksByItself(),
    feedbackCourseByOrganization: asksByItself(),
    /** So long a round is open. */
    feedbackDays: setting.days({ default: 14, least: 1, most: 90, from: 'next' }),
    /** Whoever has not answered is reminded after so many days, and once more after as many again. */
    feedbackReminderDays: setting.days({ default: 4, least: 1, most: 30 }),
    /** Trainees answer by the link of their letter, without a log-in. */
    feedbackByCode: setting.switch({ default: true, from: 'next' }),
  },
)
