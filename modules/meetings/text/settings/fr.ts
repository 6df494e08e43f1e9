import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { meetingSettings } from '../../contract/settings.ts'
import { fr as meetings } from '../fr.ts'

export const fr = {
  sections: { meetings: { title: meetings.screens.meetings } },
  settings: {
    meetingReminderMinutes: {
      label: 'Rappel avant une réunion',
      help: 'Il va à ceux qui n’ont pas décliné. Zéro : pas de rappel.',
    },
  },
} satisfies SettingWords<typeof meetingSettings>
