import { ar as terms } from '#platform/web/text/terms/ar.ts'

const closed = 'سجّل الدخول بالحساب الذي تخصه الوثيقة، أو اطلب رابطًا جديدًا ممن أرسلها إليك.'

export const ar = {
  closedTitle: 'هذه الوثيقة لا تُفتح بهذا الرابط',
  closed: closed,
  closedForYou: 'حسابك ليس مما تُفتح له هذه الوثيقة، أو لم تعد موجودة. اطلب رابطًا جديدًا ممن أرسلها إليك.',
  signIn: terms.signIn,
  offTitle: 'الوثيقة غير متاحة',
  refusals: {
    reportClosed: closed,
    pdfNotAvailable: 'لا يُنشئ هذا الخادم ملفات PDF. اطبع الصفحة واختر «حفظ بصيغة PDF».',
    reportDownloadLocked: 'يمكنك عرض هذه الوثيقة، ولم تُتح الأكاديمية تنزيلها بعد.',
    documentOff: 'أوقفت الأكاديمية إصدار هذه الوثيقة حاليًا. اسأل الأكاديمية عن موعد إتاحتها.',
  },
} as const
