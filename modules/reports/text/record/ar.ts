import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as reports } from '../ar.ts'

export const ar = {
  rights: {
    addSavedReport: 'إعداد تقرير وحفظه',
    editSavedReport: 'تعديل تقرير محفوظ',
    deleteSavedReport: 'حذف تقرير محفوظ',
    setSchedule: 'تحديد موعد إرسال تقرير',
    pauseSchedule: 'إيقاف إرسال تقرير',
    resumeSchedule: 'استئناف إرسال تقرير',
    deleteSchedule: 'إلغاء إرسال تقرير',
    startRun: reports.acts.startRun.do,
    cancelRun: 'إيقاف إعداد تقرير',
  },
  columns: {
    name: reports.fields.name,
    list: reports.fields.list,
    rhythm: reports.fields.rhythm,
    weekday: reports.fields.weekday,
    monthDay: reports.fields.monthDay,
    hour: reports.fields.hour,
    isPaused: reports.builder.isPaused,
    reportId: reports.screens.report,
    state: terms.state,
    isScheduled: reports.result.scheduled,
    rights: reports.fields.rights,
    accountIds: reports.fields.people,
    accountId: reports.fields.recipients,
  },
} as const
