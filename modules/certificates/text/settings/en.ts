import { en as terms } from '#platform/web/text/terms/en.ts'
import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { certificateSettings } from '../../contract/settings.ts'

export const en = {
  sections: { certificates: { title: terms.certificates } },
  settings: {
    certificateAfterFees: {
      label: 'Only after the fees are settled',
      help: 'A trainee’s certificate waits until the fees are paid or waived.',
    },
    certificateAfterFeedback: {
      label: 'Only after feedback on the course',
      help: 'Takes effect where the trainee was asked for feedback.',
    },
  },
} satisfies SettingWords<typeof certificateSettings>
