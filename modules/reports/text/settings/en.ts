import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { reportSettings } from '../../contract/settings.ts'
import { en as reports } from '../en.ts'

export const en = {
  sections: { reports: { title: reports.screens.reports } },
  settings: {
    reportRunDays: {
      label: 'Results of reports are kept',
      help: 'For so many days what a report made in the background brought is kept.',
    },
  },
} satisfies SettingWords<typeof reportSettings>
