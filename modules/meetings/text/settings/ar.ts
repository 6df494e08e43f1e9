import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { meetingSettings } from '../../contract/settings.ts'
import { ar as meetings } from '../ar.ts'

export const ar = {
  sections: { meetings: { title: meetings.screens.meetings } },
  settings: {
    meetingReminderMinutes: {
      label: 'التذكير قبل الاجتماع',
      help: 'يصل إلى من لم يعتذر. صفر: لا تذكير.',
    },
  },
} satisfies SettingWords<typeof meetingSettings>
