import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { feedbackSettings } from '../../contract/settings.ts'
import { fr as feedback } from '../fr.ts'

export const fr = {
  sections: { feedback: { title: 'Évaluation après les formations' } },
  settings: {
    feedbackCourseByTrainee: {
      label: feedback.kinds.courseByTrainee,
      help: 'Demandée d’elle-même après la dernière séance d’une session.',
    },
    feedbackInstructorByTrainee: { label: feedback.kinds.instructorByTrainee },
    feedbackInstructorByEvaluator: { label: feedback.kinds.instructorByEvaluator },
    feedbackCourseByInstructor: { label: feedback.kinds.courseByInstructor },
    feedbackCourseByOrganization: { label: feedback.kinds.courseByOrganization },
    feedbackDays: { label: 'Une campagne dure' },
    feedbackReminderDays: { label: 'Rappel après', help: 'Puis encore une fois après le même délai.' },
    feedbackByCode: { label: 'Les stagiaires répondent par le lien de leur lettre, sans connexion' },
  },
} satisfies SettingWords<typeof feedbackSettings>
