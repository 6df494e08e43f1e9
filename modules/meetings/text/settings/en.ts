import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { meetingSettings } from '../../contract/settings.ts'
import { en as meetings } from '../en.ts'

export const en = {
  sections: { meetings: { title: meetings.screens.meetings } },
  settings: {
    meetingReminderMinutes: {
      label: 'Reminder before a meeting',
      help: 'It goes to whoever has not declined. Zero: no reminder.',
    },
  },
} satisfies SettingWords<typeof meetingSettings>
