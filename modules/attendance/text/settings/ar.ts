import { ar as terms } from '#platform/web/text/terms/ar.ts'
import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { attendanceSettings } from '../../contract/settings.ts'

export const ar = {
  sections: { attendance: { title: terms.attendance } },
  settings: {
    lateCountsFull: { label: 'تأخر يُحسب حضورًا كاملًا', help: 'حتى هذا العدد من الدقائق يُحسب للمتأخر كامل الجلسة.' },
    lateCountsHalf: { label: 'تأخر يُحسب نصف حضور', help: 'ومن تأخر أكثر منه لا يُحسب له شيء من الجلسة.' },
    excusedPercent: {
      label: 'نسبة الغياب بعذر',
      help: 'حتى هذه النسبة من ساعات الشعبة لا يُحسب الغياب بعذر، وما زاد عليها غياب.',
    },
    presentByCode: {
      label: 'حاضر عند التسجيل بالرمز خلال',
      help: 'من سُجّل بالرمز بعدها فهو متأخر بعدد الدقائق منذ بداية الجلسة.',
    },
  },
} satisfies SettingWords<typeof attendanceSettings>
