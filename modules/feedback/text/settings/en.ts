import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { feedbackSettings } from '../../contract/settings.ts'
import { en as feedback } from '../en.ts'

export const en = {
  sections: { feedback: { title: 'Feedback after courses' } },
  settings: {
    feedbackCourseByTrainee: {
      label: feedback.kinds.courseByTrainee,
      help: 'Asked by itself after the last session of a class.',
    },
    feedbackInstructorByTrainee: { label: feedback.kinds.instructorByTrainee },
    feedbackInstructorByEvaluator: { label: feedback.kinds.instructorByEvaluator },
    feedbackCourseByInstructor: { label: feedback.kinds.courseByInstructor },
    feedbackCourseByOrganization: { label: feedback.kinds.courseByOrganization },
    feedbackDays: { label: 'A round is open for' },
    feedbackReminderDays: { label: 'Reminder after', help: 'And once more after as long again.' },
    feedbackByCode: { label: 'Trainees answer by their letter’s link, without a log-in' },
  },
} satisfies SettingWords<typeof feedbackSettings>
