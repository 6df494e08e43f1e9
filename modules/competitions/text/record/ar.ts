import { ar as competitions } from '../ar.ts'

export const ar = {
  /* Words of rights where the button does not name the record. */
  rights: {
    publish: 'إعلان مسابقة',
    updateCompetition: 'تعديل مسابقة',
    openRegistration: 'فتح الاشتراك في مسابقة قبل موعده',
    endRun: 'إنهاء مسابقة قبل موعدها',
    releaseProvisional: 'إظهار النتائج المبدئية لمسابقة',
    openAppeals: 'فتح باب التظلم في مسابقة',
    releaseFinal: 'إظهار النتائج النهائية لمسابقة',
    archive: 'أرشفة مسابقة',
    takeBackProvisional: 'إعادة نتائج مسابقة إلى التصحيح',
    withdrawCompetition: 'سحب إعلان مسابقة',
    deleteCompetition: 'حذف مسودة مسابقة',
    uploadEntryProof: 'رفع إثبات سداد اشتراك في مسابقة',
    confirmEntryFee: 'تأكيد سداد اشتراك في مسابقة',
    returnEntryFee: 'رد رسوم اشتراك في مسابقة',
    rejectEntryProof: 'رفض إثبات سداد اشتراك في مسابقة',
    showName: 'تغيير ظهور الاسم على لوحة مسابقة',
    withdrawEntry: 'الانسحاب من مسابقة',
    fileAppeal: 'تقديم تظلّم في مسابقة',
    upholdAppeal: 'قبول تظلّم في مسابقة',
  },
  columns: {
    about: competitions.fields.about,
    courseId: competitions.fields.course,
    entriesOpenAt: competitions.fields.entriesOpen,
    feeMinor: competitions.fields.fee,
    feeCurrency: 'عملة الرسوم',
    state: competitions.fields.state,
    appealsUntil: competitions.fields.appealsUntil,
    showsName: competitions.fields.showsName,
  },
} as const
