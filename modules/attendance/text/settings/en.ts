import { en as terms } from '#platform/web/text/terms/en.ts'
import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { attendanceSettings } from '../../contract/settings.ts'

export const en = {
  sections: { attendance: { title: terms.attendance } },
  settings: {
    lateCountsFull: {
      label: 'Late and still counted in full',
      help: 'Up to so many minutes late earns the whole session.',
    },
    lateCountsHalf: { label: 'Late and counted half', help: 'Whoever comes later still earns nothing of the session.' },
    excusedPercent: {
      label: 'Excused absence',
      help: 'Up to this share of the hours of a class is left out of the sum; what is more counts as absent.',
    },
    presentByCode: {
      label: 'Present by code within',
      help: 'Whoever is marked by code after that is late by the minutes since the beginning.',
    },
  },
} satisfies SettingWords<typeof attendanceSettings>
