import type { ActWords } from '#platform/shared/act.ts'
import type { fileActs, listActs, refusedActs, settingActs, uploadActs } from '#platform/shared/own-acts.ts'

type OwnActs = ActWords<typeof uploadActs> &
  ActWords<typeof fileActs> &
  ActWords<typeof refusedActs> &
  ActWords<typeof listActs> &
  ActWords<typeof settingActs>

/** What the platform itself writes down. */
const acts = {
  uploadFile: { past: 'رُفع ملف' },
  downloadFile: { past: 'نُزّل ملف' },
  dropUnclaimedFiles: { past: 'حُذفت ملفات لم تُرفق بأي سجل' },
  refuseFile: { past: 'رفض الفاحص ملفًا' },
  refuseRight: { past: 'مُنع من إجراء لا يملك صلاحيته' },
  exportList: { past: 'صُدّرت قائمة إلى ملف' },
  changeSetting: { past: 'غُيّر إعداد' },
} as const satisfies OwnActs

export const ar = { acts } as const
