import type { ActWords } from '#platform/shared/record/act.ts'
import type {
  downloadActs,
  fileActs,
  listActs,
  refusedActs,
  settingActs,
  ticketActs,
  uploadActs,
} from '#platform/shared/own-acts.ts'

type OwnActs = ActWords<typeof uploadActs> &
  ActWords<typeof fileActs> &
  ActWords<typeof ticketActs> &
  ActWords<typeof downloadActs> &
  ActWords<typeof refusedActs> &
  ActWords<typeof listActs> &
  ActWords<typeof settingActs>

/** What the platform itself writes down. */
const acts = {
  uploadFile: { past: 'رُفع ملف' },
  downloadFile: { past: 'نُزّل ملف' },
  issueReportTicket: { past: 'أُصدر مفتاح مستند للطباعة' },
  downloadReport: { past: 'نُزّل مستند للطباعة' },
  dropUnclaimedFiles: { past: 'حُذفت ملفات لم تُرفق بأي سجل' },
  refuseFile: { past: 'رفض الفاحص ملفًا' },
  refuseRight: { past: 'مُنع من إجراء لا يملك صلاحيته' },
  exportList: { past: 'صُدّرت قائمة إلى ملف' },
  changeSetting: { past: 'غُيّر إعداد' },
} as const satisfies OwnActs

export const ar = { acts } as const
