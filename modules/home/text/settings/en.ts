import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { firstStepSettings } from '../../contract/settings.ts'
import { en as steps } from '../steps/en.ts'

export const en = {
  sections: { firstSteps: { title: steps.title, about: 'What a new academy begins with, step by step.' } },
  settings: {
    firstStepsShown: {
      label: 'Show the first steps',
      help: 'They stand on the homes of administrators until all of them are done.',
    },
  },
} satisfies SettingWords<typeof firstStepSettings>
