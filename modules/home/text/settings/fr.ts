import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { firstStepSettings } from '../../contract/settings.ts'
import { fr as steps } from '../steps/fr.ts'

export const fr = {
  sections: { firstSteps: { title: steps.title, about: 'Par quoi commence une nouvelle académie, pas à pas.' } },
  settings: {
    firstStepsShown: {
      label: 'Montrer les premiers pas',
      help: 'Ils figurent sur l’accueil des administrateurs jusqu’à ce que tous soient faits.',
    },
  },
} satisfies SettingWords<typeof firstStepSettings>
