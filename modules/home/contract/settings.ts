import { setting } from '#platform/shared/settings/kinds.ts'
import { settingSection } from '#platform/shared/settings/section.ts'

export const firstStepSettings = settingSection(
  'home',
  'firstSteps',
  { page: 'system', order: 95, who: 'admin' },
  {
    /** Administrators' homes show them until all are done. */
    firstStepsShown: setting.switch({ default: true, sample: false }),
  },
)
