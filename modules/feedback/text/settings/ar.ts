import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { feedbackSettings } from '../../contract/settings.ts'
import { ar as feedback } from '../ar.ts'

export const ar = {
  sections: { feedback: { title: 'التقييم بعد الدورات' } },
  settings: {
    feedbackCourseByTrainee: { label: feedback.kinds.courseByTrainee, help: 'يُسأل وحده بعد آخر جلسة في الشعبة.' },
    feedbackInstructorByTrainee: { label: feedback.kinds.instructorByTrainee },
    feedbackInstructorByEvaluator: { label: feedback.kinds.instructorByEvaluator },
    feedbackCourseByInstructor: { label: feedback.kinds.courseByInstructor },
    feedbackCourseByOrganization: { label: feedback.kinds.courseByOrganization },
    feedbackDays: { label: 'مدة الجولة' },
    feedbackReminderDays: { label: 'التذكير بعد', help: 'ثم مرة أخرى بعد المدة نفسها.' },
    feedbackByCode: { label: 'يجيب المتدرب برابط رسالته دون دخول' },
  },
} satisfies SettingWords<typeof feedbackSettings>
